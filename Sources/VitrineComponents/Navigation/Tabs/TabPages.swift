// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) package import VitrineCore
@_spi(Engine) package import VitrineLayout

/// The pages of a tab view with its bar above, below or beside them.
nonisolated struct TabPages<Content: View>: View {
    typealias Body = Never
    let content: Content
    let place: TabBar.Place
    /// Makes a bar above the pages a sidebar and back; `nil` where it stays what it is.
    let toggleSidebar: (@MainActor () -> Void)?
    /// Whether there are tabs that only a sidebar has.
    let isAdaptable: Bool
    /// The tag of the selected page; `nil` selects by index.
    let tag: AnyHashable?
    let index: Int
    let select: @MainActor (AnyHashable?, Int) -> Void
    /// Told the width of a bar above the pages, in points, with margins; 0 where there is none.
    let onBarWidth: @MainActor (CGFloat) -> Void
}

extension TabPages: PrimitiveView {
    @MainActor static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { Node(view, context) }

    /// Every page has a node; only the selected one is in the layout, and its views are made when it is first selected.
    private final class Node: TypedNode<TabPages<Content>>, PreferenceReading, KeyboardCovered {
        private var look = BarTraits()
        private let layout: SafeAreaInsetNode
        private let frame: FlexFrameNode
        private let context: UncheckedSendable<NodeContext>
        private let outer: AppearanceGroup?
        private var content: ViewNode!
        private var bar: ViewNode?

        var isCoveredByKeyboard = false {
            didSet {
                guard isCoveredByKeyboard != oldValue else { return }
                // The focus may move while nodes are torn down.
                graph.enqueueAction { [weak self] in
                    guard let self, isAlive else { return }
                    let pages = self.pages
                    updateBar(pages, selected: selectedIndex(among: pages))
                }
            }
        }

        override init(_ view: TabPages<Content>, _ context: NodeContext) {
            layout = SafeAreaInsetNode(
                tree: context.graph.layout, edge: view.place.edge, spacing: 0)
            layout.extendsUnderBar = view.place != .sidebar
            frame = FlexFrameNode(
                tree: context.graph.layout, horizontal: .init(minimum: 0, maximum: .infinity),
                vertical: .init(minimum: 0, maximum: .infinity))
            self.context = UncheckedSendable(context)
            outer = context.scope.object(of: AppearanceGroup.self)
            super.init(view, context)
            layout.child = frame
            let wrappers = WrapperChain(outer: nil) { [outer] context, factory in
                TabPageNode(factory, outer: outer, context)
            }
            content = context.content(of: self).with(wrappers: wrappers).make(view.content)
            graph.preferences.add(self)
            syncList()
        }

        var preferenceKey: ObjectIdentifier { ObjectIdentifier(TabBarTraitsKey.self) }
        var readsThroughPages: Bool { true }

        func deliver(_ writers: [any PreferenceWriting]) {
            var value: Any = BarTraits()
            for writer in writers { writer.write(into: &value) }
            guard let new = value as? BarTraits else { return }
            look = new
            let pages = pages
            updateBar(pages, selected: selectedIndex(among: pages))
        }

        override func willDie() { graph.preferences.remove(self) }

        override var layoutNode: LayoutNode { layout }

        override func syncList() {
            let pages = pages
            let selected = selectedIndex(among: pages)
            for (index, page) in pages.enumerated() {
                if index == selected { page.page.load() }
                page.page.group.isShown = index == selected
                let tag = page.tag
                // The first page has the path of the tab view; a tag without a path component is represented by its
                // number.
                page.page.standing.component = index == 0 ? nil : tag.flatMap { component(of: $0) } ?? "~.\(index + 1)"
                page.page.standing.select = { [unowned self] in view.select(tag, index) }
            }
            graph.preferences.changed(ObjectIdentifier(PreferredColorSchemeKey.self), in: graph)
            graph.preferences.changed(preferenceKey, in: graph)
            let shown = selected.map { pages[$0].page.layoutNode }
            if frame.child !== shown { frame.child = shown }
            graph.focus.pagesDidChange()
            updateBar(pages, selected: selected)
            graph.navigation.stackDidChange()
        }

        private var pages: [TaggedTabPage] { tabPages(in: content) }

        private func selectedIndex(among pages: [TaggedTabPage]) -> Int? {
            pages.selectedIndex(tag: view.tag, index: view.index)
        }

        private func component(of tag: AnyHashable) -> String? {
            // A route is a path of its own: as a component it loses its first slash. The component of a pushed value
            // has the name of its type before the tilde. Other tags are private data of the app.
            graph.session.routes.path(tag.base).map { String($0.dropFirst()) }
                ?? RouteComponent.constant(tag.base).map { "~" + $0 }
        }

