// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineLayout

/// The pages of a tab view beside each other in a scroll view that comes to rest at whole pages.
nonisolated struct PagedTabs<Content: View>: View {
    typealias Body = Never
    let content: Content
    /// The selected page by its tag; `nil` selects by index.
    let tag: AnyHashable?
    let index: Int
    let indexDisplayMode: PageTabViewStyle.IndexDisplayMode
    let select: @MainActor (AnyHashable?, Int) -> Void
}

extension PagedTabs: PrimitiveView {
    @MainActor static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { Node(view, context) }

    /// All pages are laid out; the selected one has appeared.
    ///
    /// The selection moves the scroll view, and a movement that comes to rest at another page sets the selection.
    private final class Node: TypedNode<PagedTabs<Content>> {
        private let layout: OverlayNode
        private let scroll: ScrollNode
        private let item: ScrollItem
        private let run: StackNode
        private let context: UncheckedSendable<NodeContext>
        private let outer: AppearanceGroup?
        private var content: ViewNode!
        private var dots: ViewNode?
        private var frames: [ObjectIdentifier: PageFrame] = [:]
        private var isAlignmentQueued = false

        /// A page as wide as the scroll view and as high as there is room, in a layer of its own: where a movement comes to rest.
        private struct PageFrame {
            let page: TabPageNode
            let node: ContainerFrameNode
            let item: DisplayItem
        }

        override init(_ view: PagedTabs<Content>, _ context: NodeContext) {
            let tree = context.graph.layout
            layout = OverlayNode(tree: tree, alignment: .bottom)
            scroll = ScrollNode(tree: tree, axes: .horizontal)
            run = StackNode(tree: tree, axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 0)
            item = ScrollItem(scroll, graph: context.graph)
            scroll.attachment = item
            scroll.child = run
            layout.child = scroll
            self.context = UncheckedSendable(context)
            outer = context.scope.object(of: AppearanceGroup.self)
            super.init(view, context)
            item.showsIndicators = false
            item.snapping = .pages
            item.onRest = { [weak self] in self?.didRest() }
            item.onSize = { [weak self] in self?.alignLater() }
            item.update()
            layoutDirectionDidChange()
            let wrappers = WrapperChain(outer: nil) { [outer] context, factory in
                TabPageNode(factory, outer: outer, context)
            }
            content = context.content(of: self).with(wrappers: wrappers).make(view.content)
            syncList()
        }

        override var layoutNode: LayoutNode { layout }

        override func layoutDirectionDidChange() {
            let isRightToLeft = graph.isRightToLeft(scope)
            scroll.isRightToLeft = isRightToLeft
            run.isRightToLeft = isRightToLeft
            layout.isRightToLeft = isRightToLeft
        }

        private var pages: [TaggedTabPage] { tabPages(in: content) }

        private func selectedIndex(among pages: [TaggedTabPage]) -> Int? {
            pages.selectedIndex(tag: view.tag, index: view.index)
        }

        override func syncList() {
            let pages = pages
            let selected = selectedIndex(among: pages)
            var kept: [ObjectIdentifier: PageFrame] = [:]
            var nodes: [LayoutNode] = []
            for (index, page) in pages.enumerated() {
                page.page.group.isShown = index == selected
                let frame = frames[ObjectIdentifier(page.page)] ?? makeFrame(of: page.page)
                kept[ObjectIdentifier(page.page)] = frame
                nodes.append(frame.node)
            }
            frames = kept
            run.setChildren(nodes)
            updateDots(count: pages.count, selected: selected)
            graph.navigation.stackDidChange()
            alignLater()
        }

        private func makeFrame(of page: TabPageNode) -> PageFrame {
            let node = ContainerFrameNode(
                tree: graph.layout, axes: .horizontal, alignment: .center, length: { length, _ in length })
            node.child = page.layoutNode
            let item = DisplayItem(node, graph: graph)
            node.attachment = item
            return PageFrame(page: page, node: node, item: item)
        }

        private func updateDots(count: Int, selected: Int?) {
            let mode = view.indexDisplayMode
            guard mode == .always || mode == .automatic && count > 1 else {
                dots?.tearDown()
                dots = nil
                layout.secondary = nil
                return
            }
            let value = PageIndex(count: count, selected: selected) { [unowned self] index in
                let pages = self.pages
                if pages.indices.contains(index) { view.select(pages[index].tag, index) }
            }
            if let dots {
                withUnsafePointer(to: value) { dots.update(from: UnsafeRawPointer($0)) }
            } else {
                let made = context.value.content(of: self).at(1).make(value)
                dots = made
                layout.secondary = made.element(at: 0).layoutNode
            }
        }

        // MARK: - Scrolling

        /// Shows the selected page when the layout is done.
        private func alignLater() {
            guard !isAlignmentQueued else { return }
            isAlignmentQueued = true
            graph.enqueueAction { [weak self] in
                self?.isAlignmentQueued = false
                self?.align()
            }
        }

        private func align() {
            guard isAlive, scroll.isPlaced, !scroll.isMoving, let index = selectedIndex(among: pages) else { return }
            let offset = CGPoint(x: CGFloat(index) * scroll.size.width, y: 0)
            if abs(scroll.contentOffset.x - offset.x) > 0.5 { item.move(to: offset) } else { item.keepOffset() }
        }

        private func didRest() {
            let pages = pages
            guard isAlive, scroll.size.width > 0, !pages.isEmpty else { return }
            let index = min(Int((scroll.contentOffset.x / scroll.size.width).rounded()), pages.count - 1)
            if index != selectedIndex(among: pages) { view.select(pages[index].tag, index) }
            alignLater()
        }

        override func viewDidChange(from old: PagedTabs<Content>) {
            withUnsafePointer(to: view.content) { content.update(from: UnsafeRawPointer($0)) }
            syncList()
        }

        override func forEachChild(_ body: (ViewNode) -> Void) {
            body(content)
            if let dots { body(dots) }
        }
    }
}
