// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import Synchronization
import VitrineBase

/// A PDF document, onto whose pages display trees are drawn one after the other.
///
/// Invariant: Cairo is called with `Rasterizer.lock` held, because it reads glyphs of shared fonts whenever it writes;
/// lengths are in points. A page's size is set before anything is drawn on it. Linear in what is drawn.
package final class PDFDocument {
    /// What a document says of itself.
    package struct Information: Hashable, Sendable {
        package var title: String?
        package var author: String?
        package var subject: String?
        package var keywords: String?
        package var creator: String?

        package init(
            title: String? = nil, author: String? = nil, subject: String? = nil, keywords: String? = nil,
            creator: String? = nil
        ) {
            self.title = title
            self.author = author
            self.subject = subject
            self.keywords = keywords
            self.creator = creator
        }
    }

    /// The bytes that Cairo has written so far.
    private final class Output {
        var bytes: [UInt8] = []
    }

    private(set) var fonts = PageFonts()
    private let output = Output()
    private let surface: OpaquePointer
    /// The size of the open page; `nil` between pages.
    private var size: (width: Double, height: Double)?
    private var isFinished = false

    /// Creates a document without pages.
    ///
    /// - Parameter information: What it says of itself.
    /// - Throws: `Diagnostic` if Cairo fails.
    package init(_ information: Information = Information()) throws {
        let write: cairo_write_func_t = { closure, data, length in
            guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
            let output = Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue()
            output.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
            return CAIRO_STATUS_SUCCESS
        }
        // Any size: each page sets its own.
        guard
            let surface = cairo_pdf_surface_create_for_stream(
                write, Unmanaged.passUnretained(output).toOpaque(), 612, 792)
        else { fatalError("Cairo answers failed objects, never NULL.") }
        self.surface = surface
        // A later version brings nothing that is used here.
        cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
        let texts = [
            (CAIRO_PDF_METADATA_TITLE, information.title), (CAIRO_PDF_METADATA_AUTHOR, information.author),
            (CAIRO_PDF_METADATA_SUBJECT, information.subject), (CAIRO_PDF_METADATA_KEYWORDS, information.keywords),
            (CAIRO_PDF_METADATA_CREATOR, information.creator),
        ]
        for (key, text) in texts {
            if let text { cairo_pdf_surface_set_metadata(surface, key, text) }
        }
        try check()
    }

    deinit {
        Rasterizer.lock.withLock { _ in
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
            // Faces belong to a library that others use.
            fonts = PageFonts()
        }
    }

    /// Begins a page; an open one must have been ended.
    ///
    /// - Parameters:
    ///   - width: The width, in points.
    ///   - height: The height, in points.
    /// - Throws: `Diagnostic` if the page is too large, or has no size.
    package func beginPage(width: Double, height: Double) throws {
        precondition(size == nil && !isFinished, "pages lie side by side")
        _ = try ImageSize(width: width, height: height, scale: 1)
        Rasterizer.lock.withLock { _ in cairo_pdf_surface_set_size(surface, width, height) }
        try check()
        size = (width, height)
    }

    /// Ends the open page.
    ///
    /// - Throws: `Diagnostic` if Cairo fails.
    package func endPage() throws {
        precondition(size != nil, "a page that is ended was begun")
        size = nil
        Rasterizer.lock.withLock { _ in cairo_surface_show_page(surface) }
        try check()
    }

    /// Ends the document, and an open page.
    ///
    /// - Returns: The bytes of the file.
    /// - Throws: `Diagnostic` if Cairo fails.
    package func finish() throws -> [UInt8] {
        if size != nil { try endPage() }
        isFinished = true
        Rasterizer.lock.withLock { _ in cairo_surface_finish(surface) }
        try check()
        return output.bytes
    }

    /// Returns the open page as a target with a number of pixels per point, for a caller that holds the lock.
    func page(scale: Double) throws -> PixelSurface {
        guard let size else {
            throw Diagnostic(
                .renderBadLayer, "Something is drawn outside of the pages of a document.",
                remedy: "Begin a page before.", severity: .error)
        }
        let grid = try ImageSize(width: size.width, height: size.height, scale: scale)
        cairo_surface_set_device_scale(surface, 1 / scale, 1 / scale)
        cairo_surface_set_fallback_resolution(surface, 72 * scale, 72 * scale)
        let frame = PixelRect(x: 0, y: 0, width: grid.width, height: grid.height)
        return try PixelSurface(frame: frame, page: surface)
    }

    private func check() throws {
        let status = cairo_surface_status(surface)
        guard status != CAIRO_STATUS_SUCCESS else { return }
        throw Diagnostic(
            .renderLibrary, "Cairo failed: \(String(cString: cairo_status_to_string(status))).",
            remedy: "Report it with what was drawn.", severity: .error)
    }
}
