// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import VitrineDisplay

/// Paths of a drawing surface.
enum CairoPath {
    /// Makes an outline in a box the path of a context, filled by the outline's rule.
    static func set(_ outline: Outline, in box: DisplayRect, on context: OpaquePointer) {
        cairo_new_path(context)
        append(outline.elements(width: box.width, height: box.height), x: box.x, y: box.y, to: context)
        cairo_set_fill_rule(context, outline.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }

    /// Appends elements, moved by (x, y), to a context's path.
    static func append(
        _ elements: [Outline.PathElement], x dx: Double = 0, y dy: Double = 0, to context: OpaquePointer
    ) {
        // A path may start without a move: at its box's corner.
        var pen = (x: dx, y: dy)
        var start = pen
        for element in elements {
            switch element {
            case .move(let x, let y):
                pen = (x + dx, y + dy)
                start = pen
                cairo_move_to(context, pen.x, pen.y)
            case .line(let x, let y):
                pen = (x + dx, y + dy)
                cairo_line_to(context, pen.x, pen.y)
            case .quad(let cx, let cy, let x, let y):
                // The same curve as a cubic.
                let (control, end) = ((x: cx + dx, y: cy + dy), (x: x + dx, y: y + dy))
                cairo_curve_to(
                    context, pen.x + (control.x - pen.x) * 2 / 3, pen.y + (control.y - pen.y) * 2 / 3,
                    end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
                pen = end
            case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y):
                pen = (x + dx, y + dy)
                cairo_curve_to(context, c1x + dx, c1y + dy, c2x + dx, c2y + dy, pen.x, pen.y)
            case .close:
                cairo_close_path(context)
                pen = start
            }
        }
    }
}

extension DisplayTransform {
    var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }

    /// Whether it only moves and scales evenly by `scale`: then edges may be put onto whole pixels.
    func keepsPixels(scale: Double) -> Bool { a == scale && d == scale && b == 0 && c == 0 }

    /// Returns a rectangle's edges on the nearest whole pixels, in this map's own coordinates; something that is there
    /// at all keeps a pixel. Browsers place boxes so, and a hairline stays one.
    func snapped(_ rect: DisplayRect, scale: Double) -> DisplayRect {
        guard keepsPixels(scale: scale), !rect.isEmpty else { return rect }
        func edges(_ start: Double, _ length: Double, _ shift: Double) -> (Double, Double) {
            let first = (start * scale + shift).rounded()
            let last = max(((start + length) * scale + shift).rounded(), first + 1)
            return ((first - shift) / scale, (last - first) / scale)
        }
        let (x, width) = edges(rect.x, rect.width, tx)
        let (y, height) = edges(rect.y, rect.height, ty)
        return DisplayRect(x: x, y: y, width: width, height: height)
    }
}
