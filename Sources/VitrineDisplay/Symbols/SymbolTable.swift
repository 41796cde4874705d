// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The table that Scripts/derive_icons.py writes, in memory: indexed by name and parsed on demand.
///
/// A line has the name, the factor of the box, the bounds of the drawing, then the outlines of regular, thin, light and
/// bold, separated by tabs; an empty outline is the regular one. "=" and another name refer to that name's line. Cost:
/// one pass over the bytes for the index, then one over a line for each requested outline.
struct SymbolTable: Sendable {
    /// The data of a symbol in one weight.
    struct Entry {
        /// The side of the grid in multiples of the point size.
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

    /// Returns a symbol in a weight; `nil` if the table does not have it, or its line cannot be parsed.
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

/// The errors of an invalid table of symbols.
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
