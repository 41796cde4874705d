// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

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

/// What an editable layer's events are for.
@MainActor
package final class FieldHandler {
    package unowned let field: any EditableField

    init(_ field: any EditableField) { self.field = field }
}

/// A field as the scene's surfaces know it.
@MainActor
package protocol EditableField: FocusTarget {
    /// What both sides know of the text.
    var state: FieldState { get }
    /// Takes what was typed; the app's answer stands in the layer after the next flush.
    func edit(_ edit: FieldEdit)
    /// An edit that is not to be taken.
    func refuse(_ edit: FieldEdit)
    /// The return key.
    func submit()
}

extension Semantics {
    /// A control for text; its value is what its layer shows.
    static func field(label: String?) -> Semantics {
        var semantics = Semantics(role: .textField)
        semantics.label = label
        return semantics
    }
}
