// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A selection of text in a field or an editor: an insertion point or a range.
///
/// Its indices belong to the text that was selected in. Of several ranges the first is selected: browsers select one.
nonisolated public struct TextSelection: Equatable, Hashable, Sendable {
    /// The place of a selection in its text.
    public enum Indices: Equatable, Hashable, Sendable {
        /// One range; empty for an insertion point.
        case selection(Range<String.Index>)
        /// Several ranges.
        case multiSelection(RangeSet<String.Index>)
    }

    /// The place of the selection in the text.
    public let indices: TextSelection.Indices

    /// The side of a character on which the insertion point is, where that makes a difference.
    public let affinity: TextSelectionAffinity

    /// Creates a selection of a range.
    public init(range: Range<String.Index>) { self.init(.selection(range)) }

    /// Creates an insertion point.
    public init(insertionPoint: String.Index) { self.init(.selection(insertionPoint..<insertionPoint)) }

    /// Creates a selection of several ranges.
    public init(ranges: RangeSet<String.Index>) { self.init(.multiSelection(ranges)) }

    private init(_ indices: Indices, affinity: TextSelectionAffinity = .automatic) {
        self.indices = indices
        self.affinity = affinity
    }

    /// Whether nothing is selected, and text would be inserted.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }
}

extension TextSelection {
    /// Creates a selection from positions in UTF-16 units, which may be any numbers: it covers each character that it
    /// touches, and an insertion point inside of a character lies before it.
    package init(utf16 range: Range<Int>, in text: String, affinity: TextSelectionAffinity = .automatic) {
        let start = Self.boundary(range.lowerBound, in: text, isEnd: false)
        let end = range.isEmpty ? start : Self.boundary(range.upperBound, in: text, isEnd: true)
        self.init(.selection(start..<max(start, end)), affinity: affinity)
    }

    /// Returns the position of the selection in a text in UTF-16 units; what lies behind the end of the text is cut
    /// off, since an app may keep indices of a longer one.
    package func utf16Range(in text: String) -> Range<Int> {
        let range: Range<String.Index>
        switch indices {
        case .selection(let only): range = only
        case .multiSelection(let ranges): range = ranges.ranges.first ?? text.startIndex..<text.startIndex
        }
        let start = Self.offset(of: range.lowerBound, in: text)
        return start..<max(start, Self.offset(of: range.upperBound, in: text))
    }

    private static func offset(of index: String.Index, in text: String) -> Int {
        text.utf16.distance(from: text.startIndex, to: min(index, text.endIndex))
    }

    /// Returns the boundary between characters at a position, or next to it.
    private static func boundary(_ offset: Int, in text: String, isEnd: Bool) -> String.Index {
        guard
            let index = text.utf16.index(text.startIndex, offsetBy: max(offset, 0), limitedBy: text.endIndex),
            index < text.endIndex
        else { return text.endIndex }
        // Stepping rounds down to the character's start first.
        let next = text.index(after: index)
        let start = text.index(before: next)
        return isEnd && start < index ? next : start
    }
}

extension TextEditor {
    /// Creates an editor of a text with a binding to the selection.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - selection: A binding to what is selected in the text; `nil` until the editor was in use.
    public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.init(.plain(text, selection))
    }
}

extension TextField {
    /// Creates a field with a custom label and a binding to the selection.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - selection: A binding to what is selected in the text; `nil` until the field was in use.
    ///   - prompt: The text that is shown while the field is empty; `nil` for the label.
    ///   - axis: The axis along which the field grows with its text; `nil` for one line.
    ///   - label: A view builder of the label.
    public nonisolated init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        let label = label()
        var content = FieldContent(.text(text), prompt: prompt, name: label as? Text, axis: axis ?? .horizontal)
        content.selection = selection
        self.init(content: content, label: label)
    }
}

extension TextField where Label == Text {
    /// Creates a field with a title from a localized string resource and a binding to the selection.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleResource) }
    }

    /// Creates a field with a localized title and a binding to the selection.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title, which assistive technology reads.
    ///   - text: A binding to the text.
    ///   - selection: A binding to what is selected in the text; `nil` until the field was in use.
    ///   - prompt: The text that is shown while the field is empty; `nil` for the title.
    ///   - axis: The axis along which the field grows with its text; `nil` for one line.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// Creates a field with a title and a binding to the selection.
    ///
    /// - Parameters:
    ///   - title: The title, which assistive technology reads.
    ///   - text: A binding to the text.
    ///   - selection: A binding to what is selected in the text; `nil` until the field was in use.
    ///   - prompt: The text that is shown while the field is empty; `nil` for the title.
    ///   - axis: The axis along which the field grows with its text; `nil` for one line.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) where S: StringProtocol {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
    }
}
