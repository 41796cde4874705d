// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A view for long texts: it fills its place and scrolls what does not fit.
nonisolated public struct TextEditor: View {
    private let text: Binding<String>

    /// An editor of a text.
    public nonisolated init(text: Binding<String>) { self.text = text }

    @MainActor public var body: some View {
        EditableText(content: content, value: text.wrappedValue, text: text)
            .background(EditorGround())
    }

    private var content: FieldContent {
        var content = FieldContent(.text(text), prompt: nil, name: nil)
        content.shape = .editor
        return content
    }
}

/// What lies behind an editor's text, unless `scrollContentBackground(_:)` hides it.
private struct EditorGround: View {
    @Environment(\.scrollGround) private var visibility

    var body: some View {
        if visibility != .hidden { Color(.system(.background)) }
    }
}
