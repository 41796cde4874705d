// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftParser
package import SwiftSyntax

/// One Swift file, parsed once.
package struct SourceFile: Sendable {
    package let path: String
    package let tree: SourceFileSyntax
    package let types: [TypeDeclaration]
    package let index: SourceIndex
    package let previews: [Preview]
    package let marks: [Mark]
    package let text: SourceText
    /// The modules that it imports.
    package let imports: [String]
    package let directives: [Directive]

    package init(path: String, source: String) {
        self.path = path
        let tree = Parser.parse(source: source)
        let text = SourceText(path: path, source: source)
        let visitor = SourceVisitor(in: text)
        visitor.walk(tree)
        LintWork.current?.addFile()
        self.tree = tree
        self.text = text
        types = visitor.types
        index = visitor.index
        previews = tree.statements.compactMap { Preview($0, in: text) }
        imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription }
        let comments = Self.lineComments(of: tree, in: text)
        marks = comments.compactMap { Mark($0.text, line: $0.line) }
        directives = comments.compactMap { Directive($0.text, line: $0.line) }
    }

    package var location: Location { Location(path: path) }
    package var hasSyntaxErrors: Bool { tree.hasError }
    /// The file's name without its ending.
    package var name: String { (path.split(separator: "/").last.map(String.init) ?? path).dropping(suffix: ".swift") }

    /// Whether it tests: it is in a folder of tests, or imports what tests are written with.
    package var isTest: Bool {
        path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
            || imports.contains { ["Testing", "XCTest"].contains($0) }
    }

    /// The parts of the path below the folder of that name; nil where there is no such folder.
    package func components(below folder: String) -> [String]? {
        let parts = path.split(separator: "/").map(String.init)
        return parts.lastIndex(of: folder).map { Array(parts[($0 + 1)...]) }
    }

    /// The title of the mark above a place.
    package func section(at location: Location) -> String? {
        marks.last { $0.line < location.line }?.title
    }

    /// The marks and directives, with their lines: only tokens are looked at that have one beside them, or in them.
    private static func lineComments(
        of tree: SourceFileSyntax, in text: SourceText
    ) -> [(text: String, line: Int)] {
        var comments: [(text: String, line: Int)] = []
        var end = 0
        for offset in text.offsets(of: [Mark.prefix, Directive.prefix]) where offset >= end {
            guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { continue }
            comments += lineComments(of: token.leadingTrivia, from: token.position, in: text)
            comments += lineComments(of: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia, in: text)
            end = token.endPosition.utf8Offset
        }
        return comments
    }

    private static func lineComments(
        of trivia: Trivia, from start: AbsolutePosition, in text: SourceText
    ) -> [(text: String, line: Int)] {
        var position = start
        return trivia.compactMap { piece in
            defer { position += piece.sourceLength }
            guard case .lineComment(let comment) = piece,
                comment.hasPrefix(Mark.prefix) || comment.hasPrefix(Directive.prefix)
            else { return nil }
            return (comment, text.location(at: position).line)
        }
    }
}
