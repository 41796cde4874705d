// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import SwiftSyntax

/// The text of one file, as far as it takes to say where a node stands.
package struct SourceText: Sendable {
    package let path: String
    /// Where lines begin, in bytes of UTF-8.
    private let lines: [Int]

    init(path: String, source: String) {
        self.path = path
        lines = [0] + source.utf8.enumerated().filter { $0.element == 10 }.map { $0.offset + 1 }
    }

    /// The place of a node's first token; what comments stand above it does not count.
    package func location(of node: some SyntaxProtocol) -> Location {
        location(at: node.positionAfterSkippingLeadingTrivia)
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
