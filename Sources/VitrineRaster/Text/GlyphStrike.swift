// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo

/// How much of each pixel a glyph covers.
struct GlyphMask {
    /// Pixels from the glyph's origin, rounded down, to the mask's left and top edges.
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    var coverage: [UInt8]
}

/// The glyphs of one face under one matrix, drawn as they are asked for.
///
/// Cairo 1.16 puts glyphs onto whole pixels, which browsers do not: here a glyph is drawn at the quarter of a pixel
/// where it stands, by FreeType's smooth rasterizer, without hinting.
final class GlyphStrike {
    static let phases = 4
    /// Memory of a strike without glyphs, in bytes.
    static let emptyBytes = 256

    private let face: FontFace
    private let matrix: GlyphMatrix
    private let account: (Int) -> Void
    private var masks: [UInt64: GlyphMask] = [:]

    init(face: FontFace, matrix: GlyphMatrix, account: @escaping (Int) -> Void) {
        self.face = face
        self.matrix = matrix
        self.account = account
    }

    /// Returns the mask of a glyph whose origin lies `phaseX` and `phaseY` quarters of a pixel right of and below a
    /// pixel's corner.
    func mask(_ glyph: UInt32, phaseX: Int, phaseY: Int) -> GlyphMask {
        let key = UInt64(glyph) << 8 | UInt64(phaseX) << 4 | UInt64(phaseY)
        if let known = masks[key] { return known }
        let mask = draw(glyph, phaseX: phaseX, phaseY: phaseY)
        masks[key] = mask
        account(mask.coverage.count + 96)
        return mask
    }

    private func draw(_ glyph: UInt32, phaseX: Int, phaseY: Int) -> GlyphMask {
        let empty = GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])
        guard let outline = face.outline(glyph, matrix) else { return empty }
        let step = 64 / GlyphStrike.phases
        FT_Outline_Translate(outline, FT_Pos(phaseX * step), FT_Pos(-phaseY * step))
        var box = FT_BBox()
        FT_Outline_Get_CBox(outline, &box)
        let left = Int(box.xMin) >> 6
        let bottom = Int(box.yMin) >> 6
        let width = (Int(box.xMax) + 63) >> 6 - left
        let height = (Int(box.yMax) + 63) >> 6 - bottom
        guard width > 0, height > 0, width * height <= 4 << 20 else { return empty }
        FT_Outline_Translate(outline, FT_Pos(-left * 64), FT_Pos(-bottom * 64))
        var coverage = [UInt8](repeating: 0, count: width * height)
        let status = coverage.withUnsafeMutableBufferPointer { buffer in
            var bitmap = FT_Bitmap()
            bitmap.rows = UInt32(height)
            bitmap.width = UInt32(width)
            bitmap.pitch = Int32(width)
            bitmap.buffer = buffer.baseAddress
            bitmap.num_grays = 256
            bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
            return FT_Outline_Get_Bitmap(face.face.pointee.glyph.pointee.library, outline, &bitmap)
        }
        guard status == 0 else { return empty }
        return GlyphMask(left: left, top: -(bottom + height), width: width, height: height, coverage: coverage)
    }
}
