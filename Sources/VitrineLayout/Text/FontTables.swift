// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Parses the faces of a font file: TrueType and OpenType files, and collections of them.
///
/// Every read stays within the file, so that arbitrary bytes can be passed: a broken file is an error with an
/// explanation. Complexity: linear in the number of tables and names.
package enum FontTables {
    /// The reason why a file cannot be used as a font.
    package struct Failure: Error, Hashable, CustomStringConvertible {
        package let description: String

        init(_ description: String) {
            self.description = description
        }
    }

    /// The properties of a face in a file.
    package struct Face: Hashable, Sendable {
        package var postScriptName: String
        package var fullName: String
        package var family: String
        /// The weight from 1 to 1000, as in CSS.
        package var weight: Int
        /// The range of the weight axis; `nil` for a face with one weight.
        package var weights: ClosedRange<Int>?
        package var isItalic: Bool
        package var metrics: FontMetrics
        /// Whether the outlines are PostScript (CFF) outlines.
        package var isPostScript: Bool
        /// A file with only this face.
        package var file: Data
    }

    /// Returns the faces of a file.
    package static func faces(of file: Data) throws(Failure) -> [Face] {
        let bytes = FontBytes(Array(file))
        guard let tag = bytes.tag(at: 0) else { throw Failure("it is empty") }
        guard tag == "ttcf" else { return [try face(of: bytes, file: file, at: 0)] }
        guard let count = bytes.long(at: 8), (1...mostFaces).contains(count) else {
            throw Failure("the number of its faces cannot be read")
        }
        var faces: [Face] = []
        for index in 0..<count {
            guard let offset = bytes.long(at: 12 + index * 4) else { throw Failure("it ends within its list of faces") }
            let alone = try standalone(bytes, at: offset)
            faces.append(try face(of: FontBytes(Array(alone)), file: alone, at: 0))
        }
        return faces
    }

    private static let mostFaces = 64
    private static let mostTables = 256
    /// The range that OpenType allows for units per em.
    private static let unitsOfAnEm = 16...16_384

    // MARK: - One face

    private static func face(of bytes: FontBytes, file: Data, at offset: Int) throws(Failure) -> Face {
        let tables = try directory(bytes, at: offset)
        func table(_ name: String, least: Int) throws(Failure) -> FontBytes {
            guard let range = tables[name], let table = bytes[range], table.count >= least else {
                throw Failure("its table \(name) is missing or too short")
            }
            return table
        }
        let (head, hhea, maxp) = (
            try table("head", least: 54), try table("hhea", least: 36), try table("maxp", least: 6)
        )
        _ = (try table("cmap", least: 4), try table("hmtx", least: 4))
        let isPostScript = tables["CFF "] != nil || tables["CFF2"] != nil
        guard isPostScript || tables["glyf"] != nil && tables["loca"] != nil else {
            throw Failure("it has no outlines")
        }
        guard let units = head.word(at: 18), unitsOfAnEm.contains(units) else {
            throw Failure("an em of it has no number of units that a font may have")
        }
        guard let glyphs = maxp.word(at: 4), glyphs > 0 else { throw Failure("it has no glyphs") }
        let names = FontNames(try table("name", least: 6))
        guard let family = names.family, let postScriptName = names.postScriptName else {
            throw Failure("it does not say its name")
        }
        let style = tables["OS/2"].flatMap { bytes[$0] }
        let macStyle = head.word(at: 44) ?? 0
        var weight = style?.word(at: 4) ?? (macStyle & 1 != 0 ? 700 : 400)
        // Some early fonts have weights from 1 to 9.
        if weight < 10 { weight *= 100 }
        let selection = style?.word(at: 62) ?? 0
        let axis = tables["fvar"].flatMap { bytes[$0] }.flatMap(weights)
        func perEm(_ value: Int?) -> Double { Double(value ?? 0) / Double(units) }
        let hasCapHeight = (style?.word(at: 0) ?? 0) >= 2
        let capHeight = hasCapHeight ? perEm(style?.signed(at: 88)) : 0
        let metrics = FontMetrics(
            ascent: max(perEm(hhea.signed(at: 4)), 0), descent: max(-perEm(hhea.signed(at: 6)), 0),
            capHeight: capHeight > 0 ? capHeight : FontMetrics.iOS.capHeight,
            gap: max(perEm(hhea.signed(at: 8)), 0))
        guard metrics.line > 0 else { throw Failure("its lines have no height") }
        return Face(
            postScriptName: postScriptName, fullName: names.fullName ?? postScriptName, family: family,
            weight: min(max(weight, 1), 1000), weights: axis, isItalic: selection & 1 != 0 || macStyle & 2 != 0,
            metrics: metrics, isPostScript: isPostScript, file: file)
    }

    /// Returns the ranges of the tables in the file.
    private static func directory(_ bytes: FontBytes, at offset: Int) throws(Failure) -> [String: Range<Int>] {
        guard let tag = bytes.tag(at: offset), ["\0\u{1}\0\0", "OTTO", "true"].contains(tag),
            let count = bytes.word(at: offset + 4), (1...mostTables).contains(count)
        else { throw Failure("it is neither TrueType nor OpenType") }
        var tables: [String: Range<Int>] = [:]
        for index in 0..<count {
            let entry = offset + 12 + index * 16
            guard let name = bytes.tag(at: entry), let start = bytes.long(at: entry + 8),
                let length = bytes.long(at: entry + 12)
            else { throw Failure("it ends within its list of tables") }
            guard start <= bytes.count, length <= bytes.count - start else {
                throw Failure("its table \(name) lies behind its end")
            }
            tables[name] = start..<(start + length)
        }
        return tables
    }

    /// Returns the range of the weight axis.
    private static func weights(_ table: FontBytes) -> ClosedRange<Int>? {
        guard let start = table.word(at: 4), let count = table.word(at: 8), let size = table.word(at: 10), size >= 20
        else { return nil }
        for index in 0..<count {
            let axis = start + index * size
            guard table.tag(at: axis) == "wght", let least = table.signed(at: axis + 4),
                let most = table.signed(at: axis + 12)
            else { continue }
            guard least >= 1, most <= 1000, least < most else { return nil }
            return least...most
        }
        return nil
    }

    /// Returns a file with the tables of one face of a collection, since browsers do not accept collections.
    private static func standalone(_ bytes: FontBytes, at offset: Int) throws(Failure) -> Data {
        let tables = try directory(bytes, at: offset)
        let count = tables.count
        var file = Data()
        func append(_ value: Int, bytes: Int) {
            for shift in (0..<bytes).reversed() { file.append(UInt8(truncatingIfNeeded: value >> (shift * 8))) }
        }
        for index in 0..<4 { append(bytes.byte(at: offset + index) ?? 0, bytes: 1) }
        let power = Int.bitWidth - 1 - count.leadingZeroBitCount
        for value in [count, 16 << power, power, (count - (1 << power)) * 16] { append(value, bytes: 2) }
        var place = 12 + count * 16
        let sorted = tables.sorted { $0.key < $1.key }
        for (name, range) in sorted {
            for scalar in name.unicodeScalars { append(Int(scalar.value), bytes: 1) }
            append(bytes.checksum(of: range), bytes: 4)
            append(place, bytes: 4)
            append(range.count, bytes: 4)
            place += (range.count + 3) & ~3
        }
        for (_, range) in sorted {
            if let table = bytes[range] { file.append(contentsOf: table.all) }
            while file.count % 4 != 0 { file.append(0) }
        }
        return file
    }
}

