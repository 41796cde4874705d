// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) package import VitrineCore
import VitrineDisplay
@_spi(Engine) package import VitrineLayout

/// One page of a stack: its content below the navigation bar.
package final class NavigationPageNode: ViewNode, PreferenceBarrier, PreferenceReading {
    package var isPage: Bool { true }
    package let entry: NavigationEntry?
    package var key: Int
    let link: NavigationPageLink
    package let group: AppearanceGroup
    private let navigation: NavigationContext
    private let layout: SafeAreaInsetNode
    private let aboveBottomBar: SafeAreaInsetNode
    private let frame: FlexFrameNode
    private let item: PageItem
    package let scrollers = PageScrollers()
    /// The scroll view below the bar, and the id of its layer.
    private weak var scroller: ScrollItem?
    private var followed: Int?
    /// Whether other bars lie between the page's and the scroll view.
    private var hasBarsBelow = false
    /// Whether content of the page scrolls vertically, below its bottom bar.
    private var scrolls = false
    /// Whether bars of the content lie between its scroll view and the bottom bar, over which no soft edge reaches.
    private var hasBarsAbove = false
    private var isBarQueued = false
    private var factory: NodeFactory
    /// Whether the factory has a newer view than the content.
    private var isContentOld = false
    private var content: ViewNode!
    private var slot = UnarySlot()
    private var bar: ViewNode?
    private var bottomBar: ViewNode?
    private let slots: [ToolbarItemPlacement.Position: ToolbarSlot]
    private var traits = NavigationTraits()
    /// The page below in the stack, whose title display mode an automatic one takes over.
    private weak var below: NavigationPageNode?
    /// What a stack on this page of a split view joins; `nil` for other pages.
    let hosting: ColumnPage?
    /// The page of a split view on which this one, the root of a stack, stands.
    private let host: ColumnPage?
    /// The columns of a split view in which this is a page of the next column.
    private let columns: SplitColumns?
    private weak var above: NavigationPageNode?
    /// Whether the window has so little height that titles are inline, as on a phone on its side.
    private var isLow = false
    /// The width of a tab bar with which the navigation bar shares its row, in points; 0 for none.
    private var tabBarWidth: CGFloat = 0
    /// The line height of a large title, which follows the user's text size.
    private var titleLineHeight: CGFloat = 0
    private var subtitleHeight: CGFloat = 0
    /// Height of the large-title area below the navigation bar, in points.
    private var titleHeight: CGFloat { titleLineHeight + (traits.subtitle == nil ? 0 : subtitleHeight) }
    private let editMode = EditModeHolder()
    private let titleEditing = TitleEditing()
    private let barColorScheme = BarColorScheme()
    private let context: UncheckedSendable<NodeContext>

    init(
        _ factory: NodeFactory, entry: NavigationEntry?, key: Int, link: NavigationPageLink, group: AppearanceGroup,
        navigation: NavigationContext, below: NavigationPageNode?, columns: SplitColumns?,
        hosting: ColumnPage?, host: ColumnPage?, stack: Int?, depth: Int, _ context: NodeContext
    ) {
        self.factory = factory
        self.entry = entry
        self.key = key
        self.link = link
        self.group = group
        self.navigation = navigation
        self.below = below
        self.columns = columns
        self.hosting = hosting
        self.host = host
        self.context = UncheckedSendable(context)
        layout = SafeAreaInsetNode(tree: context.graph.layout, edge: .top, spacing: 0)
        aboveBottomBar = SafeAreaInsetNode(tree: context.graph.layout, edge: .bottom, spacing: 0)
        slots = ToolbarItemPlacement.Position.allCases.reduce(into: [:]) {
            $0[$1] = ToolbarSlot(graph: context.graph, spacing: $1 == .bottom ? 12 : 8)
        }
        frame = FlexFrameNode(
            tree: context.graph.layout, horizontal: .init(minimum: 0, maximum: .infinity),
            vertical: .init(minimum: 0, maximum: .infinity))
        frame.isContainer = true
        item = PageItem(layout, graph: context.graph)
        layout.attachment = item
        layout.child = aboveBottomBar
        aboveBottomBar.child = frame
        super.init(context)
        below?.above = self
        hosting?.page = self
        scrollers.onChange = { [weak self] in self?.barNeedsUpdate() }
        // A window has one main region: not in what is presented, not in a page inside another one, not beside others.
        let isInside =
            context.scope.object(of: PresentationTitle.self) != nil || link.isNested
            || columns == nil && graph.unobserved { EnvironmentValues(context.scope).isSideColumn }
        var semantics = Semantics(role: isInside ? .page : .main)
        semantics.motion = .page(stack: stack ?? item.layer.id, depth: depth)
        item.semantics = semantics
        let scope = EnvironmentScope(parent: context.scope)
        var values = EnvironmentValues(context.scope)
        values.editMode = editMode.binding
        values.topTabBarWidth = 0
        values.isInPage = true
        if entry != nil { values.rootDecoration = nil }
        scope.replace(values.changedValues)
        scope.setObject(scrollers, of: PageScrollers.self)
        scope.setObject(titleEditing, of: TitleEditing.self)
        scope.setObject(barColorScheme, of: BarColorScheme.self)
        content = factory.make(context.content(of: self, scope: scope))
        readEnvironment()
        graph.preferences.add(self)
        syncList()
    }

    package override var name: String { "NavigationPage" }
    package override var layoutNode: LayoutNode { layout }
    package override func syncList() {
        slot.sync(content, into: frame, of: self)
        if let bar { layout.bar = bar.element(at: 0).layoutNode }
        if let bottomBar { aboveBottomBar.bar = bottomBar.element(at: 0).layoutNode }
    }

    /// The id of the page's layer, which identifies the stack of a root page on surfaces.
    var layer: Int { item.layer.id }

    package var title: String {
        if let title = traits.title { return title.string(in: EnvironmentValues(scope)) }
        return hosting?.stack?.historyEntries.first?.title ?? ""
    }

    /// The URL path of a value that is pushed on this page: its route, its identity in a list of the page, or the value.
    func path(of value: AnyHashable) -> String? {
        if graph.session.routes.path(value.base) == nil, let component = RouteComponent.identified(value.base),
            element(addressed: component) != nil || self.link(to: component) != nil,
            let path = link.path(below: component)
        {
            return path
        }
        return link.path(of: value)
    }

    /// Returns the element of a list on this page that has a component of a URL.
    func element(addressed component: String) -> AnyHashable? {
        content.firstInside { node -> AnyHashable? in
            guard let value = (node as? any ElementList)?.element(addressed: component) as? any Hashable else {
                return nil
            }
            return AnyHashable(value)
        }
    }

    /// Returns the link on this page whose page has a component.
    func link(to component: String) -> (any AddressedLink)? {
        content.firstInside { node in
            (node as? any AddressedLink).flatMap { $0.component == component ? $0 : nil }
        }
    }

    /// Creates rows of the page's lazy containers up to a distance beyond what is visible, in points.
    func extendRows(to distance: Double) {
        content.forEachInside { ($0 as? any LazyRowsOwner)?.lazyStack.overscan = distance }
    }

    func shows(_ other: NavigationEntry) -> Bool { entry?.isSame(as: other) ?? false }

    /// Replaces the view of the page by a newer value.
    func replace(_ new: NodeFactory) {
        factory = new
        new.update(content)
    }

    /// Takes over the newer view of the page's factory in this round, or in the next one: views inside that wait for a
    /// transaction of their own, such as an animation that began as they appeared, are updated in that.
    func contentDidChange() {
        isContentOld = true
        invalidate()
    }

    // MARK: - Environment

    private func readEnvironment() {
        (titleLineHeight, subtitleHeight, isLow, tabBarWidth, item.ground) = graph.reading(self) {
            let values = EnvironmentValues(scope)
            let growth =
                TextStyleTable.entry(.largeTitle, values.dynamicTypeSize).leading
                - TextStyleTable.entry(.largeTitle, .large).leading
            let isOnOwnGround = values.colorScheme == values.groundColorScheme
            return (
                graph.layout.profile.largeTitleHeight + max(growth, 0),
                TextStyleTable.entry(.subheadline, values.dynamicTypeSize).leading,
                values.verticalSizeClass == .compact,
                values.topTabBarWidth,
                isOnOwnGround ? nil : SystemColor.background.value(in: values)
            )
        }
    }

    package override func refresh() {
        readEnvironment()
        updateBar()
        guard isContentOld else { return }
        isContentOld = false
        factory.update(content)
    }

    // MARK: - Bar

    package var preferenceKey: ObjectIdentifier { ObjectIdentifier(NavigationTraitsKey.self) }

    package func deliver(_ writers: [any PreferenceWriting]) {
        var value: Any = NavigationTraits()
        for writer in writers { writer.write(into: &value) }
        guard let new = value as? NavigationTraits else { return }
        let hadLargeTitles = prefersLargeTitle
        traits = new
        let isEditable = traits.editableTitle != nil
        if titleEditing.isPossible != isEditable { titleEditing.isPossible = isEditable }
        if barColorScheme.value != traits.bar.colorScheme { barColorScheme.value = traits.bar.colorScheme }
        if case .page(let stack, let depth, _) = item.semantics?.motion {
            item.semantics?.motion = .page(stack: stack, depth: depth, source: traits.zoomSource)
        }
        // A presentation has the title of its first page.
        if entry == nil, hosting?.stack == nil { scope.object(of: PresentationTitle.self)?.title = traits.title }
        toolbarDidChange()
        if prefersLargeTitle != hadLargeTitles { above?.inheritedModeDidChange() }
        graph.navigation.stackDidChange()
    }

    /// Updates the bars with the items of the page's toolbars, and shows the bars that are needed.
    func toolbarDidChange() {
        guard isAlive else { return }
        let joined = hosting?.stack
        let toolbars = joined == nil ? (ownHost?.traits.toolbars ?? []) + traits.toolbars : []
        var elements: [ToolbarItemPlacement.Position: [LayoutNode]] = [:]
        for source in toolbars {
            source.forEachItem { element, position in
                // The keyboard's items are shown by `KeyboardToolbar`.
                if !position.isAboveKeyboard { elements[position, default: []].append(element.layoutNode) }
            }
        }
        let movesSearch = elements.removeValue(forKey: .searchToBottom) != nil
        if movesSearch || traits.hidesSearch {
            let fields = ToolbarItemPlacement.Position.ofSearch.flatMap { elements.removeValue(forKey: $0) ?? [] }
            elements[.bottomSearch] = traits.hidesSearch ? [] : fields
        }
        for position in ToolbarItemPlacement.Position.allCases {
            slots[position]?.show(elements[position] ?? [])
        }
        updateBar()
        updateBottomBar()
        // It shows the items of this page, whose slots have let go of them.
        joined?.hostDidChange()
    }

    /// The page whose bar this one, the root of a stack, has taken over.
    private var ownHost: NavigationPageNode? {
        guard let host, let stack = host.stack, stack === navigation.stack else { return nil }
        return host.page
    }

    private func slot(_ position: ToolbarItemPlacement.Position) -> ToolbarSlot {
        guard let slot = slots[position] else { preconditionFailure("every position has a slot") }
        return slot
    }

    /// Looks for the scroll view below the bar again, after layout.
    private func barNeedsUpdate() {
        guard isAlive, !isBarQueued else { return }
        isBarQueued = true
        graph.enqueueAction { [weak self] in
            self?.isBarQueued = false
            self?.joinBarToScroller()
        }
    }

    /// Makes the large title scroll with the content below the bar, and the bar follow its offset.
    private func joinBarToScroller() {
        guard isAlive else { return }
        let hasBars = scrollers.hasBars(above: aboveBottomBar)
        if scrolls != scrollers.scrollsVertically || hasBarsAbove != hasBars {
            scrolls = scrollers.scrollsVertically
            hasBarsAbove = hasBars
            updateBottomBar()
        }
        // Nothing is seen under a bar with a permanent background.
        let found = traits.bar.ground == nil ? scrollers.below(barOf: layout) : nil
        let new = found?.item
        let reach = isTitleLarge ? titleHeight : 0
        // A search field below the title stays in place whatever changes below it, and so does another bar. A scroll
        // view with padding at its sides would move the title sideways, and one whose content screen readers do not read
        // would keep the title from them.
        let bars = found?.bars ?? []
        // The content is seen under the bars up to the window's edge.
        let under = found.map { max($0.length - reach, 0) + layout.safeAreaInsets.top } ?? 0
        let isHeard = new.map { isRead($0.layer) } ?? true
        let isTitleInside = slot(.drawer).isEmpty && bars.isEmpty && isHeard && found?.isWide ?? true
        scrollers.move(bars, new.map { PageScrollers.BarMotion(scroller: $0.layer.id, height: reach) })
        guard
            followed != new?.layer.id || new.map({ $0.scroll.reach != reach || $0.insetTop != under }) ?? false
                || item.isTitleInside != isTitleInside || hasBarsBelow == bars.isEmpty
        else { return }
        hasBarsBelow = !bars.isEmpty
        if scroller !== new {
            scroller?.extend(by: 0, under: 0)
            scroller?.show(heading: nil)
        }
        scroller = new
        followed = new?.layer.id
        new?.extend(by: reach, under: under)
        item.scroller = new
        item.isTitleInside = isTitleInside
        graph.layout.changes.restructured.append(layout)
        graph.announce()
        updateBar()
    }

    /// Whether screen readers read what is in a layer of the page.
    private func isRead(_ layer: Layer) -> Bool {
        var around: Layer? = layer
        while let current = around, current !== item.layer {
            if current.semantics?.readsNothingInside == true { return false }
            around = current.parent
        }
        return true
    }

    private var isTitleLarge: Bool { traits.title != nil && !traits.hidesTitle && prefersLargeTitle && !isLow }

    /// Whether the page's display mode asks for a large title: an automatic one inherits that of the page below, and
    /// a root's is large.
    private var prefersLargeTitle: Bool {
        switch traits.displayMode ?? .automatic {
        case .large: true
        case .inline: false
        case .automatic: below?.prefersLargeTitle ?? true
        }
    }

    /// Updates the bars of this page and of those above it that inherit the changed display mode.
    private func inheritedModeDidChange() {
        guard isAlive, (traits.displayMode ?? .automatic) == .automatic else { return }
        updateBar()
        above?.inheritedModeDidChange()
    }

    /// Updates the bar when the first column is hidden or shown: the first page of the next one can show it again.
    func sidebarDidChange() {
        updateBar()
        hosting?.stack?.hostDidChange()
    }

    private var isFirstOfColumn: Bool { columns != nil && below == nil }

    private var showSidebar: (@MainActor () -> Void)? {
        isFirstOfColumn ? columns?.showSidebar : ownHost?.showSidebar
    }

    private var back: NavigationBar.Back? {
        guard traits.hidesBackButton != true, !isFirstOfColumn else { return nil }
        guard entry != nil else { return ownHost?.back }
        let navigation = navigation
        return NavigationBar.Back(path: link.pathBelow) { navigation.pop() }
    }

    private func updateBar() {
        barNeedsUpdate()
        let (showSidebar, back) = (showSidebar, back)
        let hasItems = [.leading, .principal, .trailing, .search, .drawer].contains { !slot($0).isEmpty }
        let isNeeded =
            traits.title != nil || back != nil || hasItems || traits.bar.ground != nil || showSidebar != nil
        guard traits.hidesBar != true, isNeeded, hosting?.stack == nil else {
            bar?.tearDown()
            bar = nil
            layout.bar = nil
            return
        }
        let value = NavigationBar(
            title: traits.hidesTitle ? nil : traits.title, subtitle: traits.subtitle,
            editableTitle: traits.editableTitle, titleEditing: titleEditing, isLarge: isTitleLarge,
            scroller: followed, back: back, showSidebar: showSidebar, leading: slot(.leading),
            trailing: slot(.trailing), principal: slot(.principal).isEmpty ? nil : slot(.principal),
            isTitleInside: item.isTitleInside,
            titleMenu: slot(.titleMenu).isEmpty ? nil : slot(.titleMenu),
            search: slot(.search).isEmpty ? nil : slot(.search),
            drawer: slot(.drawer).isEmpty ? nil : slot(.drawer), look: traits.bar,
            hasBarsBelow: hasBarsBelow,
            leadsWithTitle: traits.role.leadsWithTitle,
            titleHeight: titleHeight, tabBarWidth: tabBarWidth)
        layout.reach = tabBarWidth > 0 ? NavigationBar.rowLength : 0
        if let bar {
            withUnsafePointer(to: value) { bar.update(from: UnsafeRawPointer($0)) }
        } else {
            let made = context.value.content(of: self).at(1).make(value)
            bar = made
            layout.bar = made.element(at: 0).layoutNode
        }
    }

    private func updateBottomBar() {
        let (items, search) = (slot(.bottom), slot(.bottomSearch))
        guard traits.hidesBottomBar != true, !items.isEmpty || !search.isEmpty else {
            bottomBar?.tearDown()
            bottomBar = nil
            aboveBottomBar.bar = nil
            return
        }
        let value = BottomBar(
            items: items.isEmpty ? nil : items, search: search.isEmpty ? nil : search, isSearching: traits.isSearching,
            isOverScroller: scrolls, hasBarsAbove: hasBarsAbove)
        if let bottomBar {
            withUnsafePointer(to: value) { bottomBar.update(from: UnsafeRawPointer($0)) }
            return
        }
        let made = context.value.content(of: self).at(2).make(value)
        bottomBar = made
        aboveBottomBar.bar = made.element(at: 0).layoutNode
    }

    package override func forEachChild(_ body: (ViewNode) -> Void) {
        if let bar { body(bar) }
        body(content)
        if let bottomBar { body(bottomBar) }
    }

    package override func willDie() {
        graph.preferences.remove(self)
        // The items of the page that had its place here return to that page.
        if host != nil { for position in ToolbarItemPlacement.Position.allCases { slot(position).show([]) } }
    }
}

