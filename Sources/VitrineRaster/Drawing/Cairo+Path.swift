// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import VitrineDisplay

/// Appends an outline to a context's path.
func cairoAppend(_ elements: [Outline.PathElement], to context: OpaquePointer) {
    var pen = (x: 0.0, y: 0.0)
    for element in elements {
        switch element {
        case .move(let x, let y):
            cairo_move_to(context, x, y)
            pen = (x, y)
        case .line(let x, let y):
            cairo_line_to(context, x, y)
            pen = (x, y)
        case .quad(let cx, let cy, let x, let y):
            // The same curve as a cubic.
            cairo_curve_to(
                context, pen.x + (cx - pen.x) * 2 / 3, pen.y + (cy - pen.y) * 2 / 3, x + (cx - x) * 2 / 3,
                y + (cy - y) * 2 / 3, x, y)
            pen = (x, y)
        case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y):
            cairo_curve_to(context, c1x, c1y, c2x, c2y, x, y)
            pen = (x, y)
        case .close:
            cairo_close_path(context)
            var x = 0.0
            var y = 0.0
            cairo_get_current_point(context, &x, &y)
            pen = (x, y)
        }
    }
}

extension DisplayTransform {
    var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }

    /// Whether it only moves and scales evenly by `scale`: then edges may be put onto whole pixels.
    func keepsPixels(scale: Double) -> Bool { a == scale && d == scale && b == 0 && c == 0 }

    /// A rectangle's edges on the nearest whole pixels, in this map's own coordinates; something that is there at all
    /// keeps a pixel. Browsers place boxes so, and a hairline stays one.
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
