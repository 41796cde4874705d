// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) public import VitrineCore
import VitrineDisplay
@_spi(Engine) public import VitrineLayout

/// A scrollable view.
nonisolated public struct ScrollView<Content> {
    /// The content; several views are arranged in an implicit vertical stack.
    public var content: Content
    /// The axes along which the content scrolls.
    public var axes: Axis.Set
    /// Whether scroll indicators may be shown.
    public var showsIndicators: Bool
}

extension ScrollView: Sendable where Content: Sendable {}

extension ScrollView: View where Content: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Creates a scroll view.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the content scrolls; vertical by default.
    ///   - showsIndicators: Whether scroll indicators may be shown.
    ///   - content: A view builder of the content.
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
            item.join(context.scope.object(of: PageScrollers.self))
            let inner = EnvironmentScope(parent: context.scope)
            var observer = context.scope.object(of: ScrollObserver.self)
            while let current = observer {
                current.attach(to: item)
                observer = current.outer
            }
            inner.setObject(item.targetLayouts, of: ScrollTargetLayouts.self)
            if graph.unobserved({ EnvironmentValues(context.scope).isInList }) { leaveList(inner) }
            load(view.content, context, scope: inner)
        }

        /// Content of a scroll view in a list's row is not part of the row: links in it do not fill the row and have no
        /// chevron.
        private func leaveList(_ inner: EnvironmentScope) {
            var values = EnvironmentValues()
            values.isInList = false
            values.labelMetrics = .standard
            inner.replace(values.changedValues)
        }

        override func willDie() {
            super.willDie()
            item.leavePage()
        }

        private func resolve() {
            tracked { environment in
                item.isEnabled = environment.isScrollEnabled
                item.indicators = environment.scrollIndicators
                item.targetBehavior = environment.scrollTargetBehavior?.behavior
                item.isClipped = !environment.scrollClipsNothing
                item.putsKeyboardAway = environment.scrollDismissesKeyboardMode.followsFingers
                scroll.anchors = environment.scrollAnchors
                var margins = environment.scrollContentMargins.content
                if view.axes.contains(.vertical) { margins.top += CGFloat(environment.refreshInset) }
                scroll.contentMargins = margins
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
