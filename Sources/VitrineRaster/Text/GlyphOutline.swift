// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo

/// FreeType's outlines as Cairo paths.
enum GlyphOutline {
    private struct Pen {
        var context: OpaquePointer
        var originX: Double
        var originY: Double
        var x = 0.0
        var y = 0.0

        func map(_ point: UnsafePointer<FT_Vector>) -> (x: Double, y: Double) {
            (originX + Double(point.pointee.x) / 64, originY - Double(point.pointee.y) / 64)
        }
    }

    /// Appends an outline in 1/64 pixels whose origin is (x, y).
    static func append(_ outline: UnsafeMutablePointer<FT_Outline>, to context: OpaquePointer, x: Double, y: Double) {
        var functions = FT_Outline_Funcs()
        functions.move_to = { end, user in
            guard let end, let pen = user?.assumingMemoryBound(to: Pen.self) else { return 1 }
            (pen.pointee.x, pen.pointee.y) = pen.pointee.map(end)
            cairo_close_path(pen.pointee.context)
            cairo_move_to(pen.pointee.context, pen.pointee.x, pen.pointee.y)
            return 0
        }
        functions.line_to = { end, user in
            guard let end, let pen = user?.assumingMemoryBound(to: Pen.self) else { return 1 }
            (pen.pointee.x, pen.pointee.y) = pen.pointee.map(end)
            cairo_line_to(pen.pointee.context, pen.pointee.x, pen.pointee.y)
            return 0
        }
        functions.conic_to = { control, end, user in
            guard let control, let end, let pen = user?.assumingMemoryBound(to: Pen.self) else { return 1 }
            let from = (x: pen.pointee.x, y: pen.pointee.y)
            let middle = pen.pointee.map(control)
            let to = pen.pointee.map(end)
            cairo_curve_to(
                pen.pointee.context, from.x + (middle.x - from.x) * 2 / 3, from.y + (middle.y - from.y) * 2 / 3,
                to.x + (middle.x - to.x) * 2 / 3, to.y + (middle.y - to.y) * 2 / 3, to.x, to.y)
            (pen.pointee.x, pen.pointee.y) = to
            return 0
        }
        functions.cubic_to = { first, second, end, user in
            guard let first, let second, let end, let pen = user?.assumingMemoryBound(to: Pen.self) else { return 1 }
            let one = pen.pointee.map(first)
            let two = pen.pointee.map(second)
            let to = pen.pointee.map(end)
            cairo_curve_to(pen.pointee.context, one.x, one.y, two.x, two.y, to.x, to.y)
            (pen.pointee.x, pen.pointee.y) = to
            return 0
        }
        var pen = Pen(context: context, originX: x, originY: y)
        FT_Outline_Decompose(outline, &functions, &pen)
        cairo_close_path(context)
    }
}
