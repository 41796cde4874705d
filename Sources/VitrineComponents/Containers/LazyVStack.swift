// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Engine) public import VitrineCore
@_spi(Engine) public import VitrineLayout

/// A container that arranges views in a vertical line and creates them when they become visible.
nonisolated public struct LazyVStack<Content> {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content
}

extension LazyVStack: Sendable where Content: Sendable {}

extension LazyVStack: View where Content: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Creates a lazy vertical stack.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal alignment of the views.
    ///   - spacing: The distance between views, in points; `nil` for the spacing that the views prefer.
    ///   - pinnedViews: The section views that stay visible while their section scrolls.
    ///   - content: A view builder of the views.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVStack: PrimitiveView where Content: View {
    @MainActor package static func makeNode(_ view: LazyVStack<Content>, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: LazyContainerNode<LazyVStack<Content>> {
        init(_ view: LazyVStack<Content>, _ context: NodeContext) {
            let stack = LazyStackNode(
                tree: context.graph.layout, axis: .vertical, alignment: view.alignment.key, spacing: view.spacing,
                overscan: context.graph.overscan)
            stack.pinned = view.pinnedViews.rows
            super.init(view, context, layout: stack)
            load(view.content, context)
        }

        override func viewDidChange(from old: LazyVStack<Content>) {
            lazy.alignment = view.alignment.key
            lazy.gap = view.spacing
            lazy.pinned = view.pinnedViews.rows
            updateContent(view.content)
        }
    }
}