        private func updateBar(_ pages: [TaggedTabPage], selected: Int?) {
            // In a pushed page and in a presentation the tabs have no address.
            let isAddressed = graph.unobserved {
                scope.object(of: NavigationPageLink.self) == nil && scope.object(of: HistoryPresentation.self) == nil
            }
            let areForSearch = pages.map { $0.page.elementTrait(.tabRole, in: self) as? TabRole == .search }
            let shown = pages.indices.filter { hasItem(pages[$0].page) }
            // Tabs for searching come last in a bar, wherever the app declares them.
            let order =
                view.place == .sidebar
                ? shown : shown.filter { !areForSearch[$0] } + shown.filter { areForSearch[$0] }
            let items = order.map { index in
                let page = pages[index]
                return TabBar.Item(
                    look: page.page.elementTrait(.tabItem, in: self) as? TabItemLook,
                    isSelected: index == selected, isSearch: areForSearch[index],
                    badge: page.page.elementTrait(.badge, in: self) as? Text,
                    section: page.page.elementTrait(.tabSection, in: self) as? TabSectionLook,
                    sectionActions: page.page.elementTrait(.tabSectionActions, in: self) as? AnyView,
                    identifier: page.page.elementTrait(.tabIdentifier, in: self) as? String,
                    path: isAddressed ? page.page.standing.path : nil
                ) { [unowned self] in choose(page, at: index) }
            }
            guard !look.isHidden, !isCoveredByKeyboard || view.place != .bottom else {
                bar?.tearDown()
                bar = nil
                layout.bar = nil
                graph.enqueueAction { [weak self] in self?.view.onBarWidth(0) }
                return
            }
            let value = TabBar(
                items: items, look: look, place: view.place, toggleSidebar: view.toggleSidebar
            ) { [unowned self] in
                view.onBarWidth($0)
            }
            if let bar {
                withUnsafePointer(to: value) { bar.update(from: UnsafeRawPointer($0)) }
            } else {
                let made = context.value.content(of: self).at(1).make(value)
                bar = made
                layout.bar = made.element(at: 0).layoutNode
            }
        }

        /// Whether a page has an item in the bar, or in the sidebar.
        private func hasItem(_ page: TabPageNode) -> Bool {
            func isSet(_ key: TraitKey) -> Bool { page.elementTrait(key, in: self) as? Bool ?? false }
            if view.place == .sidebar { return !isSet(.tabHiddenInSidebar) }
            return !isSet(.tabHiddenInBar) && !(view.isAdaptable && isSet(.tabSidebarOnly))
        }

        /// As on iOS, the item of the page that is shown leads to the root of the page's stack, and there to the top of
        /// its scroll view.
        private func choose(_ page: TaggedTabPage, at index: Int) {
            let isShown = selectedIndex(among: pages) == index
            view.select(page.tag, index)
            let presentation = graph.unobserved { scope.object(of: HistoryPresentation.self) }
            guard isShown, !graph.navigation.popToRoot(in: page.page.standing, presentation) else { return }
            scrollToTop(in: frame)
        }

        /// Scrolls the first vertical scroll view among a layout node and those inside; `false` if there is none.
        @discardableResult
        private func scrollToTop(in node: LayoutNode) -> Bool {
            if let scroll = node as? ScrollNode, scroll.axes.contains(.vertical), scroll.isPlaced {
                if scroll.contentOffset.y != 0 {
                    (scroll.displayItem as? any Scrollable)?.move(to: CGPoint(x: scroll.contentOffset.x, y: 0))
                }
                return true
            }
            return node.layoutChildren.contains { scrollToTop(in: $0) }
        }

        override func viewDidChange(from old: TabPages<Content>) {
            layout.edge = view.place.edge
            layout.extendsUnderBar = view.place != .sidebar
            withUnsafePointer(to: view.content) { content.update(from: UnsafeRawPointer($0)) }
            syncList()
        }

        override func forEachChild(_ body: (ViewNode) -> Void) {
            body(content)
            if let bar { body(bar) }
        }
    }
}

/// A page of a tab view, whose `onAppear` runs when it is first selected.
///
/// As on iOS, its views are made then, except for those that a tab's item and tag are given to, and stay while other
/// pages are selected. Pages that are swiped lie beside each other, and are made at once.
package final class TabPageNode: ViewNode, PreferenceBarrier {
    let group: AppearanceGroup
    let standing: HistoryPlace
    private let frame: FlexFrameNode
    private let deferral = Deferral()
    private var content: ViewNode!
    private var slot = UnarySlot()

    /// Creates a page; one that is swiped is the same history entry as those beside it.
    init(_ factory: NodeFactory, outer: AppearanceGroup?, _ context: NodeContext, isSwiped: Bool = false) {
        group = AppearanceGroup(outer: outer)
        group.isShown = false
        let place = context.scope.object(of: HistoryPlace.self) ?? context.graph.navigation.scene
        standing = HistoryPlace(
            key: isSwiped ? place.key : context.graph.navigation.makeKey(), outer: place, group: group)
        frame = FlexFrameNode(
            tree: context.graph.layout, horizontal: .init(minimum: 0, maximum: .infinity),
            vertical: .init(minimum: 0, maximum: .infinity))
        frame.isContainer = true
        super.init(context)
        let scope = EnvironmentScope(parent: context.scope)
        scope.setObject(group, of: AppearanceGroup.self)
        scope.setObject(standing, of: HistoryPlace.self)
        graph.navigation.add(standing)
        content = graph.deferring(to: isSwiped ? nil : deferral) {
            factory.make(context.content(of: self, scope: scope))
        }
        if deferral.isWaiting {
            standing.load = { [weak self] in self?.load() }
        }
        syncList()
    }

    /// Makes the views of the page, unless they exist.
    func load() {
        guard standing.load != nil else { return }
        standing.load = nil
        deferral.load()
        syncList()
    }

    /// The window settings of a hidden page are ignored.
    package var isPage: Bool { group.isShown }
    package override var name: String { "TabPage" }
    package override var layoutNode: LayoutNode { frame }
    package override func syncList() { slot.sync(content, into: frame, of: self) }
    package override func trait(_ key: TraitKey) -> Any? { content.trait(key) }
    package override func update(from pointer: UnsafeRawPointer) { content.update(from: pointer) }
    package override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
    package override func willDie() { graph.navigation.remove(standing) }
}
