// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore
import VitrineDisplay

/// The part of a field that a person types in: one layer with the text, whatever a style draws around it.
nonisolated package struct EditableText: View {
    package typealias Body = Never
    package let content: FieldContent
    /// The text as it was read when the view was made.
    package let value: String
    package let text: Binding<String>
}

extension EditableText: PrimitiveView {
    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        EditableTextNode(view, context)
    }
}

extension Semantics {
    /// A control for text; its value is what its layer shows.
    static func field(label: String?) -> Semantics {
        var semantics = Semantics(role: .textField)
        semantics.label = label
        return semantics
    }
}
