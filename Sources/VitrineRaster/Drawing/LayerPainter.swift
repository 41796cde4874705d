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
        guard transform.isUsable else {
            if transform.isFinite { return }
            throw RasterError(
                code: .badLayer, message: "Layer \(layer.id) has a place that is not a number.",
                remedy: "Look for a division by zero in the view's frames, offsets and scales.")
        }
        try paint(layer, effects, transform, on: target)
    }

    private func paint(
        _ layer: Layer, _ effects: LayerEffects, _ transform: DisplayTransform, on target: PixelSurface
    ) throws {
        let isLeaf = layer.children.isEmpty
        let needsGroup =
            effects.blurRadius > 0 || effects.shadow != nil || (effects.opacity < 1 && !isLeaf)
            || (effects.clip.map { !isPixelRectangle($0, transform) } ?? false)
        guard needsGroup else {
            cairo_save(target.context)
            defer { cairo_restore(target.context) }
            if effects.clip != nil { clip(.rectangle, layer.bounds, transform, target) }
            return try paintContent(layer, transform, alpha: min(effects.opacity, 1), on: target)
        }
        try paintGroup(layer, effects, transform, on: target)
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
        for child in layer.paintOrder {
            try paint(child, in: transform, scrollOffset: offset, on: target)
        }
    }

    // MARK: - Groups

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
        let group = try PixelSurface(frame: frame)
        if let clip = effects.clip, !isPixelRectangle(clip, transform) {
            let inside = try PixelSurface(frame: frame)
            try paintContent(layer, transform, alpha: 1, on: inside)
            try inside.check()
            cairo_set_source_surface(group.context, inside.surface, 0, 0)
            setPath(clip, layer.bounds, transform, group)
            cairo_fill(group.context)
        } else {
            if effects.clip != nil { clip(.rectangle, layer.bounds, transform, group) }
            try paintContent(layer, transform, alpha: 1, on: group)
        }
        try group.check()
        if blur > 0 { GaussianBlur(sigma: blur).apply(to: group) }
        if let shadow = effects.shadow { try cast(shadow, of: group, transform, effects.opacity, on: target) }
        draw(group, alpha: effects.opacity, on: target)
    }

    private func cast(
        _ shadow: LayerEffects.Shadow, of group: PixelSurface, _ transform: DisplayTransform, _ opacity: Double,
        on target: PixelSurface
    ) throws {
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

    private func draw(_ group: PixelSurface, alpha: Double, on target: PixelSurface) {
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
            try PaintSource.set(paint, in: layer.bounds, alpha: alpha, on: target.context)
            cairo_fill(target.context)
        case .stroke(let outline, let paint, let stroke):
            try StrokePainter(outline: outline, stroke: stroke).paint(
                paint, in: layer.bounds, snapped: transform.snapped(layer.bounds, scale: scale), alpha: alpha,
                on: target.context, matrix: DisplayTransform(
                    translationX: -Double(target.frame.x), y: -Double(target.frame.y)
                ).after(transform))
        case .text(let value):
            try text.paint(value, transform: transform, scale: scale, alpha: alpha, on: target)
        case .image(let image):
            if case .symbol(let name, _, let pointSize) = image.source, images.drawing(image) == nil {
                return try paintPlaceholder(
                    name, pointSize: pointSize, tint: image.tint ?? .black, in: layer.bounds, transform, alpha: alpha,
                    on: target)
            }
            let box = transform.snapped(layer.bounds, scale: scale)
            enter(transform, target)
            images.paint(image, in: box, alpha: alpha, on: target.context)
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
        try text.paint(placeholder.letter, transform: transform, scale: scale, alpha: alpha, on: target)
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
