// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineLayout

/// A view that overlays its subviews, later ones in front.
nonisolated public struct ZStack<Content> {
    private let alignment: Alignment
    private let content: Content
}

extension ZStack: Sendable where Content: Sendable {}

extension ZStack: View where Content: View {
    /// The body type of a primitive view: it has none.
    public typealias Body = Never

    /// Creates an overlaying stack.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the subviews.
    ///   - content: A view builder that creates the subviews, the backmost one first.
    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension ZStack: PrimitiveView where Content: View {
    @MainActor package static func makeNode(_ view: ZStack<Content>, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: ContainerNode<ZStack<Content>> {
        private let stack: ZStackNode

        init(_ view: ZStack<Content>, _ context: NodeContext) {
            stack = ZStackNode(tree: context.graph.layout, alignment: view.alignment)
            super.init(view, context, layout: stack)
            load(view.content, context)
        }

        override func viewDidChange(from old: ZStack<Content>) {
            stack.alignment = view.alignment
            updateContent(view.content)
        }
    }
}
