// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension AttributedString {
    /// The selected part of the text; empty for an insertion point.
    nonisolated public subscript(_ selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
        switch selection.indices(in: self) {
        case .insertionPoint: self[RangeSet<AttributedString.Index>()]
        case .ranges(let ranges): self[ranges]
        }
    }

    /// Replaces what is selected, or inserts at the insertion point, which lies behind the new content afterwards.
    ///
    /// - Parameters:
    ///   - selection: The selection.
    ///   - newContent: The text with its attributes.
    nonisolated public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
    ) {
        let ranges = selection.utf16Ranges(in: self)
        guard let first = ranges.first else { return }
        let length = newContent.unicodeScalars.reduce(0) { $0 + UTF16.width($1) }
        self = replacing(ranges, with: newContent)
        selection = AttributedTextSelection(insertionPoint: index(utf16: first.lowerBound + length))
    }

    /// Replaces what is selected, or inserts at the insertion point, with the attributes of what is typed there.
    ///
    /// - Parameters:
    ///   - selection: The selection.
    ///   - newContent: The characters.
    nonisolated public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>
    ) {
        let attributes = selection.typingAttributes(in: self)
        replaceSelection(&selection, with: AttributedString(String(newContent), attributes: attributes))
    }

    /// Changes the attributes of each selected run, or those of what is typed next.
    ///
    /// - Parameters:
    ///   - selection: The selection.
    ///   - body: A closure that changes attributes; it is called for each run.
    /// - Throws: What `body` throws; runs before it are changed.
    nonisolated public mutating func transformAttributes<E>(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
    ) throws(E) where E: Error {
        switch selection.indices(in: self) {
        case .insertionPoint(let point):
            var attributes = selection.typingAttributes(in: self)
            try body(&attributes)
            selection = AttributedTextSelection(insertionPoint: point, typingAttributes: attributes)
        case .ranges(let ranges):
            let runs = ranges.ranges.flatMap { range in self[range].runs.map { ($0.range, $0.attributes) } }
            for (range, old) in runs {
                var attributes = old
                try body(&attributes)
                self[range].setAttributes(attributes)
            }
        }
    }

    /// Changes the text and keeps the selection at the same characters; if the text is replaced by another one, the
    /// insertion point is at its end.
    ///
    /// - Parameters:
    ///   - selection: The selection.
    ///   - body: A closure that changes the text that it gets.
    /// - Throws: What `body` throws.
    nonisolated public mutating func transform<E>(
        updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(E) -> Void
    ) throws(E) where E: Error {
        let old: [Range<AttributedString.Index>] = selection.utf16Ranges(in: self).map { range(utf16: $0) }
        let new: [Range<AttributedString.Index>]? = try transform(updating: old, body: body)
        selection = new.map { selection.moved(to: $0) } ?? AttributedTextSelection()
    }
}
