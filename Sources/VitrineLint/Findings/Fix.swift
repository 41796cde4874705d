// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A change of one file that mends a violation and alters no meaning.
package struct Fix: Hashable, Sendable {
    /// A stretch of the file, in bytes of UTF-8, and what takes its place.
    package struct Edit: Hashable, Sendable {
        package let start: Int
        package let end: Int
        package let text: String
    }

    package let path: String
    package let edits: [Edit]

    /// Inserts text before a node, comments above it left alone.
    static func inserting(_ text: String, before node: some SyntaxProtocol, in file: SourceText) -> Fix {
        let position = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return Fix(path: file.path, edits: [Edit(start: position, end: position, text: text)])
    }

    /// Replaces a node, comments around it left alone.
    static func replacing(_ node: some SyntaxProtocol, with text: String, in file: SourceText) -> Fix {
        Fix(
            path: file.path,
            edits: [
                Edit(
                    start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
                    end: node.endPositionBeforeTrailingTrivia.utf8Offset, text: text)
            ])
    }

    /// Inserts lines above the line on which a node begins, or above what documents it.
    static func insertingLines(_ text: String, above node: some SyntaxProtocol, in file: SourceText) -> Fix {
        var position = node.position
        // What stands between the last blank line and the node belongs to the node.
        var start = position
        for piece in node.leadingTrivia {
            position += piece.sourceLength
            if case .newlines(let count) = piece, count > 1 || start == node.position { start = position }
        }
        return Fix(
            path: file.path, edits: [Edit(start: start.utf8Offset, end: start.utf8Offset, text: text)])
    }

    /// Applies fixes to the text of their file, as far as they do not overlap.
    ///
    /// - Returns: The new text, and how many fixes went into it.
    package static func apply(_ fixes: [Fix], to source: String) -> (text: String, count: Int) {
        var bytes = Array(source.utf8)
        var free = bytes.count + 1
        var count = 0
        for fix in fixes.sorted(by: { ($0.edits.first?.start ?? 0) > ($1.edits.first?.start ?? 0) }) {
            let edits = fix.edits.sorted { $0.start > $1.start }
            guard let last = edits.first, last.end < free || (last.end == free && last.start < free) else { continue }
            for edit in edits { bytes.replaceSubrange(edit.start..<edit.end, with: edit.text.utf8) }
            free = edits.last?.start ?? free
            count += 1
        }
        return (String(decoding: bytes, as: UTF8.self), count)
    }
}