/// The layer of a page: the bar is read before the content and painted above it.
///
/// The scroll view below the bar shows the large title, so that the title moves with the content on every surface.
private final class PageItem: DisplayItem {
    weak var scroller: ScrollItem?
    /// Whether the scroll view shows the title.
    var isTitleInside = true
    /// The background of a page whose appearance differs from that of the window or sheet.
    var ground: DisplayColor? {
        didSet {
            guard ground != oldValue else { return }
            if let ground {
                let layer = groundLayer ?? Layer(tree: graph.display, content: .group, arrangement: .absolute)
                layer.content = .fill(.rectangle, .color(ground))
                groundLayer = layer
            } else {
                groundLayer = nil
            }
            graph.layout.changes.restructured.append(node)
        }
    }
    private var groundLayer: Layer?

    override func arrange() {
        var layers: [Layer] = []
        collect(node, .zero, &layers)
        // The layout places the bar last: a layer for its row, one for a large title below, one for a search field.
        var bar: [Layer] = []
        var end: CGFloat = 0
        if let page = node as? SafeAreaInsetNode, let node = page.bar, node.isPlaced {
            end = node.frameOrigin.y + node.size.height
            collect(node, node.frameOrigin, &bar)
            layers.removeLast(min(bar.count, layers.count))
        }
        if isTitleInside, let scroller, scroller.scroll.reach > 0, bar.count == 2, let title = bar.popLast() {
            // The scroll view extends up to the end of the row, where the title begins.
            title.placement.y -= end - scroller.reach
            scroller.show(heading: title)
        } else {
            // The scroll view has to release the title before it is shown here.
            scroller?.show(heading: nil)
        }
        replaceChildren(of: layer, with: placedGround + bar + layers)
    }

    /// The background extends to the window's edges, like the page that it belongs to.
    private var placedGround: [Layer] {
        guard let groundLayer else { return [] }
        let area = CGRect(origin: .zero, size: node.size).outset(
            by: node.safeAreaInsets, isRightToLeft: node.isRightToLeft)
        groundLayer.placement = LayerPlacement(x: area.minX, y: area.minY, width: area.width, height: area.height)
        return [groundLayer]
    }
}
