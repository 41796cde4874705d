// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineCore
import VitrineLayout

/// The source of a field's text.
nonisolated package enum FieldSource {
    case text(Binding<String>)
    case formatted(FormattedSource)
}

/// The properties of a field, except its label and its style.
nonisolated package struct FieldContent {
    package enum Shape: Equatable, Sendable {
        case line
        /// As many lines as the text needs.
        case growing
        /// The available space.
        case editor
    }

    package var source: FieldSource
    /// The selection, if the app has asked for it.
    package var selection: Binding<TextSelection?>?
    /// Reads the text with its attributes, if it has any; its characters are those of `source`.
    package var styled: (() -> AttributedString)?
    /// Sets the text in place of `source`, with the end of what was inserted, in UTF-16 units.
    package var edit: ((String, Int?) -> Void)?
    /// The placeholder; the name if there is none.
    package var prompt: Text?
    /// The accessibility label.
    package var name: Text?
    package var shape: Shape
    /// Whether a growing field is as high as what is proposed, if its text is not higher: all of it is tappable.
    package var fillsHeight = false
    package var isSecure = false
    package var editingChanged: (@MainActor (Bool) -> Void)?
    package var commit: (@MainActor () -> Void)?

    package init(_ source: FieldSource, prompt: Text?, name: Text?, axis: Axis = .horizontal) {
        self.source = source
        self.prompt = prompt
        self.name = name
        shape = axis == .vertical ? .growing : .line
    }
}

/// Applies the text field style of the environment.
struct StyledField<Label: View>: View {
    let content: FieldContent
    let label: Label
    @Environment(\.textFieldStyle) private var style

    /// A single element, whatever the style returns.
    var body: SingleElement {
        // A style's body contains the field itself, to which the style is not applied again.
        if Label.self == _TextFieldStyleLabel.self { return SingleElement(content: AnyView(Field(content: content))) }
        let field = TextField<_TextFieldStyleLabel>(
            content: content, label: _TextFieldStyleLabel(content: AnyView(label)))
        return style.body(field)
    }
}

/// A field without a style, which reads its text to be updated with it.
struct Field: View {
    let content: FieldContent

    var body: some View {
        switch content.source {
        case .text(let text):
            EditableText(
                content: content, value: text.wrappedValue, text: text, selected: content.selection?.wrappedValue)
        case .formatted(let source): FormattedField(content: content, source: source)
        }
    }
}

/// A field for a value: the typed text stays as it is during editing; afterwards the value is formatted.
private struct FormattedField: View {
    /// The typed text with the formatted value at that time: if the value differs later, the app has changed it.
    private struct Draft: Equatable {
        var text: String
        var written: String
    }

    let content: FieldContent
    let source: FormattedSource
    @State private var draft: Draft?
    @Environment(\.self) private var environment

    var body: some View { EditableText(content: ending, value: text, text: Binding(get: { text }, set: take)) }

    private var text: String {
        let written = source.write(environment)
        if let draft, draft.written == written { return draft.text }
        return written
    }

    private func take(_ text: String) {
        source.read(text, environment)
        draft = Draft(text: text, written: source.write(environment))
    }

    private var ending: FieldContent {
        var content = content
        let (editing, commit) = (content.editingChanged, content.commit)
        content.editingChanged = { isEditing in
            if !isEditing { draft = nil }
            editing?(isEditing)
        }
        content.commit = {
            draft = nil
            commit?()
        }
        return content
    }
}
