// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

extension TextEditor {
    /// Creates an editor of a styled text.
    ///
    /// What is typed has the attributes of the character before it, or the typing attributes of the selection.
    ///
    /// - Parameters:
    ///   - text: A binding to the text with its attributes.
    ///   - selection: A binding to what is selected in the text.
    public nonisolated init(
        text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
    ) {
        self.init(.rich(text, selection))
    }

    /// The content of an editor of a styled text: a field of its characters, which takes edits with their caret.
    static func content(
        _ text: Binding<AttributedString>, _ selection: Binding<AttributedTextSelection>?
    ) -> FieldContent {
        func edit(_ string: String, _ caret: Int?) {
            let old = text.wrappedValue
            let attributes = selection.flatMap { $0.wrappedValue.explicitTypingAttributes }
            text.wrappedValue = old.edited(to: string, caret: caret, attributes: attributes)
        }
        let plain = Binding<String>(
            get: { String(text.wrappedValue.characters) }, set: { edit($0, nil) })
        var content = Self.content(plain, selection.map { plainSelection($0, in: text) })
        content.styled = { text.wrappedValue }
        content.edit = { edit($0, $1) }
        return content
    }

    /// A selection of styled text as one of its characters.
    private static func plainSelection(
        _ selection: Binding<AttributedTextSelection>, in text: Binding<AttributedString>
    ) -> Binding<TextSelection?> {
        Binding<TextSelection?>(
            get: {
                let (text, selection) = (text.wrappedValue, selection.wrappedValue)
                return TextSelection(
                    utf16: selection.utf16Range(in: text), in: String(text.characters),
                    affinity: selection.affinity(in: text))
            },
            set: { new in
                guard let new else { return }
                let text = text.wrappedValue
                selection.wrappedValue = AttributedTextSelection(
                    utf16: new.utf16Range(in: String(text.characters)), in: text, affinity: new.affinity)
            })
    }
}
