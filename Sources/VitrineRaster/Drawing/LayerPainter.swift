// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import VitrineDisplay

/// Walks a display tree from back to front and draws it.
///
/// Layers that act as a whole (opacity, rounded clips, blur, shadow) are drawn into a surface of their own, as large as
/// their ink, and put into place as one picture; all others go straight to their target. Linear in the layers and pixels.
final class LayerPainter {
    /// More levels than any real tree has, few enough for the stack of any thread.
    static let deepest = 1_000

    let scale: Double
    let text: TextPainter
    let images: ImagePainter
    private let offsets: ScrollOffsets
    private let ink: InkBounds
    private var depth = 0

    init(scale: Double, text: TextPainter, images: ImagePainter, offsets: @escaping ScrollOffsets) {
        self.scale = scale
        self.text = text
        self.images = images
        self.offsets = offsets
        ink = InkBounds(offsets: offsets)
    }

    /// Draws a layer whose parent's coordinates `outer` maps to the device.
    func paint(
        _ layer: Layer, in outer: DisplayTransform, scrollOffset: (x: Double, y: Double) = (0, 0),
        on target: PixelSurface
    ) throws {
        let effects = linked(layer.effects, layer)
        guard !layer.isGhost, !effects.isHidden, effects.opacity > 0 else { return }
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else {
            throw RasterError(
                code: .tooDeep, message: "More than \(Self.deepest) layers lie inside each other.",
                remedy: "Look for a view that contains itself.")
        }
        let frame = layer.frameInParent
        let place = DisplayTransform(translationX: frame.x - scrollOffset.x, y: frame.y - scrollOffset.y)
        let inner = DisplayTransform(effects: effects, width: frame.width, height: frame.height)
        let transform = outer.after(place.after(inner))
        guard transform.isFinite else {
            throw RasterError(
                code: .badLayer, message: "Layer \(layer.id) has a place that is not a number.",
                remedy: "Look for a division by zero in the view's frames, offsets and scales.")
        }
        if transform.isAffine {
            guard transform.isUsable else { return }
            try paint(layer, effects, transform, on: target)
        } else {
            try paintInPerspective(layer, effects, transform, on: target)
        }
    }

    private func paint(
        _ layer: Layer, _ effects: LayerEffects, _ transform: DisplayTransform, on target: PixelSurface
    ) throws {
        let hasFreeClip = effects.clip.map { !isPixelRectangle($0, transform) } ?? false
        let needsGroup =
            effects.blurRadius > 0 || effects.shadow != nil || !effects.colorFilters.isEmpty || effects.isMasked
            || effects.blendMode != .normal || (effects.opacity < 1 && !layer.children.isEmpty)
            || (effects.isCompositingGroup && blends(inside: layer))
            || (hasFreeClip && !blends(inside: layer))
        if needsGroup {
            return try paintGroup(layer, effects, transform, on: target)
        }
        cairo_save(target.context)
        defer { cairo_restore(target.context) }
        if let outline = effects.clip { clip(outline, layer.bounds, transform, target) }
        try paintContent(layer, transform, alpha: min(effects.opacity, 1), on: target)
    }

    /// Whether a layer inside meets what lies behind this one: then it cannot be drawn apart.
    private func blends(inside layer: Layer) -> Bool {
        layer.children.contains { child in
            let effects = child.effects
            return effects.blendMode != .normal || (!effects.isolatesBlending && blends(inside: child))
        }
    }

    private func paintContent(
        _ layer: Layer, _ transform: DisplayTransform, alpha: Double, on target: PixelSurface
    ) throws {
        try paintOwn(layer, transform, alpha: alpha, on: target)
        guard !layer.children.isEmpty else { return }
        var isClipped = false
        if case .scroll = layer.content {
            cairo_save(target.context)
            clip(.rectangle, layer.bounds, transform, target)
            isClipped = true
        }
        defer { if isClipped { cairo_restore(target.context) } }
        let offset = layer.scrollOffset(in: offsets)
        for child in layer.paintOrder where !child.effects.isMask {
            try paint(child, in: transform, scrollOffset: offset, on: target)
        }
    }

    // MARK: - Groups

