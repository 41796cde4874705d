// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The table that Scripts/derive_icons.py writes, as it is in memory: found by name at once, read on demand.
///
/// A line is name, factor of the box, bounds of the ink, then the outlines of regular, thin, light and bold, all
/// between tabs; an empty outline is the regular one. "=" and another name instead stand for that name's line. Cost:
/// one pass over the bytes for the index, then one over a line for each outline that is asked for.
struct SymbolTable: Sendable {
    /// What a line says about a symbol in one weight.
    struct Entry {
        /// Side of the grid in multiples of the point size.
        var box: Double
        var outline: SymbolOutline
    }

    static let header = "vitrine-symbols 1"

    private let bytes: [UInt8]
    private let lines: [String: Range<Int>]

    init(_ bytes: [UInt8]) throws(SymbolTableError) {
        var lines: [String: Range<Int>] = [:]
        var isFirst = true
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            if isFirst {
                guard bytes[start..<end].elementsEqual(Self.header.utf8) else { throw .notATable }
            } else {
                guard let tab = bytes[start..<end].firstIndex(of: UInt8(ascii: "\t")) else {
                    throw .brokenLine(number: lines.count + 2)
                }
                lines[String(decoding: bytes[start..<tab], as: UTF8.self)] = (tab + 1)..<end
            }
            isFirst = false
            start = end + 1
        }
        if isFirst { throw .notATable }
        self.bytes = bytes
        self.lines = lines
    }

    /// The names in the table, in the order of their characters.
    var names: [String] { lines.keys.sorted() }

    func contains(_ name: String) -> Bool { lines[name] != nil }

    /// A symbol in a weight; `nil` for one that the table lacks, or whose line cannot be read.
    func entry(_ name: String, _ weight: SymbolWeight) -> Entry? {
        guard var line = lines[name] else { return nil }
        if bytes[line].first == UInt8(ascii: "=") {
            guard let other = lines[String(decoding: bytes[line].dropFirst(), as: UTF8.self)] else { return nil }
            line = other
        }
        let fields = bytes[line].split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        guard fields.count == 6, let box = Double(String(decoding: fields[0], as: UTF8.self)), box > 0, box < 100
        else { return nil }
        let column =
            switch weight {
            case .regular: 2
            case .thin: 3
            case .light: 4
            case .bold, .heavy, .black: 5
            }
        let bounds = fields[1].split(separator: UInt8(ascii: " ")).compactMap {
            Double(String(decoding: $0, as: UTF8.self))
        }
        guard bounds.count == 4, bounds.allSatisfy(\.isFinite),
            let elements = PathDataReader.elements(fields[column].isEmpty ? fields[2] : fields[column])
        else { return nil }
        let ink = DisplayRect(
            x: bounds[0], y: bounds[1], width: bounds[2] - bounds[0], height: bounds[3] - bounds[1])
        return Entry(box: box, outline: SymbolOutline(elements: elements, bounds: ink))
    }
}

/// What can be wrong with a table of symbols.
package enum SymbolTableError: Error, Equatable, CustomStringConvertible {
    case notATable
    case brokenLine(number: Int)

    package var description: String {
        switch self {
        case .notATable: "This is not a table of symbols of this version (\"\(SymbolTable.header)\")."
        case .brokenLine(let number): "Line \(number) of the table of symbols has no name."
        }
    }
}
