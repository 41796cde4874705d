// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore
import VitrineDisplay

/// The editable part of a field: one layer with the text, whatever a style draws around it.
nonisolated package struct EditableText: View {
    package typealias Body = Never
    package let content: FieldContent
    /// The text when the view was created.
    package let value: String
    package let text: Binding<String>
    /// The selection when the view was created.
    package var selected: TextSelection?
}

extension EditableText: PrimitiveView {
    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        EditableTextNode(view, context)
    }
}

extension Semantics {
    /// The semantics of a text field; its value is the text of its layer.
    static func field(label: String?) -> Semantics {
        var semantics = Semantics(role: .textField)
        semantics.label = label
        return semantics
    }
}
