// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A view that arranges its subviews in a horizontal line.
nonisolated public struct HStack<Content> {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content
}

extension HStack: Sendable where Content: Sendable {}

extension HStack: View where Content: View {
    /// The body type of a primitive view: it has none.
    public typealias Body = Never

    /// Creates a horizontal stack.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of the subviews.
    ///   - spacing: The distance between subviews in points; `nil` for the distances that the subviews prefer.
    ///   - content: A view builder that creates the subviews.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension HStack: PrimitiveView where Content: View {
    @MainActor package static func makeNode(_ view: HStack<Content>, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: ContainerNode<HStack<Content>> {
        private let stack: StackNode

        init(_ view: HStack<Content>, _ context: NodeContext) {
            stack = StackNode(
                tree: context.graph.layout, axis: .horizontal, alignment: view.alignment.key, spacing: view.spacing)
            super.init(view, context, layout: stack)
            load(view.content, context)
        }

        override func viewDidChange(from old: HStack<Content>) {
            stack.alignment = view.alignment.key
            stack.gap = view.spacing
            updateContent(view.content)
        }
    }
}
