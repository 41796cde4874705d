// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Engine) public import VitrineLayout

/// A view that arranges its subviews in a vertical line.
nonisolated public struct VStack<Content> {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content
}

extension VStack: Sendable where Content: Sendable {}

extension VStack: View where Content: View {
    /// The body type of a primitive view: it has none.
    public typealias Body = Never

    /// Creates a vertical stack.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal alignment of the subviews.
    ///   - spacing: The distance between subviews in points; `nil` for the distances that the subviews prefer.
    ///   - content: A view builder that creates the subviews.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension VStack: PrimitiveView where Content: View {
    @MainActor package static func makeNode(_ view: VStack<Content>, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: ContainerNode<VStack<Content>> {
        private let stack: StackNode
        private let item: RunItem

        init(_ view: VStack<Content>, _ context: NodeContext) {
            stack = StackNode(
                tree: context.graph.layout, axis: .vertical, alignment: view.alignment.key, spacing: view.spacing)
            item = RunItem(stack, graph: context.graph)
            stack.attachment = item
            super.init(view, context, layout: stack)
            load(view.content, context)
        }

        override func viewDidChange(from old: VStack<Content>) {
            stack.alignment = view.alignment.key
            stack.gap = view.spacing
            updateContent(view.content)
        }
    }
}
