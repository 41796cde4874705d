// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftParser
package import SwiftSyntax

/// One Swift file, parsed once.
package struct SourceFile: Sendable {
    package let path: String
    package let tree: SourceFileSyntax
    package let types: [TypeDeclaration]
    package let previews: [Preview]
    package let marks: [Mark]
    package let text: SourceText

    package init(path: String, source: String) {
        self.path = path
        let tree = Parser.parse(source: source)
        let text = SourceText(path: path, tree: tree)
        let collector = TypeCollector(in: text)
        collector.walk(tree)
        self.tree = tree
        self.text = text
        types = collector.types
        previews = tree.statements.compactMap { Preview($0, in: text) }
        marks = Self.marks(of: tree, in: text)
    }

    package var location: Location { Location(path: path) }
    package var hasSyntaxErrors: Bool { tree.hasError }

    /// The parts of the path below the folder of that name; nil where there is no such folder.
    package func components(below folder: String) -> [String]? {
        let parts = path.split(separator: "/").map(String.init)
        return parts.lastIndex(of: folder).map { Array(parts[($0 + 1)...]) }
    }

    /// The title of the mark above a place.
    package func section(at location: Location) -> String? {
        marks.last { $0.line < location.line }?.title
    }

    private static func marks(of tree: SourceFileSyntax, in text: SourceText) -> [Mark] {
        let prefix = "// MARK: - "
        var marks: [Mark] = []
        for token in tree.tokens(viewMode: .sourceAccurate) {
            var position = token.position
            for piece in token.leadingTrivia {
                if case .lineComment(let comment) = piece, comment.hasPrefix(prefix) {
                    let line = text.location(at: position).line
                    marks.append(Mark(title: String(comment.dropFirst(prefix.count)), line: line))
                }
                position += piece.sourceLength
            }
        }
        return marks
    }
}