/// Bytes in the byte order of OpenType, read only within their bounds.
struct FontBytes {
    private let bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        self.bytes = bytes[...]
    }

    private init(slice: ArraySlice<UInt8>) {
        bytes = slice
    }

    var count: Int { bytes.count }
    var all: ArraySlice<UInt8> { bytes }

    subscript(range: Range<Int>) -> FontBytes? {
        guard range.lowerBound >= 0, range.upperBound <= count else { return nil }
        return FontBytes(slice: bytes[(bytes.startIndex + range.lowerBound)..<(bytes.startIndex + range.upperBound)])
    }

    func byte(at offset: Int) -> Int? {
        offset >= 0 && offset < count ? Int(bytes[bytes.startIndex + offset]) : nil
    }

    func word(at offset: Int) -> Int? {
        guard let high = byte(at: offset), let low = byte(at: offset + 1) else { return nil }
        return high << 8 | low
    }

    func signed(at offset: Int) -> Int? { word(at: offset).map { Int(Int16(truncatingIfNeeded: $0)) } }

    func long(at offset: Int) -> Int? {
        guard let high = word(at: offset), let low = word(at: offset + 2) else { return nil }
        return high << 16 | low
    }

    /// Returns four bytes as letters.
    func tag(at offset: Int) -> String? {
        guard let range = self[offset..<(offset + 4)] else { return nil }
        return String(String.UnicodeScalarView(range.all.map { Unicode.Scalar($0) }))
    }

    /// Returns OpenType's checksum of a table.
    func checksum(of range: Range<Int>) -> Int {
        var sum: UInt32 = 0
        for offset in stride(from: range.lowerBound, to: range.upperBound, by: 4) {
            for index in 0..<4 {
                let byte = offset + index < range.upperBound ? byte(at: offset + index) ?? 0 : 0
                sum &+= UInt32(byte) << UInt32(24 - index * 8)
            }
        }
        return Int(sum)
    }
}

/// The names in a font, in English if there are several languages.
struct FontNames {
    private var names: [Int: (rank: Int, text: String)] = [:]

    init(_ table: FontBytes) {
        guard let count = table.word(at: 2), let storage = table.word(at: 4) else { return }
        for index in 0..<count {
            let record = 6 + index * 12
            guard let platform = table.word(at: record), let language = table.word(at: record + 4),
                let name = table.word(at: record + 6), let length = table.word(at: record + 8),
                let offset = table.word(at: record + 10)
            else { return }
            guard [1, 2, 4, 6, 16].contains(name),
                let bytes = table[(storage + offset)..<(storage + offset + length)]?.all,
                let text = Self.text(bytes, platform: platform), !text.isEmpty
            else { continue }
            let rank = platform == 3 ? (language == 0x409 ? 3 : 1) : 2
            if rank > names[name]?.rank ?? 0 { names[name] = (rank, text) }
        }
    }

    /// The typographic family with all its weights; older fonts have only the family of four faces.
    var family: String? { names[16]?.text ?? names[1]?.text }
    var fullName: String? { names[4]?.text }

    /// The PostScript name; composed of family and style if the font has none.
    var postScriptName: String? {
        if let name = names[6]?.text { return name }
        guard let family else { return nil }
        let style = names[2]?.text ?? "Regular"
        return "\(family)-\(style)".filter { $0 != " " }
    }

    private static func text(_ bytes: ArraySlice<UInt8>, platform: Int) -> String? {
        switch platform {
        case 0, 3:
            let pairs = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2)
            return String(decoding: pairs.map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }, as: UTF16.self)
        case 1:
            return bytes.allSatisfy { $0 < 0x80 } ? String(decoding: bytes, as: UTF8.self) : nil
        default:
            return nil
        }
    }
}
