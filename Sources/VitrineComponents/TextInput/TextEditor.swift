// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A view for editing long text, which fills the available space and scrolls.
nonisolated public struct TextEditor: View {
    private let text: Binding<String>

    /// Creates an editor of a text.
    public nonisolated init(text: Binding<String>) { self.text = text }

    /// The editor on its background.
    @MainActor public var body: some View {
        EditorText(content: content, text: text)
    }

    private var content: FieldContent {
        var content = FieldContent(.text(text), prompt: nil, name: nil)
        content.shape = .editor
        return content
    }
}

/// The text of an editor on its background, which `scrollContentBackground(_:)` can hide.
private struct EditorText: View {
    let content: FieldContent
    let text: Binding<String>
    @Environment(\.scrollGround) private var visibility

    var body: some View {
        EditableText(content: content, value: text.wrappedValue, text: text)
            .environment(\.fieldGround, visibility == .hidden ? nil : .editor)
    }
}
