// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import Synchronization
package import VitrineBase
package import VitrineDisplay

/// Draws display trees into images, and onto pages of documents.
///
/// Invariant: what is drawn is a pure function of the tree, the size and scale, the fonts, the images and symbols that
/// the tree names, and the versions of the libraries (`ImageStamp`); nothing of environment, time or earlier images
/// gets in.
/// Alpha is composited on gamma-encoded sRGB, as Apple's and the browsers' is (Documentation/Layout.md 8.6).
package final class Rasterizer {
    private let fonts: RasterFonts
    private let images: ImageStock
    private let symbols: any SymbolSource
    private let localeIdentifier: String
    private let diagnose: (Diagnostic) -> Void

    /// Drawing touches caches that all rasterizers of the same fonts share.
    static let lock = Mutex(())

    /// Creates a rasterizer.
    ///
    /// - Parameters:
    ///   - fonts: The fonts that texts are drawn with.
    ///   - images: Returns the encoded bytes of an image (PNG or JPEG) by the hash of its content.
    ///   - symbols: The source of symbols' outlines.
    ///   - localeIdentifier: The language that texts are shaped in.
    ///   - diagnose: Called each time that something is drawn as a placeholder.
    package init(
        fonts: RasterFonts, images: @escaping (_ hash: String) -> [UInt8]? = { _ in nil },
        symbols: any SymbolSource = NoSymbols(), localeIdentifier: String = "en_US",
        diagnose: @escaping (Diagnostic) -> Void = { _ in }
    ) {
        self.fonts = fonts
        self.images = ImageStock(source: images, cache: fonts.images)
        self.symbols = symbols
        self.localeIdentifier = localeIdentifier
        self.diagnose = diagnose
    }

    /// Draws a tree into `width` by `height` points; without a background what is not drawn stays transparent.
    package func picture(
        of tree: DisplayTree, width: Double, height: Double, scale: Double, background: DisplayColor? = .white,
        scrollOffsets: @escaping ScrollOffsets = Layer.targetOffset
    ) throws -> RasterImage {
        let size = try ImageSize(width: width, height: height, scale: scale)
        return try Self.lock.withLock { _ in
            let pixels = try [UInt8](unsafeUninitializedCapacity: size.width * size.height * 4) { buffer, count in
                guard let start = buffer.baseAddress else { return }
                let frame = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
                let target = try PixelSurface(frame: frame, pixels: start)
                clear(target, background)
                try paint(tree, scale: scale, scrollOffsets, on: target)
                cairo_surface_flush(target.surface)
                try target.check()
                count = buffer.count
            }
            return RasterImage(width: size.width, height: size.height, scale: scale, pixels: pixels)
        }
    }

    /// Writes the first words into memory that is not initialised.
    private func clear(_ target: PixelSurface, _ background: DisplayColor?) {
        let color = background ?? .clear
        cairo_save(target.context)
        cairo_set_operator(target.context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_rgba(target.context, color.red, color.green, color.blue, color.alpha)
        cairo_paint(target.context)
        cairo_restore(target.context)
    }

    /// Draws a tree onto the open page of a document, above what is there.
    ///
    /// Texts stay texts and shapes shapes. What only pixels have (blurs, shadows, colour filters, masks, perspective)
    /// is an image in the page; what lies behind a material is not blurred.
    ///
    /// - Parameters:
    ///   - tree: The tree.
    ///   - document: The document, with an open page.
    ///   - transform: The transform from the tree's coordinates to the page's, in points from the upper left corner.
    ///   - clips: The outlines, in the page's coordinates, that what is drawn is cut to.
    ///   - scale: The number of pixels per point of such images.
    ///   - scrollOffsets: How far scroll views are scrolled.
    /// - Throws: `Diagnostic`.
    package func draw(
        _ tree: DisplayTree, on document: PDFDocument, transform: DisplayTransform, clips: [Outline], scale: Double,
        scrollOffsets: @escaping ScrollOffsets = Layer.targetOffset
    ) throws {
        try Self.lock.withLock { _ in
            let page = try document.page(scale: scale)
            let painter = layerPainter(scale: 0, resolution: scale, pageFonts: document.fonts, scrollOffsets)
            let grid = DisplayTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
            for clip in clips { painter.clip(clip, DisplayRect(), grid, page) }
            try painter.paint(tree.root, in: grid.after(transform), on: page)
            try page.check()
        }
    }

    private func paint(
        _ tree: DisplayTree, scale: Double, _ offsets: @escaping ScrollOffsets, on target: PixelSurface
    ) throws {
        var transform = DisplayTransform()
        transform.a = scale
        transform.d = scale
        try layerPainter(scale: scale, resolution: scale, pageFonts: nil, offsets)
            .paint(tree.root, in: transform, on: target)
    }

    private func layerPainter(
        scale: Double, resolution: Double, pageFonts: PageFonts?, _ offsets: @escaping ScrollOffsets
    ) -> LayerPainter {
        LayerPainter(
            scale: scale, resolution: resolution,
            text: TextPainter(fonts: fonts, localeIdentifier: localeIdentifier, pageFonts: pageFonts),
            images: ImagePainter(stock: images, symbols: symbols, diagnose: diagnose),
            blurs: fonts.blurs, offsets: offsets)
    }
}
