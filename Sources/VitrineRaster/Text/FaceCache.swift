// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import Foundation
import VitrineBase
import VitrineLayout
import VitrineText

/// Font files opened with FreeType, and the glyphs that were drawn from them.
///
/// Bounded: of the faces by their number, of the glyphs by their bytes.
final class FaceCache {
    private let library: FT_Library
    private(set) var emoji: EmojiFont?
    private var faces = BoundedCache<FontPlace, FontFace>(limit: 256)
    private var strikes = BoundedCache<StrikeKey, GlyphStrike>(limit: 24 << 20)

    private struct StrikeKey: Hashable {
        var place: FontPlace
        var matrix: GlyphMatrix
    }

    init(emoji url: URL?) throws {
        var made: FT_Library?
        guard FT_Init_FreeType(&made) == 0, let made else {
            throw Diagnostic(
                .renderLibrary, "FreeType cannot be initialised.", remedy: "Reinstall libfreetype6.", severity: .error)
        }
        library = made
        emoji = url.flatMap { EmojiFont($0, library: made) }
    }

    deinit {
        strikes.removeAll()
        faces.removeAll()
        emoji = nil
        FT_Done_FreeType(library)
    }

    func face(_ place: FontPlace) throws -> FontFace {
        if let known = faces.value(for: place) { return known }
        let face = try FontFace(place, library: library)
        faces.insert(face, for: place)
        return face
    }

    /// Returns a face of its own, for whoever changes it.
    func opened(_ place: FontPlace) throws -> FontFace { try FontFace(place, library: library) }

    /// Returns the glyphs of a face under a map from ems to pixels.
    func strike(_ place: FontPlace, _ matrix: GlyphMatrix) throws -> GlyphStrike {
        let key = StrikeKey(place: place, matrix: matrix)
        if let known = strikes.value(for: key) { return known }
        let strike = GlyphStrike(face: try face(place), matrix: matrix) { [unowned self] in
            strikes.charge($0, to: key)
        }
        strikes.insert(strike, for: key, cost: GlyphStrike.emptyBytes)
        return strike
    }
}

/// A font file at one place of its axes.
final class FontFace {
    let face: FT_Face
    /// Keeps the bytes that the face is read from.
    private let font: RegisteredFont?
    private let isEmboldened: Bool

    init(_ place: FontPlace, library: FT_Library) throws {
        var made: FT_Face?
        font = place.font
        let failed =
            if let bytes = place.font?.bytes {
                FT_New_Memory_Face(
                    library, bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self), FT_Long(bytes.count), 0, &made)
            } else {
                FT_New_Face(library, place.path, 0, &made)
            }
        guard failed == 0, let made else {
            throw Diagnostic(
                .renderFontUnreadable, "FreeType cannot open \(place.path).",
                remedy: place.font == nil ? "Run Scripts/setup-fonts again." : "Use another copy of the app's font.",
                severity: .error)
        }
        face = made
        isEmboldened = place.isEmboldened
        guard FT_Set_Pixel_Sizes(made, 0, FT_UInt(Self.outlineSize)) == 0 else {
            throw Diagnostic(
                .renderFontUnreadable, "\(place.path) has no outlines.",
                remedy: "Use a TrueType or OpenType font.", severity: .error)
        }
        if !place.coordinates.isEmpty {
            var coordinates = place.coordinates.map { FT_Fixed(($0 * 65536).rounded()) }
            FT_Set_Var_Design_Coordinates(made, FT_UInt(coordinates.count), &coordinates)
        }
    }

    deinit { FT_Done_Face(face) }

    /// Returns a glyph's outline under a matrix, in 1/64 pixels, y upwards; `nil` where the face has none.
    func outline(_ glyph: UInt32, _ matrix: GlyphMatrix) -> UnsafeMutablePointer<FT_Outline>? {
        guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
            let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return nil }
        var transform = matrix.fixed(pixelsPerEm: Double(FontFace.outlineSize))
        return withUnsafeMutablePointer(to: &slot.pointee.outline) { outline in
            if isEmboldened {
                FT_Outline_Embolden(outline, Self.boldness)
                // FreeType grows to the right and upwards.
                FT_Outline_Translate(outline, -Self.boldness / 2, -Self.boldness / 2)
            }
            FT_Outline_Transform(outline, &transform)
            return outline
        }
    }

    /// Large, so that 1/64 pixel of it is far below what can be seen.
    private static let outlineSize = 1024

    /// How much thicker a stem becomes, in 1/64 of the outline's pixels: an em's 28th, between what Skia adds to small
    /// texts (24th) and to large ones (32nd).
    private static let boldness = FT_Pos(outlineSize * 64 / 28)
}

/// The linear part of a map from ems (y upwards) to pixels (y downwards).
struct GlyphMatrix: Hashable {
    var xx: Double
    var yx: Double
    var xy: Double
    var yy: Double

    /// For outlines that are `pixelsPerEm` large; FreeType's y points up.
    func fixed(pixelsPerEm: Double) -> FT_Matrix {
        func fixed(_ value: Double) -> FT_Fixed { FT_Fixed((value / pixelsPerEm * 65536).rounded()) }
        return FT_Matrix(xx: fixed(xx), xy: fixed(-xy), yx: fixed(-yx), yy: fixed(yy))
    }

    func scaled(by factor: Double) -> GlyphMatrix {
        GlyphMatrix(xx: xx * factor, yx: yx * factor, xy: xy * factor, yy: yy * factor)
    }

    var isUpright: Bool { yx == 0 && xy == 0 }
    /// Pixels of an em, at least.
    var size: Double { max(abs(xx) + abs(xy), abs(yx) + abs(yy)) }
}
