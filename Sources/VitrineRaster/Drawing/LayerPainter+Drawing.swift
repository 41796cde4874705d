// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import VitrineBase
import VitrineDisplay

/// Drawings of many operations.
extension LayerPainter {
    /// Draws a drawing into its layer's bounds.
    func paint(
        _ drawing: DisplayDrawing, in bounds: DisplayRect, _ transform: DisplayTransform, alpha: Double,
        on target: PixelSurface
    ) throws {
        cairo_save(target.context)
        defer { cairo_restore(target.context) }
        clip(.rectangle, bounds, transform, target)
        guard alpha < 1 || drawing.isBlended else {
            return try paint(drawing.operations, in: bounds, transform, on: target)
        }
        try paintAsWhole(alpha: alpha, mode: .normal, on: target) {
            try paint(drawing.operations, in: bounds, transform, on: target)
        }
    }

    private func paint(
        _ operations: [DisplayDrawing.Operation], in bounds: DisplayRect, _ transform: DisplayTransform,
        on target: PixelSurface
    ) throws {
        for operation in operations { try paint(operation, in: bounds, transform, on: target) }
    }

    private func paint(
        _ operation: DisplayDrawing.Operation, in bounds: DisplayRect, _ transform: DisplayTransform,
        on target: PixelSurface
    ) throws {
        let opacity = min(max(operation.opacity, 0), 1)
        if !operation.blendMode.reachesBeyondSource {
            guard opacity > 0, let ink = operation.bounds else { return }
            // Nothing of it may be seen, and a drawing may be much larger than what is seen of it.
            guard PixelRect(covering: transform.bounds(of: ink).grown(by: 1), within: target.frame) != nil else {
                return
            }
        }
        cairo_save(target.context)
        defer { cairo_restore(target.context) }
        for outline in operation.clips { clip(outline, bounds, transform, target) }
        let isBlended = operation.blendMode != .normal
        if isBlended || operation.mark.isBlendedInside || (opacity < 1 && operation.mark.isSeveral) {
            // The shadow belongs to what is blended.
            return try paintAsWhole(alpha: opacity, mode: operation.blendMode, on: target) {
                try castShadow(of: operation, opacity: 1, in: bounds, transform, on: target)
                try paint(operation.mark, in: bounds, transform, alpha: 1, on: target)
            }
        }
        try castShadow(of: operation, opacity: opacity, in: bounds, transform, on: target)
        try paint(operation.mark, in: bounds, transform, alpha: opacity, on: target)
    }

    /// Draws something apart, and puts it into place as one image.
    private func paintAsWhole(
        alpha: Double, mode: DisplayBlendMode, on target: PixelSurface, _ paint: () throws -> Void
    ) throws {
        cairo_push_group(target.context)
        do {
            try paint()
        } catch {
            cairo_pattern_destroy(cairo_pop_group(target.context))
            throw error
        }
        cairo_pop_group_to_source(target.context)
        if mode != .normal { cairo_set_operator(target.context, mode.cairoOperator) }
        cairo_paint_with_alpha(target.context, min(max(alpha, 0), 1))
        cairo_set_operator(target.context, CAIRO_OPERATOR_OVER)
    }

    /// Draws the shadow of an operation; its mark is drawn apart to know what casts it.
    private func castShadow(
        of operation: DisplayDrawing.Operation, opacity: Double, in bounds: DisplayRect,
        _ transform: DisplayTransform, on target: PixelSurface
    ) throws {
        guard let shadow = operation.shadow, let ink = operation.mark.bounds else { return }
        let move = transform.direction(x: shadow.x, y: shadow.y)
        let reach = max(shadow.radius, 0) * transform.stretch * 3 + max(abs(move.x), abs(move.y))
        guard reach < Double(ImageSize.longestSide) else {
            throw Diagnostic(
                .renderBadLayer, "A canvas draws a shadow of \(reach) pixels.",
                remedy: "Use a smaller radius.", severity: .error)
        }
        let limits = target.frame.grown(by: Int(reach.rounded(.up)) + 1)
        guard let frame = PixelRect(covering: transform.bounds(of: ink).grown(by: 1), within: limits) else { return }
        let shape = try PixelSurface(frame: frame)
        try paint(operation.mark, in: bounds, transform, alpha: 1, on: shape)
        try shape.check()
        cast(shadow, of: shape, transform, opacity, on: target)
    }

    private func paint(
        _ mark: DisplayDrawing.Mark, in bounds: DisplayRect, _ transform: DisplayTransform, alpha: Double,
        on target: PixelSurface
    ) throws {
        let context = target.context
        func fill(_ paint: Paint, _ path: () -> Void) throws {
            enter(transform, target)
            cairo_new_path(context)
            path()
            try PaintSource(paint: paint, box: bounds, transform: transform, alpha: alpha).set(on: target)
            cairo_fill(context)
        }
        switch mark {
        case .rectangle(let box, let paint):
            try fill(paint) {
                cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
                cairo_rectangle(context, box.x, box.y, box.width, box.height)
            }
        case .ellipse(let box, let paint):
            let elements = Outline.ellipse(
                x: box.midX, y: box.midY, radiusX: box.width / 2, radiusY: box.height / 2)
            try fill(paint) {
                cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
                CairoPath.append(elements, to: context)
            }
        case .fill(let outline, let paint):
            try fill(paint) { CairoPath.set(outline, in: DisplayRect(), on: context) }
        case .stroke(let elements, let paint, let stroke):
            enter(transform, target)
            let source = PaintSource(paint: paint, box: bounds, transform: transform, alpha: alpha)
            try StrokePainter(outline: .path(elements), stroke: stroke).paint(source, in: bounds, on: target)
        case .image(let image, let box, let place):
            let inner = transform.after(place)
            guard inner.isUsable else { return }
            enter(inner, target)
            let tint = image.tintPaint.map { PaintSource(paint: $0, box: box, transform: inner, alpha: alpha) }
            try images.paint(image, tint, in: box, alpha: alpha, on: target)
        case .group(let operations):
            try paint(operations, in: bounds, transform, on: target)
        }
    }
}

extension DisplayDrawing.Mark {
    /// Whether the mark draws several things, which may lie over each other.
    fileprivate var isSeveral: Bool {
        if case .group = self { true } else { false }
    }

    /// Whether one of several things meets what lies behind it: that is what the others draw.
    fileprivate var isBlendedInside: Bool {
        if case .group(let operations) = self { operations.contains { $0.blendMode != .normal } } else { false }
    }
}
