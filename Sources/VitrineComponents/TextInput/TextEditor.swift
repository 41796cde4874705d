// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// A view for editing long text, which fills the available space and scrolls.
nonisolated public struct TextEditor: View {
    /// The kinds of text that an editor edits.
    enum Source {
        case plain(Binding<String>, Binding<TextSelection?>?)
        case rich(Binding<AttributedString>, Binding<AttributedTextSelection>?)
    }

    private let source: Source

    init(_ source: Source) { self.source = source }

    /// Creates an editor of a text.
    public nonisolated init(text: Binding<String>) { self.init(.plain(text, nil)) }

    /// The editor in the style of the environment.
    @MainActor public var body: some View { StyledEditor(content: content) }

    private var content: FieldContent {
        switch source {
        case .plain(let text, let selection): Self.content(text, selection)
        case .rich(let text, let selection): Self.content(text, selection)
        }
    }

    static func content(_ text: Binding<String>, _ selection: Binding<TextSelection?>?) -> FieldContent {
        var content = FieldContent(.text(text), prompt: nil, name: nil)
        content.shape = .editor
        content.selection = selection
        return content
    }
}
