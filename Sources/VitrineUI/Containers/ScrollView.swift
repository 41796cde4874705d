// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
public import VitrineLayout

/// A viewport over content that may be longer than it.
nonisolated public struct ScrollView<Content> {
    /// The content, in an implicit vertical stack where it is several views.
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool
}

extension ScrollView: Sendable where Content: Sendable {}

extension ScrollView: View where Content: View {
    public typealias Body = Never

    public nonisolated init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }
}

extension ScrollView: PrimitiveView where Content: View {
    @MainActor package static func makeNode(_ view: ScrollView<Content>, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: UnaryContainerNode<ScrollView<Content>> {
        private let scroll: ScrollNode
        private let item: ScrollItem

        init(_ view: ScrollView<Content>, _ context: NodeContext) {
            scroll = ScrollNode(tree: context.graph.layout, axes: view.axes)
            item = ScrollItem(scroll, graph: context.graph)
            scroll.attachment = item
            super.init(view, context, layout: scroll)
            item.showsIndicators = view.showsIndicators
            resolve()
            load(view.content, context)
        }

        private func resolve() {
            tracked { environment in
                item.isEnabled = environment.isScrollEnabled
                item.indicators = environment.scrollIndicators
                scroll.contentMargins = environment.scrollContentMargins.content
            }
            item.update()
        }

        override func refresh() {
            graph.dequeue(self)
            resolve()
        }

        override func viewDidChange(from old: ScrollView<Content>) {
            scroll.axes = view.axes
            item.showsIndicators = view.showsIndicators
            item.update()
            updateContent(view.content)
        }
    }
}
