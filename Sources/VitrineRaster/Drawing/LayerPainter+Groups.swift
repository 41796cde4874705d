// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import VitrineBase
import VitrineDisplay

extension LayerPainter {
    /// Draws a layer apart, in the order of `LayerEffects`: content, mask, clip, filters, blur; then the shadow and the
    /// result go to the target, at the layer's opacity.
    func paintGroup(
        _ layer: Layer, _ effects: LayerEffects, _ transform: DisplayTransform, on target: PixelSurface
    ) throws {
        let blur = max(effects.blurRadius, 0) * transform.stretch
        // What filters bring into the target from outside of it must be drawn too.
        var reach = blur * 3
        if let shadow = effects.shadow {
            let move = transform.direction(x: shadow.x, y: shadow.y)
            reach += max(shadow.radius, 0) * transform.stretch * 3 + max(abs(move.x), abs(move.y))
        }
        try check(reach, of: layer)
        let limits = target.clippedFrame.grown(by: Int(reach.rounded(.up)) + 1)
        guard let bounds = ink.content(of: layer, transform),
            let frame = PixelRect(covering: bounds.grown(by: blur * 3 + 1), within: limits)
        else { return }
        let group = try drawApart(layer, effects, transform, frame: frame)
        if !effects.colorFilters.isEmpty { ColorFilterPass(effects.colorFilters).apply(to: group) }
        if blur > 0 { GaussianBlur(sigma: blur).apply(to: group) }
        if effects.blendMode != .normal, effects.shadow != nil {
            // The shadow belongs to what is blended.
            let limits = PixelRect(covering: target.frame.rect, within: target.frame) ?? target.frame
            let whole = try PixelSurface(frame: limits)
            if let shadow = effects.shadow { cast(shadow, of: group, transform, 1, on: whole) }
            draw(group, alpha: 1, on: whole)
            return draw(whole, of: layer, effects, on: target)
        }
        if let shadow = effects.shadow { cast(shadow, of: group, transform, effects.opacity, on: target) }
        draw(group, of: layer, effects, on: target)
    }

    func check(_ reach: Double, of layer: Layer) throws {
        guard reach < Double(ImageSize.longestSide) else {
            throw Diagnostic(
                .renderBadLayer, "Layer \(layer.id) has a blur or shadow of \(reach) pixels.",
                remedy: "Use a smaller radius.", severity: .error)
        }
    }

    /// Returns the content of a layer, masked and clipped, on a surface of its own.
    func drawApart(
        _ layer: Layer, _ effects: LayerEffects, _ transform: DisplayTransform, frame: PixelRect
    ) throws -> PixelSurface {
        var group = try PixelSurface(frame: frame)
        try paintContent(layer, transform, alpha: 1, on: group)
        if effects.isMasked {
            let mask = try PixelSurface(frame: frame)
            for child in layer.paintOrder where child.effects.isMask {
                try paint(child, in: transform, on: mask)
            }
            try mask.check()
            cairo_set_operator(group.context, CAIRO_OPERATOR_DEST_IN)
            draw(mask, alpha: 1, on: group)
            cairo_set_operator(group.context, CAIRO_OPERATOR_OVER)
        }
        if let outline = effects.clip {
            let clipped = try PixelSurface(frame: frame)
            cairo_set_source_surface(clipped.context, group.surface, 0, 0)
            setPath(outline, layer.bounds, transform, clipped)
            cairo_fill(clipped.context)
            group = clipped
        }
        try group.check()
        return group
    }

    /// Draws a layer flat, at the image's scale, and puts that into perspective.
    func paintInPerspective(
        _ layer: Layer, _ effects: LayerEffects, _ transform: DisplayTransform, on target: PixelSurface
    ) throws {
        var flatEffects = effects
        (flatEffects.opacity, flatEffects.blendMode) = (1, .normal)
        var flat = DisplayTransform()
        (flat.a, flat.d) = (resolution, resolution)
        guard var bounds = ink.content(of: layer, flat) else { return }
        bounds = InkBounds.withFilters(effects, bounds, flat)
        let far = PixelRect(x: -8192, y: -8192, width: 16384, height: 16384)
        guard let source = PixelRect(covering: bounds, within: far) else { return }
        _ = try ImageSize(width: Double(source.width), height: Double(source.height), scale: 1)
        let drawing = try PixelSurface(frame: source)
        try paint(layer, flatEffects, flat, on: drawing)
        try drawing.check()
        let warp = transform.after(DisplayTransform(a: 1 / resolution, b: 0, c: 0, d: 1 / resolution, tx: 0, ty: 0))
        guard let frame = PixelRect(covering: warp.bounds(of: source.rect).grown(by: 1), within: target.clippedFrame)
        else { return }
        let result = try PixelSurface(frame: frame)
        PerspectiveWarp(transform: warp).apply(drawing, to: result)
        draw(result, of: layer, effects, on: target)
    }

    func cast(
        _ shadow: LayerEffects.Shadow, of group: PixelSurface, _ transform: DisplayTransform, _ opacity: Double,
        on target: PixelSurface
    ) {
        let sigma = max(shadow.radius, 0) * transform.stretch
        let margin = Int((sigma * 3).rounded(.up))
        let mask = blurs.blurred(CoverageMask(alphaOf: group, margin: margin), sigma: sigma)
        let move = transform.direction(x: shadow.x, y: shadow.y)
        let color = shadow.color
        cairo_set_source_rgba(
            target.context, color.red, color.green, color.blue, color.alpha * min(opacity, 1))
        mask.paint(
            x: Double(mask.frame.x - target.frame.x) + move.x, y: Double(mask.frame.y - target.frame.y) + move.y,
            on: target)
    }

    /// Puts what was drawn apart of a layer into place, at the layer's opacity and in its blend mode.
    private func draw(
        _ group: PixelSurface, of layer: Layer, _ effects: LayerEffects, on target: PixelSurface
    ) {
        guard effects.blendMode == .destinationOut, layer.erasedGroup == nil else {
            return draw(group, alpha: effects.opacity, mode: effects.blendMode, on: target)
        }
        // Behind everything there is the window, which is black.
        cairo_identity_matrix(target.context)
        cairo_set_source_rgba(target.context, 0, 0, 0, min(effects.opacity, 1))
        cairo_mask_surface(
            target.context, group.surface, Double(group.frame.x - target.frame.x),
            Double(group.frame.y - target.frame.y))
    }

    private func draw(
        _ group: PixelSurface, alpha: Double, mode: DisplayBlendMode = .normal, on target: PixelSurface
    ) {
        if mode != .normal { cairo_set_operator(target.context, mode.cairoOperator) }
        defer { if mode != .normal { cairo_set_operator(target.context, CAIRO_OPERATOR_OVER) } }
        cairo_identity_matrix(target.context)
        cairo_set_source_surface(
            target.context, group.surface, Double(group.frame.x - target.frame.x),
            Double(group.frame.y - target.frame.y))
        if alpha < 1 {
            cairo_paint_with_alpha(target.context, alpha)
        } else {
            cairo_paint(target.context)
        }
    }
}