    /// Draws a layer apart, in the order of `LayerEffects`: content, mask, clip, filters, blur; then the shadow and the
    /// result go to the target, at the layer's opacity.
    private func paintGroup(
        _ layer: Layer, _ effects: LayerEffects, _ transform: DisplayTransform, on target: PixelSurface
    ) throws {
        let blur = max(effects.blurRadius, 0) * transform.stretch
        // What filters bring into the target from outside of it must be drawn too.
        var reach = blur * 3
        if let shadow = effects.shadow {
            let move = transform.direction(x: shadow.x, y: shadow.y)
            reach += max(shadow.radius, 0) * transform.stretch * 3 + max(abs(move.x), abs(move.y))
        }
        guard reach < Double(PictureSize.longestSide) else {
            throw RasterError(
                code: .badLayer, message: "Layer \(layer.id) has a blur or shadow of \(reach) pixels.",
                remedy: "Use a smaller radius.")
        }
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
            return draw(whole, alpha: effects.opacity, mode: effects.blendMode, on: target)
        }
        if let shadow = effects.shadow { cast(shadow, of: group, transform, effects.opacity, on: target) }
        draw(group, alpha: effects.opacity, mode: effects.blendMode, on: target)
    }

    /// The content of a layer, masked and clipped, on a surface of its own.
    private func drawApart(
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

    /// Draws a layer flat, at the picture's scale, and puts that into perspective.
    private func paintInPerspective(
        _ layer: Layer, _ effects: LayerEffects, _ transform: DisplayTransform, on target: PixelSurface
    ) throws {
        var flatEffects = effects
        (flatEffects.opacity, flatEffects.blendMode) = (1, .normal)
        var flat = DisplayTransform()
        (flat.a, flat.d) = (scale, scale)
        guard var bounds = ink.content(of: layer, flat) else { return }
        bounds = InkBounds.withFilters(effects, bounds, flat)
        let far = PixelRect(x: -8192, y: -8192, width: 16384, height: 16384)
        guard let source = PixelRect(covering: bounds, within: far) else { return }
        _ = try PictureSize(width: Double(source.width), height: Double(source.height), scale: 1)
        let drawing = try PixelSurface(frame: source)
        try paint(layer, flatEffects, flat, on: drawing)
        try drawing.check()
        let warp = transform.after(DisplayTransform(a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: 0, ty: 0))
        guard let frame = PixelRect(covering: warp.bounds(of: source.rect).grown(by: 1), within: target.clippedFrame)
        else { return }
        let result = try PixelSurface(frame: frame)
        PerspectiveWarp(transform: warp).apply(drawing, to: result)
        draw(result, alpha: effects.opacity, mode: effects.blendMode, on: target)
    }

    private func cast(
        _ shadow: LayerEffects.Shadow, of group: PixelSurface, _ transform: DisplayTransform, _ opacity: Double,
        on target: PixelSurface
    ) {
        let sigma = max(shadow.radius, 0) * transform.stretch
        let margin = Int((sigma * 3).rounded(.up))
        let mask = CoverageMask(alphaOf: group, margin: margin)
        GaussianBlur(sigma: sigma).apply(to: mask)
        let move = transform.direction(x: shadow.x, y: shadow.y)
        let color = shadow.color
        cairo_set_source_rgba(
            target.context, color.red, color.green, color.blue, color.alpha * min(opacity, 1))
        mask.paint(
            x: Double(mask.frame.x - target.frame.x) + move.x, y: Double(mask.frame.y - target.frame.y) + move.y,
            on: target)
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

    // MARK: - Clips

    private func isPixelRectangle(_ outline: Outline, _ transform: DisplayTransform) -> Bool {
        outline == .rectangle && transform.keepsPixels(scale: scale)
    }

    private func clip(_ outline: Outline, _ box: DisplayRect, _ transform: DisplayTransform, _ target: PixelSurface) {
        setPath(outline, box, transform, target)
        cairo_clip(target.context)
    }

    /// Makes an outline the path of a target, and the layer's coordinates its matrix.
    private func setPath(_ outline: Outline, _ box: DisplayRect, _ transform: DisplayTransform, _ target: PixelSurface) {
        enter(transform, target)
        let place = outline.isPath ? DisplayRect() : transform.snapped(box, scale: scale)
        CairoPath.set(outline, in: place, on: target.context)
    }

    private func enter(_ transform: DisplayTransform, _ target: PixelSurface) {
        var matrix = DisplayTransform(translationX: -Double(target.frame.x), y: -Double(target.frame.y))
            .after(transform).cairo
        cairo_set_matrix(target.context, &matrix)
    }

    // MARK: - Content

    private func paintOwn(
        _ layer: Layer, _ transform: DisplayTransform, alpha: Double, on target: PixelSurface
    ) throws {
        guard let bounds = InkBounds.own(layer, transform),
            PixelRect(covering: bounds, within: target.frame) != nil
        else { return }
        switch layer.content {
        case .group, .scroll:
            break
        case .fill(let outline, let paint):
            setPath(outline, layer.bounds, transform, target)
            try PaintSource(paint: paint, box: layer.bounds, transform: transform, alpha: alpha).set(on: target)
            cairo_fill(target.context)
        case .stroke(let outline, let paint, let stroke):
            enter(transform, target)
            let source = PaintSource(paint: paint, box: layer.bounds, transform: transform, alpha: alpha)
            try StrokePainter(outline: outline, stroke: stroke)
                .paint(source, in: transform.snapped(layer.bounds, scale: scale), on: target)
        case .text(let value):
            let source = value.paint.map {
                PaintSource(paint: $0, box: layer.bounds, transform: transform, alpha: alpha)
            }
            try text.paint(value, source, transform: transform, scale: scale, alpha: alpha, on: target)
        case .image(let image):
            if case .symbol(let name, _, let pointSize) = image.source, images.drawing(image) == nil {
                return try paintPlaceholder(
                    name, pointSize: pointSize, tint: image.tint ?? .black, in: layer.bounds, transform, alpha: alpha,
                    on: target)
            }
            let box = transform.snapped(layer.bounds, scale: scale)
            enter(transform, target)
            let tint = image.tintPaint.map {
                PaintSource(paint: $0, box: layer.bounds, transform: transform, alpha: alpha)
            }
            try images.paint(image, tint, in: box, alpha: alpha, on: target)
        case .activity:
            enter(transform, target)
            Spinner.paint(in: layer.bounds, alpha: alpha, on: target.context)
        }
    }

    private func paintPlaceholder(
        _ name: String, pointSize: Double, tint: DisplayColor, in bounds: DisplayRect, _ transform: DisplayTransform,
        alpha: Double, on target: PixelSurface
    ) throws {
        let placeholder = SymbolPlaceholder(
            name: name, pointSize: pointSize, in: bounds, tint: tint, width: text.width(of:font:))
        enter(transform, target)
        CairoPath.set(placeholder.outline, in: placeholder.box, on: target.context)
        cairo_set_source_rgba(target.context, tint.red, tint.green, tint.blue, tint.alpha * alpha)
        cairo_set_line_width(target.context, 1)
        cairo_stroke(target.context)
        try text.paint(placeholder.letter, nil, transform: transform, scale: scale, alpha: alpha, on: target)
    }

    /// Effects with what follows a scroller's offset put in.
    private func linked(_ effects: LayerEffects, _ layer: Layer) -> LayerEffects {
        guard !effects.scrollLinks.isEmpty else { return effects }
        var result = effects
        for link in effects.scrollLinks {
            guard let source = layer.tree.layer(id: link.source) else { continue }
            let value = link.value(at: source.scrollOffset(in: offsets).y)
            switch link.property {
            case .translationY: result.offsetY += value
            case .opacity: result.opacity = value
            case .height: break
            }
        }
        return result
    }
}

extension DisplayTransform {
    var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

    /// Whether something can be seen through it.
    var isUsable: Bool { isFinite && a * d - b * c != 0 && max(abs(tx), abs(ty)) < 1e9 && stretch < 1e6 }
}

extension PixelSurface {
    /// The pixels that the context's clip lets through, on the picture's grid.
    var clippedFrame: PixelRect {
        cairo_identity_matrix(context)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        return PixelRect(
            x: frame.x + Int(left.rounded(.down)), y: frame.y + Int(top.rounded(.down)),
            width: max(Int(right.rounded(.up)) - Int(left.rounded(.down)), 0),
            height: max(Int(bottom.rounded(.up)) - Int(top.rounded(.down)), 0))
    }
}
