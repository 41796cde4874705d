// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import VitrineDisplay

/// What a layer draws itself, and the paths that it is cut to.
extension LayerPainter {
    func paintOwn(
        _ layer: Layer, _ transform: DisplayTransform, alpha: Double, on target: PixelSurface
    ) throws {
        guard let bounds = InkBounds.own(layer, transform),
            PixelRect(covering: bounds, within: target.frame) != nil
        else { return }
        switch layer.content {
        case .group, .scroll:
            break
        case .fill(let outline, let paint):
            if let backdrop = layer.effects.backdrop {
                return try self.paint(
                    outline, paint, over: backdrop, of: layer, transform, alpha: alpha, on: target)
            }
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
            for placed in value.inlineImages {
                try paint(placed.image, in: placed.frame, transform, alpha: alpha, on: target)
            }
        case .image(let image):
            try paint(image, in: layer.bounds, transform, alpha: alpha, on: target)
        case .drawing(let drawing):
            try paint(drawing, in: layer.bounds, transform, alpha: alpha, on: target)
        case .field(let field):
            if let background = field.background {
                try paint(background, in: layer.bounds, transform, alpha: alpha, on: target)
            }
            guard let value = field.visible else { break }
            cairo_save(target.context)
            defer { cairo_restore(target.context) }
            clip(.rectangle, layer.bounds, transform, target)
            try text.paint(value, nil, transform: transform, scale: scale, alpha: alpha, on: target)
        case .control(let control):
            guard case .slider(let look) = control.kind else { break }
            try paint(look, fraction: control.fraction, in: layer.bounds, transform, alpha: alpha, on: target)
        case .activity(let color):
            enter(transform, target)
            Spinner.paint(color, in: layer.bounds, alpha: alpha, on: target.context)
        }
    }

    private func paint(
        _ image: DisplayImage, in bounds: DisplayRect, _ transform: DisplayTransform, alpha: Double,
        on target: PixelSurface
    ) throws {
        if case .symbol(let name, _, let pointSize) = image.source, images.drawing(image) == nil {
            return try paintPlaceholder(
                name, pointSize: pointSize, tint: image.tint ?? .black, in: bounds, transform, alpha: alpha,
                on: target)
        }
        let box = transform.snapped(bounds, scale: scale)
        enter(transform, target)
        let tint = image.tintPaint.map {
            PaintSource(paint: $0, box: bounds, transform: transform, alpha: alpha)
        }
        try images.paint(image, tint, in: box, alpha: alpha, on: target)
    }

    private func paint(
        _ background: DisplayField.Background, in bounds: DisplayRect, _ transform: DisplayTransform, alpha: Double,
        on target: PixelSurface
    ) throws {
        setPath(background.outline, bounds, transform, target)
        try PaintSource(paint: .color(background.fill), box: bounds, transform: transform, alpha: alpha).set(on: target)
        cairo_fill(target.context)
        guard let border = background.border else { return }
        enter(transform, target)
        let source = PaintSource(paint: .color(border), box: bounds, transform: transform, alpha: alpha)
        let stroke = DisplayStroke(width: DisplayField.Background.borderWidth, isInside: true)
        try StrokePainter(outline: background.outline, stroke: stroke)
            .paint(source, in: transform.snapped(bounds, scale: scale), on: target)
    }

    /// A track with a filled part up to the knob's middle, and the knob.
    private func paint(
        _ look: DisplayControl.Slider, fraction: Double, in bounds: DisplayRect, _ transform: DisplayTransform,
        alpha: Double, on target: PixelSurface
    ) throws {
        typealias Slider = DisplayControl.Slider
        let travel = max(bounds.width - Slider.knobWidth, 0)
        let left = bounds.x + travel * (look.isRightToLeft ? 1 - fraction : fraction)
        let middle = left + Slider.knobWidth / 2
        let top = bounds.y + (bounds.height - Slider.trackHeight) / 2
        let filled =
            look.isRightToLeft
            ? DisplayRect(x: middle, y: top, width: bounds.x + bounds.width - middle, height: Slider.trackHeight)
            : DisplayRect(x: bounds.x, y: top, width: middle - bounds.x, height: Slider.trackHeight)
        let track = DisplayRect(x: bounds.x, y: top, width: bounds.width, height: Slider.trackHeight)
        let knob = DisplayRect(
            x: left, y: bounds.y + (bounds.height - Slider.knobHeight) / 2, width: Slider.knobWidth,
            height: Slider.knobHeight)
        let edge = DisplayRect(x: knob.x - 0.5, y: knob.y - 0.5, width: knob.width + 1, height: knob.height + 1)
        let white = DisplayColor(red: 1, green: 1, blue: 1, alpha: 1)
        for (box, color) in [(track, look.track), (filled, look.fill), (edge, Slider.knobEdge), (knob, white)] {
            setPath(.capsule, box, transform, target)
            try PaintSource(paint: .color(color), box: box, transform: transform, alpha: alpha).set(on: target)
            cairo_fill(target.context)
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

    func isPixelRectangle(_ outline: Outline, _ transform: DisplayTransform) -> Bool {
        outline == .rectangle && transform.keepsPixels(scale: scale)
    }

    func clip(_ outline: Outline, _ box: DisplayRect, _ transform: DisplayTransform, _ target: PixelSurface) {
        setPath(outline, box, transform, target)
        cairo_clip(target.context)
    }

    /// Makes an outline the path of a target, and the layer's coordinates its matrix.
    func setPath(_ outline: Outline, _ box: DisplayRect, _ transform: DisplayTransform, _ target: PixelSurface) {
        enter(transform, target)
        let place = outline.isPath ? DisplayRect() : transform.snapped(box, scale: scale)
        CairoPath.set(outline, in: place, on: target.context)
    }

    func enter(_ transform: DisplayTransform, _ target: PixelSurface) {
        var matrix = DisplayTransform(translationX: -Double(target.frame.x), y: -Double(target.frame.y))
            .after(transform).cairo
        cairo_set_matrix(target.context, &matrix)
    }
}

extension PixelSurface {
    /// The pixels that the context's clip lets through, on the image's grid.
    var clippedFrame: PixelRect {
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_identity_matrix(context)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        return PixelRect(
            x: frame.x + Int(left.rounded(.down)), y: frame.y + Int(top.rounded(.down)),
            width: max(Int(right.rounded(.up)) - Int(left.rounded(.down)), 0),
            height: max(Int(bottom.rounded(.up)) - Int(top.rounded(.down)), 0))
    }
}
