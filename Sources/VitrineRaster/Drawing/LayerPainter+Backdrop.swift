// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import VitrineDisplay

/// What lies behind fills, blurred (`Backdrop`).
extension LayerPainter {
    /// Draws a fill with what its backdrop adds: the shadow around it, and what lies behind it.
    func paint(
        _ outline: Outline, _ paint: Paint, over backdrop: Backdrop, of layer: Layer, _ transform: DisplayTransform,
        alpha: Double, on target: PixelSurface
    ) throws {
        if let shadow = backdrop.shadow {
            try cast(shadow, around: outline, layer.bounds, transform, alpha: alpha, on: target)
        }
        // A page has no pixels to blur: what lies behind is seen as it is.
        if target.isPage {
            guard backdrop.fullEdge == nil else { return }
            setPath(outline, layer.bounds, transform, target)
            try PaintSource(paint: paint, box: layer.bounds, transform: transform, alpha: alpha).set(on: target)
            return cairo_fill(target.context)
        }
        // A fading layer is drawn apart, so that its own fill fades like what lies behind it.
        guard let frame = PixelRect(covering: transform.bounds(of: layer.bounds), within: target.clippedFrame)
        else { return }
        let result = try PixelSurface(frame: frame)
        try paintBehind(layer, backdrop, transform, from: target, on: result)
        setPath(outline, layer.bounds, transform, result)
        try PaintSource(paint: paint, box: layer.bounds, transform: transform, alpha: 1).set(on: result)
        cairo_fill(result.context)
        try result.check()
        cairo_save(target.context)
        defer { cairo_restore(target.context) }
        clip(outline, layer.bounds, transform, target)
        cairo_identity_matrix(target.context)
        cairo_set_source_surface(
            target.context, result.surface, Double(frame.x - target.frame.x), Double(frame.y - target.frame.y))
        guard let edge = backdrop.fullEdge else {
            return cairo_paint_with_alpha(target.context, alpha)
        }
        enter(transform, target)
        let box = layer.bounds
        let (start, end) = edge == .top ? (box.y, box.maxY) : (box.maxY, box.y)
        let mask = cairo_pattern_create_linear(0, start, 0, end)
        defer { cairo_pattern_destroy(mask) }
        cairo_pattern_add_color_stop_rgba(mask, Backdrop.fullShare, 0, 0, 0, alpha)
        cairo_pattern_add_color_stop_rgba(mask, 1, 0, 0, 0, 0)
        cairo_mask(target.context, mask)
    }

    /// Draws what lies behind a fill that itself is drawn apart.
    func paintBackdrop(
        of layer: Layer, _ effects: LayerEffects, _ transform: DisplayTransform, on target: PixelSurface
    ) throws {
        guard var backdrop = effects.backdrop, case .fill(let outline, _) = layer.content else { return }
        backdrop.shadow = nil
        try paint(
            outline, .color(.clear), over: backdrop, of: layer, transform, alpha: min(effects.opacity, 1), on: target)
    }

    /// Draws what a target shows inside a layer's bounds, blurred and saturated.
    private func paintBehind(
        _ layer: Layer, _ backdrop: Backdrop, _ transform: DisplayTransform, from target: PixelSurface,
        on result: PixelSurface
    ) throws {
        // The bounds of the whole layer, so that a clip does not change what is mirrored at them.
        let bounds = transform.bounds(of: layer.bounds)
        guard let frame = PixelRect(covering: bounds, within: target.frame) else { return }
        let source = try PixelSurface(frame: frame)
        cairo_set_operator(source.context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(
            source.context, target.surface, Double(target.frame.x - frame.x), Double(target.frame.y - frame.y))
        cairo_paint(source.context)
        blurs.blur(
            source, sigma: max(backdrop.radius, 0) * transform.stretch, filters: [.saturation(backdrop.saturation)])
        cairo_set_source_surface(
            result.context, source.surface, Double(frame.x - result.frame.x), Double(frame.y - result.frame.y))
        cairo_paint(result.context)
    }

    /// Draws a shadow of an outline outside of it.
    private func cast(
        _ shadow: LayerEffects.Shadow, around outline: Outline, _ box: DisplayRect, _ transform: DisplayTransform,
        alpha: Double, on target: PixelSurface
    ) throws {
        let reach =
            max(shadow.radius, 0) * transform.stretch * 3 + max(abs(shadow.x), abs(shadow.y)) * transform.stretch
        let limits = target.clippedFrame.grown(by: Int(reach.rounded(.up)) + 1)
        guard let frame = PixelRect(covering: transform.bounds(of: box).grown(by: 1), within: limits) else { return }
        let shape = try PixelSurface(frame: frame)
        setPath(outline, box, transform, shape)
        cairo_fill(shape.context)
        try shape.check()
        cairo_save(target.context)
        defer { cairo_restore(target.context) }
        // Everything but the outline: by the even-odd rule, a frame around all that the shadow touches.
        setPath(outline, box, transform, target)
        cairo_identity_matrix(target.context)
        let area = frame.grown(by: Int(reach.rounded(.up)) + 2)
        cairo_rectangle(
            target.context, Double(area.x - target.frame.x), Double(area.y - target.frame.y), Double(area.width),
            Double(area.height))
        cairo_set_fill_rule(target.context, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_clip(target.context)
        cast(shadow, of: shape, transform, alpha, on: target)
    }
}
