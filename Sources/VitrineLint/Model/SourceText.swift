// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import SwiftSyntax

/// The text of one file, and where its lines are.
package struct SourceText: Sendable {
    package let path: String
    package let source: String
    /// Where lines begin, in bytes of UTF-8.
    private let lines: [Int]

    init(path: String, source: String) {
        self.path = path
        self.source = source
        var lines = [0]
        var offset = 0
        for byte in source.utf8 {
            offset += 1
            if byte == 10 { lines.append(offset) }
        }
        self.lines = lines
    }

    /// The place of a node's first token; what comments stand above it does not count.
    package func location(of node: some SyntaxProtocol) -> Location {
        location(at: node.positionAfterSkippingLeadingTrivia)
    }

    /// The stretch of a line, counted from 1, in bytes of UTF-8 and with the line feed behind it.
    func range(ofLine line: Int) -> Range<Int> {
        lines[line - 1]..<(line < lines.count ? lines[line] : source.utf8.count)
    }

    /// Where any of some texts stand, in bytes of UTF-8 and in order; what they begin with is one byte for all.
    func offsets(of words: [String]) -> [Int] {
        let words = words.map { Array($0.utf8) }
        guard let first = words.first?.first else { return [] }
        var text = self.source
        return text.withUTF8 { bytes in
            bytes.indices.filter { start in
                bytes[start] == first && words.contains { bytes[start...].starts(with: $0) }
            }
        }
    }

    func location(at position: AbsolutePosition) -> Location {
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= position.utf8Offset { low = middle } else { high = middle }
        }
        return Location(path: path, line: low + 1)
    }
}
