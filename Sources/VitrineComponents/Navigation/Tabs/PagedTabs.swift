// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// The pages of a tab view side by side, in a scroll view that stops at whole pages.
nonisolated struct PagedTabs<Content: View>: View {
    typealias Body = Never
    let content: Content
    /// The tag of the selected page; `nil` selects by index.
    let tag: AnyHashable?
    let index: Int
    let indexDisplayMode: PageTabViewStyle.IndexDisplayMode
    let select: @MainActor (AnyHashable?, Int) -> Void
}

extension PagedTabs: PrimitiveView {
    @MainActor static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { Node(view, context) }

    /// All pages are laid out; `onAppear` has run for the selected one.
    ///
    /// The selection scrolls the view, and scrolling to another page sets the selection.
    private final class Node: TypedNode<PagedTabs<Content>> {
        private let layout: OverlayNode
        private let pager: CellScroller
        private let context: UncheckedSendable<NodeContext>
        private let outer: AppearanceGroup?
        private var content: ViewNode!
        private var dots: ViewNode?
        /// The page to which the content was last scrolled, or at which it came to rest.
        private var aim: Int?
        /// The page that the content was on its way to when the app selected another.
        private var passed: Int?

        override init(_ view: PagedTabs<Content>, _ context: NodeContext) {
            layout = OverlayNode(tree: context.graph.layout, alignment: .bottom)
            // A page has the width of the scroll view and the available height.
            pager = CellScroller(.horizontal, snapping: .pages, in: context.graph) { tree in
                ContainerFrameNode(tree: tree, axes: .horizontal, alignment: .center, length: { length, _ in length })
            }
            layout.child = pager.scroll
            self.context = UncheckedSendable(context)
            outer = context.scope.object(of: AppearanceGroup.self)
            super.init(view, context)
            pager.item.onRest = { [weak self] in self?.didRest() }
            pager.onAlign = { [weak self] in self?.align() }
            pager.item.update()
            layoutDirectionDidChange()
            let wrappers = WrapperChain(outer: nil) { [outer] context, factory in
                TabPageNode(factory, outer: outer, context, isSwiped: true)
            }
            content = context.content(of: self).with(wrappers: wrappers).make(view.content)
            syncList()
        }

        override var layoutNode: LayoutNode { layout }

        override func layoutDirectionDidChange() {
            let isRightToLeft = graph.isRightToLeft(scope)
            pager.isRightToLeft = isRightToLeft
            layout.isRightToLeft = isRightToLeft
        }

        private var pages: [TaggedTabPage] { tabPages(in: content) }

        private func selectedIndex(among pages: [TaggedTabPage]) -> Int? {
            pages.selectedIndex(tag: view.tag, index: view.index)
        }

        override func syncList() {
            let pages = pages
            let selected = selectedIndex(among: pages)
            for (index, page) in pages.enumerated() { page.page.group.isShown = index == selected }
            pager.show(pages.map(\.page))
            pager.read(only: selected.map { pages[$0].page })
            updateDots(count: pages.count, selected: selected)
            graph.navigation.stackDidChange()
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

        /// Scrolls to the selected page; while the content moves, only for a new selection.
        private func align() {
            let scroll = pager.scroll
            guard isAlive, let index = selectedIndex(among: pages), !scroll.isMoving || index != aim else { return }
            passed = scroll.isMoving ? aim : nil
            aim = index
            let offset = CGPoint(x: CGFloat(index) * scroll.size.width, y: 0)
            if abs(scroll.contentOffset.x - offset.x) > 0.5 {
                pager.item.move(to: offset)
            } else {
                pager.item.keepOffset()
            }
        }

        private func didRest() {
            let (pages, scroll) = (pages, pager.scroll)
            guard isAlive, scroll.size.width > 0, !pages.isEmpty else { return }
            let index = min(Int((scroll.contentOffset.x / scroll.size.width).rounded()), pages.count - 1)
            // A surface may report the end of the way before while the request of the new one is on its way to it.
            let isOvertaken = index == passed && aim == selectedIndex(among: pages)
            passed = nil
            if !isOvertaken, index != selectedIndex(among: pages) {
                aim = index
                view.select(pages[index].tag, index)
            }
            pager.alignLater()
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
