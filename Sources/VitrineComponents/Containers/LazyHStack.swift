// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Engine) public import VitrineCore
@_spi(Engine) public import VitrineLayout

/// Arranges its views in a horizontal line and makes them when they come into view.
nonisolated public struct LazyHStack<Content> {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content
}

extension LazyHStack: Sendable where Content: Sendable {}

extension LazyHStack: View where Content: View {
    public typealias Body = Never

    /// `spacing` in points; `nil` asks the views.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHStack: PrimitiveView where Content: View {
    @MainActor package static func makeNode(_ view: LazyHStack<Content>, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: LazyContainerNode<LazyHStack<Content>> {
        init(_ view: LazyHStack<Content>, _ context: NodeContext) {
            let stack = LazyStackNode(
                tree: context.graph.layout, axis: .horizontal, alignment: view.alignment.key, spacing: view.spacing,
                overscan: context.graph.overscan)
            stack.pinned = view.pinnedViews.rows
            super.init(view, context, layout: stack)
            load(view.content, context)
        }

        override func viewDidChange(from old: LazyHStack<Content>) {
            lazy.alignment = view.alignment.key
            lazy.gap = view.spacing
            lazy.pinned = view.pinnedViews.rows
            updateContent(view.content)
        }
    }
}
