// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// What of a text is selected.
///
/// - Support: partial: the selection belongs to the browser: a binding to it stays what the app sets, and a diagnostic says so.
nonisolated public struct TextSelection: Equatable, Hashable, Sendable {
    /// The place of a selection in its text.
    public enum Indices: Equatable, Hashable, Sendable {
        /// One range; empty for an insertion point.
        case selection(Range<String.Index>)
        /// Several ranges.
        case multiSelection(RangeSet<String.Index>)
    }

    /// Where the selection is.
    public let indices: TextSelection.Indices

    /// Creates a selection of a range.
    public init(range: Range<String.Index>) { indices = .selection(range) }

    /// Creates an insertion point.
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    /// Creates a selection of several ranges.
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

    /// Whether nothing is selected, and text would be inserted.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }

    static func note() {
        DeveloperNotes.withoutEffect(
            "init(text:selection:)", remedy: "The browser keeps what is selected in a field to itself.")
    }
}

extension TextEditor {
    /// Creates an editor of a text with a binding to the selection.
    ///
    /// - Support: partial: the binding stays what the app sets, and a diagnostic says so.
    public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
        TextSelection.note()
        self.init(text: text)
    }
}

extension TextField {
    /// Creates a field with a custom label and a binding to the selection.
    ///
    /// - Support: partial: the binding of the selection stays what the app sets, and a diagnostic says so.
    public nonisolated init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        TextSelection.note()
        self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: label)
    }
}

extension TextField where Label == Text {
    /// Creates a field with a title from a localized string resource and a binding to the selection.
    ///
    /// - Support: partial: the binding of the selection stays what the app sets, and a diagnostic says so.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleResource) }
    }

    /// Creates a field with a localized title and a binding to the selection.
    ///
    /// - Support: partial: the binding of the selection stays what the app sets, and a diagnostic says so.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        TextSelection.note()
        if let axis {
            self.init(titleKey, text: text, prompt: prompt, axis: axis)
        } else {
            self.init(titleKey, text: text, prompt: prompt)
        }
    }

    /// Creates a field with a title and a binding to the selection.
    ///
    /// - Support: partial: the binding of the selection stays what the app sets, and a diagnostic says so.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) where S: StringProtocol {
        TextSelection.note()
        if let axis {
            self.init(title, text: text, prompt: prompt, axis: axis)
        } else {
            self.init(title, text: text, prompt: prompt)
        }
    }
}
