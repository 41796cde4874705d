// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import VitrineBase
import VitrineDisplay

/// Draws stored images and symbols into boxes.
struct ImagePainter {
    let stock: ImageStock
    let symbols: any SymbolSource
    let diagnose: (Diagnostic) -> Void

    /// Returns the drawing of an image that is a symbol; `nil` where a placeholder must do.
    func drawing(_ image: DisplayImage) -> SymbolDrawing? {
        guard case .symbol(let name, let weight, _) = image.source else { return nil }
        return symbols.drawing(of: name, weight: SymbolWeight(fontWeight: weight))
    }

    /// Draws into a box of the layer's coordinates, which are the target's; `tint` stands in for the image's tint.
    func paint(
        _ image: DisplayImage, _ tint: PaintSource?, in box: DisplayRect, alpha: Double, on target: PixelSurface
    ) throws {
        guard !box.isEmpty else { return }
        let context = target.context
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_new_path(context)
        if let tint {
            cairo_rectangle(context, box.x, box.y, box.width, box.height)
            try tint.set(on: target)
            cairo_new_path(context)
        } else if let color = image.tint {
            cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * alpha)
        } else {
            cairo_set_source_rgba(context, 0, 0, 0, alpha)
        }
        if image.isMirrored {
            cairo_translate(context, box.x * 2 + box.width, 0)
            cairo_scale(context, -1, 1)
        }
        switch image.source {
        case .stored(let hash):
            switch stock.image(hash) {
            case .success(let stored):
                let isStencil = tint != nil || image.tint != nil
                try paint(stored, image, alpha: isStencil ? nil : alpha, in: box, on: target)
            case .failure(var problem):
                // What stands in its place is drawn.
                problem.severity = .warning
                diagnose(problem)
                missing(in: box, alpha: alpha, on: context)
            }
        case .symbol:
            if let drawing = drawing(image) { paint(drawing, in: box, on: context) }
        }
    }

    /// Draws an image; `alpha` is `nil` where it is a stencil for the context's source.
    private func paint(
        _ stored: StoredImage, _ image: DisplayImage, alpha: Double?, in box: DisplayRect, on target: PixelSurface
    ) throws {
        let context = target.context
        let isSmooth = image.interpolation == .smooth
        guard !target.isPage, isSmooth, image.slicing == nil, let place = Self.pixels(of: box, on: context),
            place.width * place.height <= Self.mostScaledPixels
        else {
            return StoredImagePainter(
                picture: stored.picture, isSmooth: isSmooth, alpha: alpha, isPage: target.isPage
            )
            .paint(image.slicing, in: box, on: context)
        }
        let scaled = try stored.scaled(width: place.width, height: place.height)
        cairo_identity_matrix(context)
        StoredImagePainter(picture: scaled, isSmooth: false, alpha: alpha).paint(nil, in: place.rect, on: context)
    }

    /// Larger ones are seen in part, and rarely twice.
    private static let mostScaledPixels = 1 << 22

    /// Returns the pixels that a box of the context's coordinates covers, where its edges are theirs.
    private static func pixels(of box: DisplayRect, on context: OpaquePointer) -> PixelRect? {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        guard matrix.xx > 0, matrix.yy > 0, matrix.xy == 0, matrix.yx == 0 else { return nil }
        let left = box.x * matrix.xx + matrix.x0
        let top = box.y * matrix.yy + matrix.y0
        let edges = [left, top, left + box.width * matrix.xx, top + box.height * matrix.yy]
        let whole = edges.map { $0.rounded() }
        guard zip(edges, whole).allSatisfy({ abs($0 - $1) < 1e-6 && abs($1) < 1e6 }) else { return nil }
        return PixelRect(
            x: Int(whole[0]), y: Int(whole[1]), width: Int(whole[2] - whole[0]), height: Int(whole[3] - whole[1]))
    }

    private func paint(_ drawing: SymbolDrawing, in box: DisplayRect, on context: OpaquePointer) {
        guard !drawing.frame.isEmpty else { return }
        cairo_translate(context, box.x, box.y)
        cairo_scale(context, box.width / drawing.frame.width, box.height / drawing.frame.height)
        cairo_translate(context, -drawing.frame.x, -drawing.frame.y)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        CairoPath.append(drawing.elements, to: context)
        cairo_fill(context)
    }

    /// A grey box with a cross: an image that cannot be shown is seen.
    private func missing(in box: DisplayRect, alpha: Double, on context: OpaquePointer) {
        cairo_set_source_rgba(context, 0.56, 0.56, 0.58, 0.25 * alpha)
        cairo_rectangle(context, box.x, box.y, box.width, box.height)
        cairo_fill(context)
        cairo_set_source_rgba(context, 0.56, 0.56, 0.58, alpha)
        cairo_set_line_width(context, 1)
        cairo_rectangle(context, box.x + 0.5, box.y + 0.5, max(box.width - 1, 0), max(box.height - 1, 0))
        cairo_move_to(context, box.x, box.y)
        cairo_line_to(context, box.maxX, box.maxY)
        cairo_move_to(context, box.maxX, box.y)
        cairo_line_to(context, box.x, box.maxY)
        cairo_stroke(context)
    }
}
