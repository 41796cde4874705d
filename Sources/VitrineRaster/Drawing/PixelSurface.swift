// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import VitrineBase
import VitrineDisplay

/// Whole pixels of an image's grid.
struct PixelRect: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The pixels that a rectangle of the device touches, within `limits`; `nil` for none.
    init?(covering rect: DisplayRect, within limits: PixelRect) {
        let left = max(rect.x.rounded(.down), Double(limits.x))
        let top = max(rect.y.rounded(.down), Double(limits.y))
        let right = min(rect.maxX.rounded(.up), Double(limits.x + limits.width))
        let bottom = min(rect.maxY.rounded(.up), Double(limits.y + limits.height))
        guard right > left, bottom > top else { return nil }
        self.init(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
    }

    var rect: DisplayRect {
        DisplayRect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
    }

    func grown(by margin: Int) -> PixelRect {
        PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }
}

/// Pixels in Cairo's ARGB32 (premultiplied), and a context that draws into them; or the open page of a document, which
/// has the grid and none of the pixels.
///
/// Invariant: the surface's rows have no padding: a row of 4-byte pixels is aligned as Cairo wants it.
final class PixelSurface {
    /// Where the pixels lie on the image's grid.
    let frame: PixelRect
    let surface: OpaquePointer
    let context: OpaquePointer
    /// Whether it is a page, which keeps lines and texts as what they are.
    let isPage: Bool

    /// Transparent pixels of its own.
    init(frame: PixelRect) throws {
        self.frame = frame
        isPage = false
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(frame.width), Int32(frame.height)),
            let context = cairo_create(surface)
        else { fatalError("Cairo answers failed objects, never NULL.") }
        self.surface = surface
        self.context = context
        try check()
    }

    /// Draws into pixels of the caller, who keeps them until this surface is finished and freed.
    init(frame: PixelRect, pixels: UnsafeMutablePointer<UInt8>) throws {
        self.frame = frame
        isPage = false
        guard
            let surface = cairo_image_surface_create_for_data(
                pixels, CAIRO_FORMAT_ARGB32, Int32(frame.width), Int32(frame.height), Int32(frame.width * 4)),
            let context = cairo_create(surface)
        else { fatalError("Cairo answers failed objects, never NULL.") }
        self.surface = surface
        self.context = context
        try check()
    }

    /// Draws onto the open page of a document, on a grid that is as large as the page; it keeps the document's surface.
    init(frame: PixelRect, page document: OpaquePointer) throws {
        self.frame = frame
        isPage = true
        guard let surface = cairo_surface_reference(document), let context = cairo_create(surface)
        else { fatalError("Cairo answers failed objects, never NULL.") }
        self.surface = surface
        self.context = context
        try check()
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Throws what went wrong in any call since the last check.
    func check() throws {
        for status in [cairo_surface_status(surface), cairo_status(context)] where status != CAIRO_STATUS_SUCCESS {
            throw Diagnostic(
                .renderLibrary, "Cairo failed: \(String(cString: cairo_status_to_string(status))).",
                remedy: "Report it with the view that was drawn.", severity: .error)
        }
    }

    /// Returns the pixels for reading and writing; what was drawn through the context is there.
    func withPixels<Result>(_ body: (UnsafeMutablePointer<UInt8>, Int) throws -> Result) rethrows -> Result {
        cairo_surface_flush(surface)
        defer { cairo_surface_mark_dirty(surface) }
        guard let pixels = cairo_image_surface_get_data(surface) else {
            fatalError("An image surface has pixels until it is finished.")
        }
        return try body(pixels, frame.width * frame.height)
    }
}
