// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import SwiftSyntax

/// The text of one file, as far as it takes to say where a node stands.
package struct SourceText: Sendable {
    package let path: String
    private let converter: SourceLocationConverter

    init(path: String, tree: SourceFileSyntax) {
        self.path = path
        converter = SourceLocationConverter(fileName: path, tree: tree)
    }

    /// The place of a node's first token; what comments stand above it does not count.
    package func location(of node: some SyntaxProtocol) -> Location {
        location(at: node.positionAfterSkippingLeadingTrivia)
    }

    func location(at position: AbsolutePosition) -> Location {
        Location(path: path, line: converter.location(for: position).line)
    }
}
