// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineDisplay

extension AttributedString {
    /// Returns the text with a replacement applied: what is inserted has the attributes that are given, or those that a
    /// typed character inherits; all other characters keep their own.
    ///
    /// - Parameters:
    ///   - splice: The replacement, in UTF-16 units between scalars of the text.
    ///   - attributes: The attributes of what is inserted; `nil` for inherited ones.
    /// - Returns: The new text.
    nonisolated package func applying(_ splice: TextSplice, attributes: AttributeContainer? = nil) -> AttributedString {
        let replaced = range(utf16: splice.start..<(splice.start + max(splice.deleted, 0)))
        let inserted = AttributedString(
            String(decoding: splice.inserted, as: UTF16.self),
            attributes: attributes ?? inheritedAttributes(from: replaced))
        var result = self
        result.replaceSubrange(replaced, with: inserted)
        return result
    }

    /// Returns the text with the characters of another string: what both have in common keeps its attributes.
    ///
    /// - Parameters:
    ///   - string: The new characters.
    ///   - caret: The end of what was inserted in UTF-16 units, by which equal characters are told apart; `nil` if it
    ///     is unknown.
    ///   - attributes: The attributes of what is inserted; `nil` for inherited ones.
    /// - Returns: The new text.
    nonisolated package func edited(
        to string: String, caret: Int? = nil, attributes: AttributeContainer? = nil
    ) -> AttributedString {
        let (old, new) = (Array(String(characters).utf16), Array(string.utf16))
        var splice = TextSplice(from: old, to: new)
        guard !splice.isEmpty else { return self }
        if splice.deleted == 0, let caret {
            let start = caret - splice.inserted.count
            if start >= 0, caret <= new.count, start < splice.start {
                let moved = TextSplice(start: start, deleted: 0, inserted: Array(new[start..<caret]))
                let isBetweenScalars = !UTF16.isTrailSurrogate(old[start])
                if isBetweenScalars, moved.applied(to: old) == new { splice = moved }
            }
        }
        return applying(splice, attributes: attributes)
    }

    /// Returns the attributes of what is typed in place of a range: those of its first character, or if it is empty of
    /// the character before it; at the start of the text those of the first character.
    nonisolated func inheritedAttributes(from range: Range<AttributedString.Index>) -> AttributeContainer {
        guard startIndex < endIndex else { return AttributeContainer() }
        let isBefore = range.isEmpty && range.lowerBound > startIndex || range.lowerBound >= endIndex
        let index = isBefore ? unicodeScalars.index(before: range.lowerBound) : range.lowerBound
        return runs[index].attributes
    }

    // MARK: - Positions in UTF-16 units

    /// Returns the position of an index, which may be one of another text: it is cut off at the ends.
    nonisolated func utf16Offset(of index: AttributedString.Index) -> Int {
        if index <= startIndex { return 0 }
        if index >= endIndex { return utf16.count }
        return utf16.distance(from: startIndex, to: index)
    }

    nonisolated func utf16Range(of range: Range<AttributedString.Index>) -> Range<Int> {
        let start = utf16Offset(of: range.lowerBound)
        return start..<max(start, utf16Offset(of: range.upperBound))
    }

    /// Returns the index at a position, or at the end that is nearer.
    nonisolated func index(utf16 offset: Int) -> AttributedString.Index {
        utf16.index(startIndex, offsetBy: max(offset, 0), limitedBy: endIndex) ?? endIndex
    }

    nonisolated func range(utf16 range: Range<Int>) -> Range<AttributedString.Index> {
        let start = index(utf16: range.lowerBound)
        return start..<max(start, index(utf16: range.upperBound))
    }
}
