// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Several views as one, without a layout of their own.
nonisolated public struct Group<Content> {
    package var content: Content

    /// A group of what was built already, views or not.
    package static func holding(_ content: Content) -> Group { Group(content: content) }
}

extension Group: Sendable where Content: Sendable {}

extension Group: View where Content: View {
    public typealias Body = Never

    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Group: PrimitiveView where Content: View {
    package nonisolated static var arity: Arity { staticArity(of: Content.self) }

    @MainActor package static func makeNode(_ view: Group<Content>, _ context: NodeContext) -> ViewNode {
        // A group has nothing of its own: its content lies where it lies.
        ViewType.of(Content.self).makeNode(view.content, context)
    }
}

extension ViewType {
    /// Makes the node of a view whose element wrapping was settled by the caller.
    func makeNode<V: View>(_ view: V, _ context: NodeContext) -> ViewNode {
        withUnsafePointer(to: view) { make(UnsafeRawPointer($0), context) }
    }
}
