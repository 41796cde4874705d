// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A view for long texts: it fills its place and scrolls what does not fit.
nonisolated public struct TextEditor: View {
    private let text: Binding<String>

    /// An editor of a text.
    public nonisolated init(text: Binding<String>) { self.text = text }

    @MainActor public var body: some View {
        EditorText(content: content, text: text)
    }

    private var content: FieldContent {
        var content = FieldContent(.text(text), prompt: nil, name: nil)
        content.shape = .editor
        return content
    }
}

/// An editor's text on its ground, unless `scrollContentBackground(_:)` hides that.
private struct EditorText: View {
    let content: FieldContent
    let text: Binding<String>
    @Environment(\.scrollGround) private var visibility

    var body: some View {
        EditableText(content: content, value: text.wrappedValue, text: text)
            .environment(\.fieldGround, visibility == .hidden ? nil : .editor)
    }
}
