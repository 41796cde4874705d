// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import VitrineDisplay

/// Draws lines along outlines.
struct StrokePainter {
    let outline: Outline
    let stroke: DisplayStroke

    /// Draws with the target's matrix, which is the layer's, around a box.
    func paint(_ source: PaintSource, in box: DisplayRect, on target: PixelSurface) throws {
        guard stroke.width.isFinite, stroke.width > 0 else { return }
        let context = target.context
        cairo_save(context)
        defer { cairo_restore(context) }
        var width = stroke.width
        if stroke.isInside, outline.isPath {
            // No one knows a free path's parallel: the half that lies outside is cut off.
            CairoPath.set(outline, in: DisplayRect(), on: context)
            cairo_clip_preserve(context)
            width *= 2
        } else if stroke.isInside {
            guard let inner = inset(in: box) else {
                // Nothing is left inside the line: it fills the outline.
                CairoPath.set(outline, in: box, on: context)
                try source.set(on: target)
                cairo_fill(context)
                return
            }
            CairoPath.set(inner.outline, in: inner.box, on: context)
        } else {
            CairoPath.set(outline, in: outline.isPath ? DisplayRect() : box, on: context)
        }
        // The source may ask how far the line reaches.
        setStyle(width: width, on: context)
        try source.set(on: target)
        cairo_stroke(context)
    }

    /// Returns the outline half a line further inside; radii shrink with it (Documentation/Layout.md 7.1).
    private func inset(in box: DisplayRect) -> (outline: Outline, box: DisplayRect)? {
        let half = stroke.width / 2
        let inner = box.grown(by: -half)
        guard inner.width > 0, inner.height > 0 else { return nil }
        switch outline {
        case .roundedRectangle(let radiusX, let radiusY, let isContinuous):
            let limitX = min(radiusX, box.width / 2)
            let limitY = min(radiusY, box.height / 2)
            return (
                .roundedRectangle(
                    radiusX: max(limitX - half, 0), radiusY: max(limitY - half, 0), isContinuous: isContinuous), inner
            )
        case .unevenRoundedRectangle(let topLeft, let topRight, let bottomRight, let bottomLeft, let isContinuous):
            return (
                .unevenRoundedRectangle(
                    topLeft: max(topLeft - half, 0), topRight: max(topRight - half, 0),
                    bottomRight: max(bottomRight - half, 0), bottomLeft: max(bottomLeft - half, 0),
                    isContinuous: isContinuous), inner
            )
        default:
            return (outline, inner)
        }
    }

    private func setStyle(width: Double, on context: OpaquePointer) {
        cairo_set_line_width(context, width)
        switch stroke.cap {
        case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
        }
        switch stroke.join {
        case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
        }
        cairo_set_miter_limit(context, max(stroke.miterLimit, 1))
        // A pattern without any length would put Cairo into an error state: the line is whole then.
        let dash = stroke.dash.map { $0.isFinite ? max($0, 0) : 0 }
        if dash.contains(where: { $0 > 0 }), stroke.dashPhase.isFinite {
            cairo_set_dash(context, dash, Int32(dash.count), stroke.dashPhase)
        }
    }
}

extension Outline {
    /// Whether it has coordinates of its own, which no box stretches.
    var isPath: Bool {
        switch self {
        case .path, .evenOddPath: true
        default: false
        }
    }
}
