// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineCore
import VitrineLayout

/// Where a field's text comes from.
nonisolated package enum FieldSource {
    case text(Binding<String>)
    case formatted(FormattedSource)
}

/// All that a field is besides its label and its style.
nonisolated package struct FieldContent {
    package enum Shape: Equatable, Sendable {
        case line
        /// As many lines as the text needs.
        case growing
        /// All the room there is.
        case editor
    }

    package var source: FieldSource
    /// Stands there while the text is empty; the name where there is none.
    package var prompt: Text?
    /// What the field is called aloud.
    package var name: Text?
    package var shape: Shape
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

/// Applies the style of the place.
struct StyledField<Label: View>: View {
    let content: FieldContent
    let label: Label
    @Environment(\.textFieldStyle) private var style

    /// One element, whatever the style makes.
    var body: SingleElement {
        // What a style puts around the field is the style's: inside it the field is only itself.
        if Label.self == _TextFieldStyleLabel.self { return SingleElement(content: AnyView(Field(content: content))) }
        let field = TextField<_TextFieldStyleLabel>(
            content: content, label: _TextFieldStyleLabel(content: AnyView(label)))
        return style.body(field)
    }
}

/// A field without a style: reads its text, so that it runs again when that changes.
struct Field: View {
    let content: FieldContent

    var body: some View {
        switch content.source {
        case .text(let text): EditableText(content: content, value: text.wrappedValue, text: text)
        case .formatted(let source): FormattedField(content: content, source: source)
        }
    }
}

/// A field for a value: while somebody types, what was typed stays as it is; afterwards the value is written properly.
private struct FormattedField: View {
    /// What was typed, and how the value was written at that time: another value means that the app has changed it.
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
