// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A selection of attributed text: an insertion point with the attributes of what is typed there, or ranges.
///
/// Indices are meaningful in the text that was selected in, and are asked for with it. In a text that has changed
/// otherwise than through `AttributedString.transform(updating:body:)` they name other characters, and those behind its
/// end the end.
nonisolated public struct AttributedTextSelection: Equatable, Sendable {
    /// The place of a selection in a text.
    public enum Indices: Equatable, Sendable {
        /// An insertion point.
        case insertionPoint(AttributedString.Index)
        /// The selected characters.
        case ranges(RangeSet<AttributedString.Index>)
    }

    /// The place of the selection; `nil` for the end of any text.
    private var place: Indices?
    private var typing: AttributeContainer?
    private var side: TextSelectionAffinity

    private init(place: Indices?, typing: AttributeContainer?, affinity: TextSelectionAffinity) {
        self.place = place
        self.typing = typing
        side = affinity
    }

    /// Creates the selection of a new editor: an insertion point at the end of the text.
    public init() { self.init(place: nil, typing: nil, affinity: .automatic) }

    /// Creates a selection of a range; an insertion point if the range is empty.
    public init(range: Range<AttributedString.Index>) {
        let place: Indices = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
        self.init(place: place, typing: nil, affinity: .automatic)
    }

    /// Creates a selection of ranges, which is one to the user.
    public init(ranges: RangeSet<AttributedString.Index>) {
        self.init(place: ranges.isEmpty ? nil : .ranges(ranges), typing: nil, affinity: .automatic)
    }

    /// Creates an insertion point.
    ///
    /// - Parameters:
    ///   - insertionPoint: The index of the character before which text is inserted.
    ///   - typingAttributes: The attributes of the next typed character; `nil` for those of the text around.
    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
        self.init(place: .insertionPoint(insertionPoint), typing: typingAttributes, affinity: .automatic)
    }

    /// Returns the place of the selection in a text.
    public func indices(in text: AttributedString) -> AttributedTextSelection.Indices {
        switch place {
        case nil: return .insertionPoint(text.endIndex)
        case .insertionPoint(let point): return .insertionPoint(text.index(utf16: text.utf16Offset(of: point)))
        case .ranges(let ranges):
            let valid = ranges.ranges.map { text.range(utf16: text.utf16Range(of: $0)) }.filter { !$0.isEmpty }
            guard let first = ranges.ranges.first, valid.isEmpty else { return .ranges(RangeSet(valid)) }
            return .insertionPoint(text.index(utf16: text.utf16Offset(of: first.lowerBound)))
        }
    }

    /// Returns the affinity of the selection.
    public func affinity(in text: AttributedString) -> TextSelectionAffinity { side }

    /// Returns the attributes that a character has which is typed in place of the selection: those that were set, those
    /// of the first selected character, or those of the character before the insertion point.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        if let typing { return typing }
        switch indices(in: text) {
        case .insertionPoint(let point): return text.inheritedAttributes(from: point..<point)
        case .ranges(let ranges):
            guard let first = ranges.ranges.first else { return AttributeContainer() }
            return text.inheritedAttributes(from: first)
        }
    }

    /// Returns the attributes of each run that is selected, wholly or in part, or those of the next typed character.
    public func attributes(in text: AttributedString) -> AttributedTextSelection.Attributes<AttributedString> {
        guard case .ranges(let ranges) = indices(in: text) else {
            return Attributes(containers: [typingAttributes(in: text)])
        }
        return Attributes(containers: ranges.ranges.flatMap { range in text[range].runs.map(\.attributes) })
    }
}

extension AttributedTextSelection {
    /// The attributes that a selection has in a text, one container for each run.
    nonisolated public struct Attributes<Text>: Sequence {
        fileprivate let containers: [AttributeContainer]

        /// Returns an iterator over the containers.
        public func makeIterator() -> IndexingIterator<[AttributeContainer]> { containers.makeIterator() }

        /// Returns the values of one attribute, `nil` where a run lacks it.
        public subscript<K>(
            _ keyPath: KeyPath<AttributeDynamicLookup, K>
        ) -> some Sequence<K.Value?> where K: AttributedStringKey, K.Value: Sendable {
            containers.map { container -> K.Value? in container[K.self] }
        }

        /// Returns the values of one attribute, `nil` where a run lacks it.
        public subscript<K>(_ key: K.Type) -> some Sequence<K.Value?>
        where K: AttributedStringKey, K.Value: Sendable {
            containers.map { container -> K.Value? in container[K.self] }
        }
    }
}

// MARK: - Positions in UTF-16 units

extension AttributedTextSelection {
    /// Creates a selection from positions in UTF-16 units.
    package init(utf16 range: Range<Int>, in text: AttributedString, affinity: TextSelectionAffinity) {
        self.init(range: text.range(utf16: range))
        side = affinity
    }

    /// The attributes of the next typed character, as far as they were set.
    package var explicitTypingAttributes: AttributeContainer? { typing }

    /// The range from the first selected character to the last, in UTF-16 units.
    package func utf16Range(in text: AttributedString) -> Range<Int> {
        let ranges = utf16Ranges(in: text)
        guard let first = ranges.first, let last = ranges.last else { return 0..<0 }
        return first.lowerBound..<last.upperBound
    }

    /// The selected ranges in UTF-16 units, in order; one that is empty for an insertion point.
    func utf16Ranges(in text: AttributedString) -> [Range<Int>] {
        switch indices(in: text) {
        case .insertionPoint(let point):
            let offset = text.utf16Offset(of: point)
            return [offset..<offset]
        case .ranges(let ranges): return ranges.ranges.map { text.utf16Range(of: $0) }
        }
    }

    /// The same selection at other places of a text.
    func moved(to ranges: [Range<AttributedString.Index>]) -> AttributedTextSelection {
        switch place {
        case nil: return self
        case .insertionPoint:
            guard let point = ranges.first?.lowerBound else { return AttributedTextSelection() }
            return AttributedTextSelection(place: .insertionPoint(point), typing: typing, affinity: side)
        case .ranges:
            let selected = ranges.filter { !$0.isEmpty }
            guard selected.isEmpty, let point = ranges.first?.lowerBound else {
                return AttributedTextSelection(place: .ranges(RangeSet(selected)), typing: nil, affinity: side)
            }
            return AttributedTextSelection(place: .insertionPoint(point), typing: nil, affinity: side)
        }
    }
}
