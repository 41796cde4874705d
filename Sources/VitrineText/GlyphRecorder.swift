// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import VitrineLayout

/// Collects the glyphs of one string while the measuring pass shapes it, so that what is drawn is what was measured.
///
/// Items come in logical order; `line` puts them into visual order by the Unicode bidirectional algorithm: its levels
/// are fribidi's (through Pango), its last step, the reversal of runs by level (rule L2), is done here on items that
/// hold one level each. Inside an item HarfBuzz has ordered the glyphs already.
final class GlyphRecorder {
    private struct Glyph {
        var id: UInt32
        var cluster: Int
        var advance: Double
        var dx: Double
        var dy: Double
    }

    private struct Item {
        var level: UInt8
        var face: GlyphRun.Face
        var glyphs: [Glyph]
        var isSmall = false
    }

    private let string: String
    /// The embedding level of every byte; empty when all are zero.
    private let levels: [UInt8]
    /// Whether a face that has one weight is drawn thicker.
    private let isBold: Bool
    /// Whether the font itself is drawn thicker, because the app brought no bold face.
    private let isThickened: Bool
    private var items: [Item] = []

    init(string: String, isRightToLeft: Bool, isBold: Bool, isThickened: Bool = false) {
        self.string = string
        self.isThickened = isThickened
        self.isBold = isBold
        levels = Self.levels(of: string, isRightToLeft: isRightToLeft)
    }

    /// Returns the items again, cut where the level changes, each with the direction of its level.
    func split(_ items: [TextItem]) -> [TextItem] {
        guard !levels.isEmpty else { return items }
        var result: [TextItem] = []
        for item in items {
            var start = item.bytes.lowerBound
            for offset in item.bytes where offset + 1 == item.bytes.upperBound || levels[offset + 1] != levels[start] {
                var part = item
                part.bytes = start..<(offset + 1)
                part.isRightToLeft = levels[start] % 2 == 1
                result.append(part)
                start = offset + 1
            }
        }
        return result
    }

    func record(
        _ item: TextItem, _ instance: FontInstance, _ infos: UnsafeMutablePointer<hb_glyph_info_t>,
        _ positions: UnsafeMutablePointer<hb_glyph_position_t>, count: Int, scale: Double, cluster: (Int) -> Int
    ) {
        let glyphs = (0..<count).map { index in
            Glyph(
                id: infos[index].codepoint, cluster: cluster(Int(infos[index].cluster)),
                advance: Double(positions[index].x_advance) * scale, dx: Double(positions[index].x_offset) * scale,
                dy: Double(positions[index].y_offset) * scale)
        }
        var place = instance.place
        place.isEmboldened = isBold && item.source == .ideograph || isThickened && item.source == .primary
        items.append(Item(level: level(item), face: .file(place), glyphs: glyphs, isSmall: item.isSmall))
    }

    func fill(_ item: TextItem, cluster: Int, at offset: Int, advance: Double) {
        let face: GlyphRun.Face
        switch item.source {
        case .emoji: face = .emoji(cluster: character(at: offset), advance: advance)
        case .ideograph, .missing: face = .missing(advance: advance)
        default: face = .file(FontPlace(path: "", coordinates: []))
        }
        let glyph = Glyph(id: 0, cluster: cluster, advance: advance, dx: 0, dy: 0)
        items.append(Item(level: level(item), face: face, glyphs: [glyph]))
    }

    /// Returns the glyphs from left to right, all lengths times `scale`, with `tracking` behind every cluster that is
    /// not cursive.
    func line(scale: Double, tracking: Double, isCursive: [Bool]) -> GlyphLine {
        var runs: [GlyphRun] = []
        var x = 0.0
        for item in visualOrder() {
            var run = GlyphRun(face: item.face, glyphs: [], scale: item.isSmall ? SmallCapitals.scale : 1)
            if case .emoji(let cluster, let advance) = item.face {
                run.face = .emoji(cluster: cluster, advance: advance * scale)
            } else if case .missing(let advance) = item.face {
                run.face = .missing(advance: advance * scale)
            }
            for (index, glyph) in item.glyphs.enumerated() {
                run.glyphs.append(
                    GlyphRun.Glyph(id: glyph.id, x: x + glyph.dx * scale, y: glyph.dy * scale))
                x += glyph.advance * scale
                let isLastOfCluster =
                    index + 1 == item.glyphs.count || item.glyphs[index + 1].cluster != glyph.cluster
                if isLastOfCluster, isCursive.isEmpty || !isCursive[glyph.cluster] { x += tracking }
            }
            if case .file(let place) = run.face, place.path.isEmpty { continue }
            runs.append(run)
        }
        return GlyphLine(runs: runs, width: x)
    }

    private func visualOrder() -> [Item] {
        guard let highest = items.map(\.level).max(), highest > 0 else { return items }
        var order = items
        for level in stride(from: highest, to: 0, by: -1) {
            var start = 0
            while start < order.count {
                guard order[start].level >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, order[end].level >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }

    private func level(_ item: TextItem) -> UInt8 { levels.isEmpty ? 0 : levels[item.bytes.lowerBound] }

    private func character(at offset: Int) -> String {
        let index = string.utf8.index(string.utf8.startIndex, offsetBy: offset)
        return index < string.endIndex ? String(string[index]) : ""
    }

    /// Text of left-to-right scripts in a left-to-right line needs no levels.
    private static func levels(of string: String, isRightToLeft: Bool) -> [UInt8] {
        guard isRightToLeft || string.unicodeScalars.contains(where: { $0.value >= 0x590 }) else { return [] }
        var base = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
        var string = string
        let count = string.unicodeScalars.count
        return string.withUTF8 { bytes -> [UInt8] in
            bytes.withMemoryRebound(to: CChar.self) { text in
                guard let found = pango_log2vis_get_embedding_levels(text.baseAddress, Int32(text.count), &base)
                else { return [] }
                defer { g_free(found) }
                guard (0..<count).contains(where: { found[$0] != 0 }) else { return [] }
                var levels: [UInt8] = []
                levels.reserveCapacity(bytes.count)
                var scalar = -1
                for byte in bytes {
                    if byte & 0xC0 != 0x80 { scalar += 1 }
                    levels.append(found[scalar])
                }
                return levels
            }
        }
    }
}
