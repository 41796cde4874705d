// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase
@_spi(Engine) package import VitrineCore
@_spi(Engine) package import VitrineLayout

/// Keeps a page for each element of the path; pages below the top keep their state but leave the layout.
///
/// The pages of the common prefix of two paths stay, the rest is destroyed (Documentation/Rules.md 3.1).
package final class NavigationStackNode<Data, Root: View>: TypedNode<NavigationStack<Data, Root>>, NavigationStacking {
    private let layout: FlexFrameNode
    let navigation = NavigationContext()
    private let inner: EnvironmentScope
    private(set) var rootPage: NavigationPageNode!
    /// Whether a modifier around the stack adds to its root.
    private var isDecorated = false
    private(set) var pages: [NavigationPageNode] = []
    /// The pages that are not in the path's binding: they are above its values.
    var ownPath: [NavigationEntry] = []
    /// The pages that a restored `ownPath` had, beyond those that have been pushed again.
    private var returning: [ArchivedPage] = []
    /// The pages that the split view's stack of the other width class had, until they are pushed again.
    private var carried: [CarriedPage] = []
    /// Whether a page of the archived path is being pushed.
    private var isReturning = false
    /// The popped pages, newest last.
    var memory = PageMemory()
    /// The pages that were requested again, with the keys that they had.
    var wanted: [PageMemory.Page] = []
    package let standing: HistoryPlace
    package let presentation: HistoryPresentation?
    /// Whether the stack is inside a page of another one.
    private let isNested: Bool
    private var tracker = ObservationTracker()
    private let appearance: AppearanceGroup?
    /// The split view of which the stack is a column.
    private let split: SplitColumns?
    /// The place in a split view, also of a stack that the app has put there.
    private let splitPlace: SplitPlace?
    /// Whether the stack is a column beside the main one.
    private let isSideColumn: Bool
    /// The page of a split view's stack on which this stack stands.
    private let host: ColumnPage?
    /// The next column of a split view, if it shows the pages.
    private let columns: SplitColumns?
    /// The context of the root in a column of its own.
    private var column: NavigationContext?
    private weak var shown: NavigationPageNode?
    private let type = ViewType.of(NavigationStack<Data, Root>.self)

    package override init(_ view: NavigationStack<Data, Root>, _ context: NodeContext) {
        layout = FlexFrameNode(
            tree: context.graph.layout, horizontal: .init(minimum: 0, maximum: .infinity),
            vertical: .init(minimum: 0, maximum: .infinity))
        inner = EnvironmentScope(parent: context.scope)
        isNested = context.scope.object(of: NavigationPageLink.self) != nil
        appearance = context.scope.object(of: AppearanceGroup.self)
        presentation = context.scope.object(of: HistoryPresentation.self)
        let values = EnvironmentValues(context.scope)
        split = values.splitView?.columns
        isSideColumn = values.isSideColumn
        columns = values.splitStack
        host = split == nil ? ColumnPage.around(context.scope) : nil
        splitPlace = values.splitView ?? (host == nil ? nil : values.splitContent)
        standing = context.scope.object(of: HistoryPlace.self) ?? context.graph.navigation.scene
        super.init(view, context)
        navigation.attach(self)
        inner.setObject(navigation, of: NavigationContext.self)
        if split != nil {
            // It is for this stack, and for none in its pages.
            var values = EnvironmentValues()
            values.splitView = nil
            values.splitStack = nil
            inner.replace(values.changedValues)
            columns?.onSidebar = { [weak self] in self?.pages.first?.sidebarDidChange() }
        }
        graph.navigation.add(self)
        takePath()
        // What is added to the root of a split view's stack is shown by that one.
        isDecorated = host == nil && graph.unobserved { EnvironmentValues(scope).rootDecoration } != nil
        let key = host == nil ? presentation?.key ?? standing.key : graph.navigation.makeKey()
        rootPage = makePage(rootFactory, entry: nil, key: key, path: nil)
        syncPath()
        showTop()
        keepForOtherWidth()
        if let host {
            host.add(self)
            // Pages of an address that is being opened may be this stack's.
            graph.navigation.linkDidAppear()
        }
    }

    package override var layoutNode: LayoutNode { layout }
    package override func syncList() { showTop() }
    package override func structuralIndex(of child: ViewNode) -> Int {
        (pages.firstIndex { $0 === child } ?? -1) + 1
    }

    // MARK: - Path

    private func readPath() -> [NavigationEntry] {
        guard let path = view.path else { return ownPath }
        let elements = graph.reading(self) { tracker.track(self, type: type) { path.get() } }
        // Pages that were pushed as views are above the path's values.
        return elements.map { .value($0) } + ownPath
    }

    private func syncPath() {
        let target = readPath()
        let wanted = wanted
        self.wanted = []
        var kept = 0
        while kept < pages.count, kept < target.count, pages[kept].shows(target[kept]) {
            if wanted.indices.contains(kept) { rename(kept, as: wanted[kept]) }
            kept += 1
        }
        guard kept < pages.count || kept < target.count else { return }
        remember(from: kept)
        for page in pages[kept...].reversed() { page.tearDown() }
        pages.removeSubrange(kept...)
        for (index, entry) in target.enumerated().dropFirst(kept) {
            let known =
                wanted.indices.contains(index) && wanted[index].entry.isSame(as: entry) ? wanted[index].key : nil
            let key = known ?? graph.navigation.makeKey()
            memory.forget(key)
            pages.append(makePage(factory(for: entry), entry: entry, key: key, path: path(of: entry)))
        }
        showTop()
        keepForOtherWidth()
        graph.navigation.stackDidChange()
    }

    private func remember(from index: Int) {
        for index in pages.indices[index...] { remember(index) }
    }

    private func remember(_ index: Int) {
        guard let entry = pages[index].entry else { return }
        let below = index == 0 ? rootPage.key : pages[index - 1].key
        memory.keep(PageMemory.Page(key: pages[index].key, below: below, entry: entry))
    }

    /// Gives a page that was requested by one of its former keys that key again.
    private func rename(_ index: Int, as page: PageMemory.Page) {
        guard pages[index].key != page.key, pages[index].shows(page.entry) else { return }
        remember(index)
        memory.forget(page.key)
        pages[index].key = page.key
    }

    /// The URL path of a page that is pushed; `nil` if it has none of its own.
    private func path(of entry: NavigationEntry) -> String? {
        switch entry {
        case .value(let value): (pages.last ?? rootPage).path(of: value)
        case .view(_, let path): path
        case .bound(let destination): destination.path
        }
    }

    private func factory(for entry: NavigationEntry) -> NodeFactory {
        switch entry {
        case .view(let factory, _): return factory
        case .bound(let destination): return destination.factory
        case .value(let value):
            if let destination = navigation.destination(for: value.base) { return destination.content(value.base) }
            let name = String(describing: Swift.type(of: value.base))
            graph.diagnostics.report(
                Diagnostic(
                    .missingDestination, "No navigationDestination(for: \(name).self) was found for a pushed value.",
                    viewPath: path, remedy: "Declare it inside the stack, outside of lazy containers.",
                    session: graph.session.identifier))
            return ViewFactory(Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(Color.yellow))
        }
    }

    private func makePage(
        _ factory: NodeFactory, entry: NavigationEntry?, key: Int, path: String?
    ) -> NavigationPageNode {
        let scope = EnvironmentScope(parent: inner)
        let below = entry == nil ? host?.link : (pages.last ?? rootPage).link
        let link = NavigationPageLink(
            path: path, below: below, place: standing, isRoot: entry == nil, isNested: isNested,
            isPresented: presentation != nil, routes: graph.session.routes)
        scope.setObject(link, of: NavigationPageLink.self)
        let group = AppearanceGroup(outer: appearance)
        group.isShown = false
        scope.setObject(group, of: AppearanceGroup.self)
        let hosting = split == nil ? nil : ColumnPage(group: group, link: link)
        if let hosting { scope.setObject(hosting, of: ColumnPage.self) }
        if entry == nil, columns != nil {
            let column = NavigationContext(columnOf: navigation)
            self.column = column
            scope.setObject(column, of: NavigationContext.self)
        }
        if entry != nil {
            // Dismissing the root dismisses the presentation that contains the stack.
            let presentation = PresentationContext { [weak self, weak group] in self?.dismissPage(of: group) }
            scope.setObject(presentation, of: PresentationContext.self)
        }
        // A page keeps its ordinal while it lives: only the last pages are removed.
        let context = NodeContext(
            graph: graph, parent: self, scope: scope, owner: self, ordinal: entry == nil ? 0 : pages.count + 1)
        return graph.restoring(carriedStates(for: entry), below: self) {
            NavigationPageNode(
                factory, entry: entry, key: key, link: link, group: group, navigation: navigation,
                below: columns == nil ? pages.last ?? rootPage : pages.last, columns: entry == nil ? nil : columns,
                hosting: hosting, host: entry == nil ? host : nil,
                stack: columns == nil ? rootPage?.layer : pages.first?.layer, depth: entry == nil ? 0 : pages.count + 1,
                context)
        }
    }

    private func showTop() {
        guard let top = pages.last ?? rootPage else { return }
        for page in [rootPage!] + pages {
            page.group.isShown = page === top || columns != nil && page === rootPage
        }
        columns?.page = pages.last?.layoutNode
        let own: NavigationPageNode = columns == nil ? top : rootPage
        if layout.child !== own.layoutNode { layout.child = own.layoutNode }
        guard shown !== top else { return }
        shown = top
        graph.focus.pagesDidChange()
        graph.enqueueAction { [weak top] in top?.scrollers.restoreOffsets() }
        if let column {
            graph.enqueueAction { [weak self] in column.nextColumnDidChange(to: self?.pages.first?.entry) }
        }
    }

    // MARK: - Archive

    /// A page of `ownPath` in an archive.
    private enum ArchivedPage {
        case value(AnyHashable)
        /// Pushed by a link or a binding, which pushes it again after the restoration.
        case made
    }

    /// The location from which an archive saves `ownPath`.
    private final class ArchivedPath: ArchivableLocation {
        let pages: [ArchivedPage]

        init(_ entries: [NavigationEntry]) {
            pages = entries.map { if case .value(let value) = $0 { .value(value) } else { .made } }
        }

        var archived: ArchivedValue { ArchivedBox(pages) }
    }

    package override var slotObjects: ContiguousArray<AnyObject?> { ownPath.isEmpty ? [] : [ArchivedPath(ownPath)] }

    private func takePath() {
        graph.restoration?.slot = 0
        returning = graph.restoration?.take([ArchivedPage].self, for: self) ?? []
        returnValues()
        if let splitPlace, split != nil { carried = splitPlace.columns.takePages(at: splitPlace) }
        guard let place = splitPlace, view.path == nil, ownPath.isEmpty, returning.isEmpty else { return }
        ownPath = place.columns.values(at: place, isOwn: split != nil).map { .value($0) }
    }

    /// What the app does not keep itself stays when the width class changes, and with it the stack.
    private func keepForOtherWidth() {
        guard let place = splitPlace else { return }
        var values: [AnyHashable] = []
        for entry in view.path == nil ? ownPath : [] {
            guard case .value(let value) = entry else { break }
            values.append(value)
        }
        place.columns.keep(values, hasPages: !pages.isEmpty, at: place, isOwn: split != nil)
    }

    /// Keeps the states of the pages of a split view's stack that is torn down because the width class has changed.
    private func keepPagesForOtherWidth() {
        guard let place = splitPlace, split != nil, !pages.isEmpty else { return }
        let isRegular = graph.unobserved { EnvironmentValues(scope).horizontalSizeClass == .regular }
        guard isRegular != place.isRegular else { return }
        let carried = pages.compactMap { page in
            page.entry.map { CarriedPage(entry: $0, states: StateArchive(of: page, in: self)) }
        }
        place.columns.keepPages(carried, at: place)
    }

    /// Returns the states that the page to push next had in the other width class.
    private func carriedStates(for entry: NavigationEntry?) -> StateArchive {
        guard let entry, carried.indices.contains(pages.count) else { return StateArchive() }
        let page = carried[pages.count]
        return page.entry.isSameKind(as: entry) ? page.states : StateArchive()
    }

    /// Pushes archived values again, up to the next page that a view has to push.
    private func returnValues() {
        while case .value(let value)? = returning.first {
            ownPath.append(.value(value))
            returning.removeFirst()
        }
    }

    /// A page that the user pushes instead ends the restoration of the archived path.
    private func pageDidReturn(_ entry: NavigationEntry) {
        if case .bound = entry {} else if !isReturning { (returning, carried) = ([], []) }
        guard case .made? = returning.first else { return }
        returning.removeFirst()
        returnValues()
    }

    package func shows(_ page: NodeFactory) -> Bool { ownPath.contains { $0.content === page } }

    package func restore(_ push: @escaping @MainActor () -> Void) {
        graph.enqueueAction { [weak self] in
            self?.isReturning = true
            push()
            self?.isReturning = false
        }
    }

    // MARK: - Requests

    package func push(_ entry: NavigationEntry) {
        // What a binding presents may be a page of the path that is being opened.
        if case .bound = entry {} else { graph.navigation.endOpening() }
        wanted = []
        if let path = view.path, case .value(let value) = entry, ownPath.isEmpty {
            path.set(graph.unobserved { path.get() } + [value])
        } else {
            ownPath.append(entry)
            pageDidReturn(entry)
            invalidate()
        }
    }

    package func showInNextColumn(_ entry: NavigationEntry) {
        // What a binding presents may be a page of the path that is being opened.
        if case .bound = entry {} else { graph.navigation.endOpening() }
        wanted = []
        let leaving = ownPath
        returning = []
        replacePath(with: [entry])
        for case .bound(let destination) in leaving { destination.end() }
        pageDidReturn(entry)
    }

    package func pop() {
        truncate(to: pages.count - 1)
    }

    package func popToRoot() {
        rootPage.hosting?.stack?.popToRoot()
        truncate(to: 0)
    }

    /// Pops a page and those above it.
    private func dismissPage(of group: AppearanceGroup?) {
        guard let index = pages.firstIndex(where: { $0.group === group }) else { return }
        truncate(to: index)
    }

    func truncate(to count: Int) {
        guard count >= 0, count < pages.count else { return }
        graph.navigation.endOpening()
        wanted = []
        (returning, carried) = ([], [])
        let values = pages.count - ownPath.count
        let leaving = ownPath.suffix(pages.count - max(count, values))
        if count >= values {
            ownPath.removeLast(pages.count - count)
        } else {
            ownPath.removeAll()
            if let path = view.path { path.set(Array(graph.unobserved { path.get() }.prefix(count))) }
        }
        for case .bound(let destination) in leaving { destination.end() }
        invalidate()
    }

    package func withdraw(_ destination: BoundDestination) {
        guard isAlive, let index = ownPath.firstIndex(where: { $0.isSame(as: .bound(destination)) }) else { return }
        truncate(to: pages.count - (ownPath.count - index))
    }

    /// Sets the whole path as the user's navigation: no archived page is restored any more.
    func setPath(_ entries: [NavigationEntry]) {
        (returning, carried) = ([], [])
        replacePath(with: entries)
    }

    /// Replaces the whole path: the part of the path's binding, and the pages above it.
    private func replacePath(with entries: [NavigationEntry]) {
        let values = entries.prefix { if case .value = $0 { true } else { false } }.compactMap {
            entry -> AnyHashable? in
            if case .value(let value) = entry { value } else { nil }
        }
        if let path = view.path {
            ownPath = Array(entries.dropFirst(values.count))
            path.set(values)
        } else {
            ownPath = entries
        }
        invalidate()
    }

    package func destinationDidChange(of owner: ViewNode) {
        for (index, page) in pages.enumerated() {
            guard case .value(let value) = page.entry,
                let destination = navigation.destination(for: value.base, below: pages[index...]),
                destination.owner === owner
            else { continue }
            page.replace(destination.content(value.base))
        }
    }

    package func contentDidChange(of content: NodeFactory) {
        if let page = page(of: content) { return page.contentDidChange() }
        // Requested by the current update: the page is pushed after that.
        graph.enqueueAction { [weak self] in self?.page(of: content)?.contentDidChange() }
    }

    private func page(of content: NodeFactory) -> NavigationPageNode? {
        pages.first { $0.entry?.content === content }
    }

    package var isVisible: Bool { (appearance?.isVisible ?? true) && !isCovered }

    // MARK: - Split views

    package var splitView: AnyObject? { split }
    package var isCovered: Bool { columns == nil && !isSideColumn && split?.page != nil }
    package func showLastColumn() -> Bool {
        guard let split, splitPlace?.isRegular == false else { return false }
        return split.showLast?() ?? false
    }
    package var isJoined: Bool { host?.stack === self }
    package func hostDidChange() { rootPage.toolbarDidChange() }

    // MARK: - Lifecycle

    private var rootFactory: NodeFactory {
        isDecorated ? ViewFactory(DecoratedRoot(root: view.root)) : ViewFactory(view.root)
    }

    package override func viewDidChange(from old: NavigationStack<Data, Root>) {
        rootPage.replace(rootFactory)
        syncPath()
    }

    package override func refresh() {
        graph.dequeue(self)
        syncPath()
    }

    package override func forEachChild(_ body: (ViewNode) -> Void) {
        body(rootPage)
        for page in pages { body(page) }
    }

    package override func tearDownChildren() {
        keepPagesForOtherWidth()
        for page in pages.reversed() { page.tearDown() }
        rootPage.tearDown()
    }

    package override func willDie() {
        tracker.end()
        columns?.page = nil
        graph.navigation.remove(self)
        host?.remove(self)
    }
}
