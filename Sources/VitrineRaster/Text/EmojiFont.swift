// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import Foundation
import VitrineBase

/// The images of a colour font: bitmaps of one size, scaled into the box that text leaves for an emoji.
final class EmojiFont {
    /// An image of a cluster, and where it stands: pixels of its own size above the baseline.
    struct Glyph {
        var surface: PixelSurface
        var top: Double
    }

    private let face: FT_Face
    private let shapingFont: OpaquePointer
    private var glyphs = BoundedCache<UInt32, Glyph?>(limit: 256)

    /// `nil` where the file is no colour bitmap font.
    init?(_ url: URL, library: FT_Library) {
        var made: FT_Face?
        guard FT_New_Face(library, url.path, 0, &made) == 0, let made else { return nil }
        guard made.pointee.num_fixed_sizes > 0, FT_Select_Size(made, 0) == 0 else {
            FT_Done_Face(made)
            return nil
        }
        face = made
        let blob = hb_blob_create_from_file(url.path)
        let shapingFace = hb_face_create(blob, 0)
        hb_blob_destroy(blob)
        guard let font = hb_font_create(shapingFace) else { fatalError("HarfBuzz never answers NULL here.") }
        hb_face_destroy(shapingFace)
        shapingFont = font
    }

    deinit {
        hb_font_destroy(shapingFont)
        FT_Done_Face(face)
    }

    /// Returns the images that make up a cluster, from left to right; `nil` where one is missing.
    func glyphs(of cluster: String) throws -> [Glyph]? {
        let identifiers = shape(cluster)
        guard !identifiers.isEmpty, !identifiers.contains(0) else { return nil }
        let found = try identifiers.compactMap(glyph)
        return found.isEmpty ? nil : found
    }

    private func shape(_ cluster: String) -> [UInt32] {
        guard let buffer = hb_buffer_create() else { return [] }
        defer { hb_buffer_destroy(buffer) }
        let bytes = Array(cluster.utf8).map(CChar.init(bitPattern:))
        hb_buffer_add_utf8(buffer, bytes, Int32(bytes.count), 0, Int32(bytes.count))
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, HB_SCRIPT_COMMON)
        hb_buffer_set_language(buffer, hb_language_from_string("und", -1))
        hb_shape(shapingFont, buffer, nil, 0)
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count) else { return [] }
        return (0..<Int(count)).map { infos[$0].codepoint }
    }

    /// Returns a glyph's bitmap; `nil` where it has none, as the selector of a presentation.
    private func glyph(_ identifier: UInt32) throws -> Glyph? {
        if let known = glyphs.value(for: identifier) { return known }
        let glyph = try load(identifier)
        glyphs.insert(glyph, for: identifier)
        return glyph
    }

    private func load(_ identifier: UInt32) throws -> Glyph? {
        guard FT_Load_Glyph(face, identifier, FT_Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph else {
            return nil
        }
        let bitmap = slot.pointee.bitmap
        guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), bitmap.width > 0, bitmap.rows > 0,
            let from = bitmap.buffer
        else { return nil }
        let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
        let surface = try PixelSurface(frame: PixelRect(x: 0, y: 0, width: width, height: height))
        surface.withPixels { pixels, _ in
            for row in 0..<height {
                (pixels + row * width * 4).update(from: from + row * Int(bitmap.pitch), count: width * 4)
            }
        }
        return Glyph(surface: surface, top: Double(slot.pointee.bitmap_top))
    }
}
