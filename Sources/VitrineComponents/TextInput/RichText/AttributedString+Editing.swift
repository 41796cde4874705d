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
        applying(splice, to: pieces, attributes: attributes)
    }

    /// Returns the text with a replacement applied to its parts, which the caller has read already.
    nonisolated private func applying(
        _ splice: TextSplice, to own: [Piece], attributes: AttributeContainer?
    ) -> AttributedString {
        let replaced = splice.start..<(splice.start + max(splice.deleted, 0))
        let inserted = AttributedString(
            String(decoding: splice.inserted, as: UTF16.self),
            attributes: attributes ?? inheritedAttributes(from: range(utf16: replaced)))
        return Self.replacing([replaced], of: own, with: inserted)
    }

    /// Returns the text with ranges of it replaced: the first one by other text, all others by none.
    ///
    /// The text is put together anew from its scalars and its runs. Foundation's own replacement (Swift 6.3) can leave a
    /// text whose characters cannot be read any more, where it parts a cluster of scalars.
    ///
    /// - Parameters:
    ///   - ranges: The ranges in UTF-16 units between scalars of the text, in ascending order and without overlap.
    ///   - content: The text in place of the first range.
    /// - Returns: The new text.
    nonisolated func replacing(_ ranges: [Range<Int>], with content: some AttributedStringProtocol) -> AttributedString
    {
        Self.replacing(ranges, of: pieces, with: content)
    }

    /// Returns a text of parts with ranges of them replaced.
    nonisolated private static func replacing(
        _ ranges: [Range<Int>], of own: [Piece], with content: some AttributedStringProtocol
    ) -> AttributedString {
        var pieces: [Piece] = []
        var end = 0
        for (index, range) in ranges.enumerated() {
            pieces += own.compactMap { $0.clamped(to: end..<max(range.lowerBound, end)) }
            if index == 0 { pieces += content.pieces }
            end = max(range.upperBound, end)
        }
        pieces += own.compactMap { $0.clamped(to: end..<max(own.last?.range.upperBound ?? 0, end)) }
        var result = AttributedString(String(decoding: pieces.flatMap(\.units), as: UTF16.self))
        var start = 0
        for piece in pieces {
            result[result.range(utf16: start..<(start + piece.units.count))].setAttributes(piece.attributes)
            start += piece.units.count
        }
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
        let own = pieces
        let (old, new) = (own.flatMap(\.units), Array(string.utf16))
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
        return applying(splice, to: own, attributes: attributes)
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
        return min(max(utf16.distance(from: startIndex, to: index), 0), utf16.count)
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

/// A part of a text with one set of attributes.
private struct Piece {
    let units: ArraySlice<UInt16>
    let attributes: AttributeContainer

    /// The place of the part in its text, in UTF-16 units.
    var range: Range<Int> { units.indices }

    func clamped(to range: Range<Int>) -> Piece? {
        let part = self.range.clamped(to: range)
        return part.isEmpty ? nil : Piece(units: units[part], attributes: attributes)
    }
}

extension AttributedStringProtocol {
    /// The parts of the text, from its scalars.
    nonisolated fileprivate var pieces: [Piece] {
        var units: [UInt16] = []
        let ends = runs.map { run in
            for scalar in self[run.range].unicodeScalars { units.append(contentsOf: UTF16.encode(scalar)!) }
            return (units.count, run.attributes)
        }
        var start = 0
        return ends.map { end, attributes in
            defer { start = end }
            return Piece(units: units[start..<end], attributes: attributes)
        }
    }
}
