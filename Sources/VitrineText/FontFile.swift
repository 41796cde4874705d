// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import Foundation
import VitrineBase
import VitrineLayout

/// A font file opened for shaping.
///
/// Invariant: the face is immutable after `init`, so instances of it may be made and shaped with from any thread.
final class FontFile: @unchecked Sendable {
    /// The sources from which a font file is opened.
    enum Source: Hashable {
        case file(URL)
        case registered(RegisteredFont)
    }

    let source: Source
    private let face: OpaquePointer
    let hasOpticalSize: Bool

    /// A face of an app's own; `nil` where HarfBuzz or FreeType cannot make anything of it.
    init?(_ font: RegisteredFont) {
        source = .registered(font)
        guard Self.isDrawable(font) else { return nil }
        let blob = hb_blob_create(
            font.bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(font.bytes.count),
            HB_MEMORY_MODE_READONLY, nil, nil)
        defer { hb_blob_destroy(blob) }
        guard let made = hb_face_create(blob, 0) else { fatalError("HarfBuzz never answers NULL here.") }
        guard hb_face_get_glyph_count(made) > 0 else {
            hb_face_destroy(made)
            return nil
        }
        hb_face_make_immutable(made)
        face = made
        // Its shapes for sizes would have to be asked for by every surface: it keeps those that it begins with.
        hasOpticalSize = false
    }

    /// Whether images can be drawn with it, too.
    private static func isDrawable(_ font: RegisteredFont) -> Bool {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0 else { return false }
        defer { FT_Done_FreeType(library) }
        var face: FT_Face?
        let bytes = font.bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
        guard FT_New_Memory_Face(library, bytes, FT_Long(font.bytes.count), 0, &face) == 0, let face else {
            return false
        }
        defer { FT_Done_Face(face) }
        return FT_Set_Pixel_Sizes(face, 0, 1024) == 0
    }

    init(_ url: URL) throws {
        source = .file(url)
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw Diagnostic(
                .fontMissing, "There is no font file at \(url.path).",
                remedy:
                    "Run the program with the word setup, or Scripts/setup-fonts, or set VITRINE_FONTS to the folder "
                    + "that it filled.", severity: .error
            )
        }
        let blob = hb_blob_create_from_file(url.path)
        defer { hb_blob_destroy(blob) }
        guard let made = hb_face_create(blob, 0) else { fatalError("HarfBuzz never answers NULL here.") }
        guard hb_face_get_glyph_count(made) > 0 else {
            hb_face_destroy(made)
            throw Diagnostic(
                .fontFileUnreadable, "\(url.path) is not a font.",
                remedy: "Delete it and run Scripts/setup-fonts again.", severity: .error
            )
        }
        let unitsPerEm = Self.unitsPerEm(of: made)
        guard Self.unitsOfAnEm.contains(unitsPerEm) else {
            hb_face_destroy(made)
            throw Diagnostic(
                .fontFileUnreadable,
                "\(url.path) says that an em has \(unitsPerEm) units; a font has "
                    + "\(Self.unitsOfAnEm.lowerBound) to \(Self.unitsOfAnEm.upperBound).",
                remedy: "Delete it and run Scripts/setup-fonts again.", severity: .error
            )
        }
        hb_face_make_immutable(made)
        face = made
        var axis = hb_ot_var_axis_info_t()
        hasOpticalSize = hb_ot_var_find_axis_info(made, Self.tag("opsz"), &axis) != 0
    }

    deinit { hb_face_destroy(face) }

    /// What OpenType allows. HarfBuzz takes 1000 for anything else, and texts would silently have another size.
    private static let unitsOfAnEm = 16...16_384

    /// What the file says itself, in `head` at byte 18; 0 where there is no such table.
    private static func unitsPerEm(of face: OpaquePointer) -> Int {
        let table = hb_face_reference_table(face, tag("head"))
        defer { hb_blob_destroy(table) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(table, &length), length >= 20 else { return 0 }
        let head = UnsafeRawBufferPointer(start: bytes, count: Int(length))
        return Int(head[18]) << 8 | Int(head[19])
    }

    /// Returns the face at one place of its axes, to be destroyed by the caller.
    ///
    /// One em is 2^20 units: fine enough that a scaled advance is exact to a thousandth of a pixel.
    func makeInstance(weight: Int, opticalSize: Double?) -> OpaquePointer {
        guard let font = hb_font_create(face) else { fatalError("HarfBuzz never answers NULL here.") }
        hb_font_set_scale(font, FontInstance.unitsPerEm, FontInstance.unitsPerEm)
        var variations = [hb_variation_t(tag: Self.tag("wght"), value: Float(weight))]
        if hasOpticalSize, let opticalSize {
            variations.append(hb_variation_t(tag: Self.tag("opsz"), value: Float(opticalSize)))
        }
        hb_font_set_variations(font, variations, UInt32(variations.count))
        hb_font_make_immutable(font)
        return font
    }

    static func tag(_ name: StaticString) -> hb_tag_t {
        precondition(name.utf8CodeUnitCount == 4, "an OpenType tag has four letters")
        return name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | hb_tag_t($1) } }
    }
}

/// A face at one weight and optical size.
final class FontInstance {
    static let unitsPerEm: Int32 = 1 << 20

    let font: OpaquePointer
    /// Whose bytes the font is read from.
    let file: FontFile
    /// Whether every printable character of ASCII has a glyph.
    let coversASCII: Bool
    /// Em of a character that no font has.
    let missingAdvance: Double
    let spaceAdvance: Double

    init(file: FontFile, weight: Int, opticalSize: Double?) {
        self.file = file
        let font = file.makeInstance(weight: weight, opticalSize: opticalSize)
        self.font = font
        missingAdvance = Double(hb_font_get_glyph_h_advance(font, 0)) / Double(Self.unitsPerEm)
        var space: hb_codepoint_t = 0
        _ = hb_font_get_nominal_glyph(font, 0x20, &space)
        spaceAdvance = Double(hb_font_get_glyph_h_advance(font, space)) / Double(Self.unitsPerEm)
        let isOurs = if case .file = file.source { true } else { false }
        coversASCII =
            isOurs
            || (0x20...0x7E).allSatisfy { (scalar: UInt32) in
                var glyph: hb_codepoint_t = 0
                return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
            }
    }

    deinit { hb_font_destroy(font) }

    func covers(_ scalar: Unicode.Scalar) -> Bool {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
    }
}
