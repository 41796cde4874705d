// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A view that combines several views without a layout of its own.
///
/// Modifiers apply to each view in the group.
nonisolated public struct Group<Content> {
    package var content: Content

    /// Returns a group of content that has been built already, whether it is a view or not.
    package static func holding(_ content: Content) -> Group { Group(content: content) }
}

extension Group: Sendable where Content: Sendable {}

extension Group: View where Content: View {
    /// The body type of a primitive view: it has none.
    public typealias Body = Never

    /// Creates a group of views.
    ///
    /// - Parameter content: A view builder that creates the views.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Group: PrimitiveView where Content: View {
    package nonisolated static var arity: Arity { staticArity(of: Content.self) }

    package nonisolated static func mayHaveTraits(inModifierBody: Bool) -> Bool {
        staticTraits(of: Content.self, inModifierBody: inModifierBody)
    }

    @MainActor package static func makeNode(_ view: Group<Content>, _ context: NodeContext) -> ViewNode {
        // A group has no node of its own: its content is placed directly in the container.
        ViewType.of(Content.self).makeNode(view.content, context)
    }
}

extension ViewType {
    /// Makes the node of a view without the wrapper for lists, which the caller has taken care of.
    func makeNode<V: View>(_ view: V, _ context: NodeContext) -> ViewNode {
        withUnsafePointer(to: view) { make(UnsafeRawPointer($0), context) }
    }
}
