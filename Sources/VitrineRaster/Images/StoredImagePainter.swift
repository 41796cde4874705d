// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import VitrineDisplay

/// Draws a decoded image, or the nine parts of one, into a box.
struct StoredImagePainter {
    let picture: PixelSurface
    let isSmooth: Bool
    /// `nil`: the image's alpha is a stencil for the context's source.
    let alpha: Double?
    /// Whether nothing lies beyond the image's edges: a page keeps the image as it is, without pixels around it.
    var isPage = false

    func paint(_ slicing: DisplayImage.Slicing?, in box: DisplayRect, on context: OpaquePointer) {
        let width = Double(picture.frame.width)
        let height = Double(picture.frame.height)
        guard let slicing, slicing.width > 0, slicing.height > 0 else {
            let all = DisplayRect(width: width, height: height)
            return paint(all, in: box, tile: nil, on: context)
        }
        let scaleX = width / slicing.width
        let scaleY = height / slicing.height
        let columns = Self.parts(slicing.width, slicing.left, slicing.right, start: box.x, length: box.width)
        let rows = Self.parts(slicing.height, slicing.top, slicing.bottom, start: box.y, length: box.height)
        for row in rows {
            for column in columns {
                let source = DisplayRect(
                    x: (column.source * scaleX).rounded(), y: (row.source * scaleY).rounded(),
                    width: (column.sourceLength * scaleX).rounded(), height: (row.sourceLength * scaleY).rounded())
                let into = DisplayRect(x: column.start, y: row.start, width: column.length, height: row.length)
                let tile =
                    slicing.isTiled
                    ? DisplayRect(
                        width: column.isCap ? column.length : column.sourceLength,
                        height: row.isCap ? row.length : row.sourceLength) : nil
                paint(source, in: into, tile: tile, on: context)
            }
        }
    }

    private struct Part {
        var source: Double
        var sourceLength: Double
        var start: Double
        var length: Double
        var isCap: Bool
    }

    /// Returns a cap, what lies between, a cap; caps that do not fit shrink together.
    private static func parts(
        _ natural: Double, _ first: Double, _ last: Double, start: Double, length: Double
    ) -> [Part] {
        let first = min(max(first, 0), natural)
        let last = min(max(last, 0), natural - first)
        let fit = first + last > length ? length / (first + last) : 1
        let middle = length - (first + last) * fit
        return [
            Part(source: 0, sourceLength: first, start: start, length: first * fit, isCap: true),
            Part(
                source: first, sourceLength: natural - first - last, start: start + first * fit, length: middle,
                isCap: false),
            Part(
                source: natural - last, sourceLength: last, start: start + length - last * fit, length: last * fit,
                isCap: true),
        ]
    }

    /// Draws a part of the image into a box, stretched or repeated as tiles of a size.
    private func paint(_ source: DisplayRect, in box: DisplayRect, tile: DisplayRect?, on context: OpaquePointer) {
        guard source.width >= 1, source.height >= 1, !box.isEmpty else { return }
        let part = cairo_surface_create_for_rectangle(
            picture.surface, source.x, source.y, source.width, source.height)
        defer { cairo_surface_destroy(part) }
        guard let pattern = cairo_pattern_create_for_surface(part) else { return }
        defer { cairo_pattern_destroy(pattern) }
        cairo_pattern_set_filter(pattern, isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
        // Beyond the edge there is more of the same: else the edges would fade.
        let edge = isPage ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD
        cairo_pattern_set_extend(pattern, tile == nil ? edge : CAIRO_EXTEND_REPEAT)
        let size = tile ?? box
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_rectangle(context, box.x, box.y, box.width, box.height)
        cairo_clip(context)
        cairo_translate(context, box.x, box.y)
        cairo_scale(context, size.width / source.width, size.height / source.height)
        guard let alpha else {
            cairo_mask(context, pattern)
            return
        }
        cairo_set_source(context, pattern)
        if alpha < 1 {
            cairo_paint_with_alpha(context, alpha)
        } else {
            cairo_paint(context)
        }
    }
}
