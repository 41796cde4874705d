// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A small TrueType font, made where a test needs one: every character that it has is a box of one width.
package struct TestFont {
    package var family: String
    package var style: String
    package var weight: Int
    package var isItalic: Bool
    /// Of every character but the space, in thousandths of an em.
    package var advance: Int
    package var ascent: Int
    package var descent: Int
    package var gap: Int
    /// What it has, beside the space and the ASCII that is printed, unless `ascii` is left out.
    package var characters: String
    package var hasASCII: Bool

    package init(
        family: String, style: String = "Regular", weight: Int = 400, isItalic: Bool = false, advance: Int = 900,
        ascent: Int = 1_200, descent: Int = 400, gap: Int = 0, characters: String = "", hasASCII: Bool = true
    ) {
        self.family = family
        self.style = style
        self.weight = weight
        self.isItalic = isItalic
        self.advance = advance
        self.ascent = ascent
        self.descent = descent
        self.gap = gap
        self.characters = characters
        self.hasASCII = hasASCII
    }

    package var postScriptName: String { "\(family)-\(style)".filter { $0 != " " } }
    package var fullName: String { "\(family) \(style)" }

    /// A file with this face.
    package var file: Data { Self.file(tables, at: 0) }

    /// A collection of faces.
    package static func collection(_ fonts: [TestFont]) -> Data {
        var file = Words().text("ttcf").long(0x10000).long(fonts.count)
        var place = 12 + fonts.count * 4
        let files = fonts.map { font in
            let made = Self.file(font.tables, at: place)
            file = file.long(place)
            place += made.count
            return made
        }
        return files.reduce(file.data) { $0 + $1 }
    }

    // MARK: - Tables

    private static let unitsPerEm = 1_000
    private static let boxHeight = 700

    /// Glyph 0 is what is missing, 1 the space, 2 the box.
    private var tables: [(String, Data)] {
        let box = Words().word(1).word(0).word(0).word(advance).word(Self.boxHeight).word(3).word(0)
            .bytes([1, 1, 1, 1])
            .word(0).word(advance).word(0).word(-advance).word(0).word(0).word(Self.boxHeight).word(0).data
        let macStyle = (weight >= 700 ? 1 : 0) + (isItalic ? 2 : 0)
        let head = Words().long(0x10000).long(0x10000).long(0).long(0x5F0F_3CF5).word(0).word(Self.unitsPerEm)
            .long(0).long(0).long(0).long(0).word(0).word(0).word(advance).word(Self.boxHeight).word(macStyle)
            .word(8).word(2).word(1).word(0).data
        let hhea = Words().long(0x10000).word(ascent).word(-descent).word(gap).word(advance).word(0).word(0)
            .word(advance).word(1).word(0).word(0).word(0).word(0).word(0).word(0).word(0).word(3).data
        let maxp = Words().long(0x10000).word(3).word(4).word(1).word(0).word(0).word(1).word(0).word(0).word(0)
            .word(0).word(0).word(0).word(0).word(0).data
        let hmtx = Words().word(advance).word(0).word(advance / 2).word(0).word(advance).word(0).data
        let loca = Words().long(0).long(box.count).long(box.count).long(box.count * 2).data
        let post = Words().long(0x30000).long(0).word(-100).word(50).long(0).long(0).long(0).long(0).long(0).data
        return [
            ("OS/2", windows), ("cmap", map), ("glyf", box + box), ("head", head), ("hhea", hhea), ("hmtx", hmtx),
            ("loca", loca), ("maxp", maxp), ("name", names), ("post", post),
        ]
    }

    private var windows: Data {
        let selection = (isItalic ? 1 : 0) + (weight >= 700 ? 32 : 0) + (weight < 700 && !isItalic ? 64 : 0)
        var words = Words().word(4).word(advance).word(weight).word(5).word(0)
        for _ in 0..<11 { words = words.word(0) }
        words = words.bytes(Array(repeating: 0, count: 10)).long(1).long(0).long(0).long(0).text("TEST")
        return words.word(selection).word(0x20).word(0xFFFD).word(ascent).word(-descent).word(gap).word(ascent)
            .word(descent).long(1).long(0).word(500).word(Self.boxHeight).word(0).word(0x20).word(1).data
    }

    private var names: Data {
        let texts = [(1, family), (2, style), (3, postScriptName), (4, fullName), (5, "1"), (6, postScriptName)]
            .map { ($0.0, Data($0.1.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })) }
        var words = Words().word(0).word(texts.count).word(6 + texts.count * 12)
        var place = 0
        for (name, text) in texts {
            words = words.word(3).word(1).word(0x409).word(name).word(text.count).word(place)
            place += text.count
        }
        return texts.reduce(words.data) { $0 + $1.1 }
    }

    /// A segment for each character, in format 4.
    private var map: Data {
        let own = characters.unicodeScalars.map { Int($0.value) }
        let points = Set([0x20] + (hasASCII ? Array(0x21...0x7E) : []) + own).sorted() + [0xFFFF]
        let count = points.count
        var power = 1
        while power * 2 <= count { power *= 2 }
        var words = Words().word(4).word(16 + count * 8).word(0).word(count * 2).word(power * 2)
            .word(power.trailingZeroBitCount).word((count - power) * 2)
        for point in points { words = words.word(point) }
        words = words.word(0)
        for point in points { words = words.word(point) }
        for point in points { words = words.word(point == 0xFFFF ? 1 : (point == 0x20 ? 1 : 2) - point) }
        for _ in points { words = words.word(0) }
        return Words().word(0).word(1).word(3).word(1).long(12).data + words.data
    }

    private static func file(_ tables: [(String, Data)], at start: Int) -> Data {
        var power = 1
        while power * 2 <= tables.count { power *= 2 }
        var words = Words().long(0x10000).word(tables.count).word(power * 16).word(power.trailingZeroBitCount)
            .word((tables.count - power) * 16)
        var place = start + 12 + tables.count * 16
        var body = Data()
        for (name, table) in tables {
            let padded = table + Data(repeating: 0, count: (4 - table.count % 4) % 4)
            words = words.text(name).long(checksum(padded)).long(place).long(table.count)
            body += padded
            place += padded.count
        }
        return words.data + body
    }

    private static func checksum(_ table: Data) -> Int {
        var sum: UInt32 = 0
        for (index, byte) in table.enumerated() { sum &+= UInt32(byte) << UInt32(24 - index % 4 * 8) }
        return Int(sum)
    }
}

/// Numbers in the order of OpenType.
private struct Words {
    var data = Data()

    func bytes(_ values: [UInt8]) -> Words { Words(data: data + values) }

    func word(_ value: Int) -> Words {
        bytes([UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)])
    }

    func long(_ value: Int) -> Words { word(value >> 16).word(value) }

    func text(_ value: String) -> Words { bytes(Array(value.utf8)) }
}
