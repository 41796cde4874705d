// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineLayout

/// Shows a root view and pages pushed over it.
nonisolated public struct NavigationStack<Data, Root> where Root: View {
    package let root: Root
    /// Reads and writes the path as erased values; `nil` keeps it in the stack.
    package let path: (get: () -> [AnyHashable], set: ([AnyHashable]) -> Void)?
}

extension NavigationStack: View {
    public typealias Body = Never

    /// A stack that manages its own path.
    public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    /// A stack whose path is a type-erased one.
    public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath {
        self.root = root()
        self.path = (
            { path.wrappedValue.elements }, { path.wrappedValue = NavigationPath(elements: $0) }
        )
    }

    /// A stack whose path is a collection of values of one type.
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.root = root()
        self.path = (
            { path.wrappedValue.map { AnyHashable($0) } },
            { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
        )
    }
}

extension NavigationStack: PrimitiveView {
    @MainActor package static func makeNode(_ view: NavigationStack<Data, Root>, _ context: NodeContext) -> ViewNode {
        NavigationStackNode(view, context)
    }
}

/// Keeps a page for each element of the path; pages below the top keep their state and leave the layout.
///
/// Pages of the common beginning of two paths stay, the rest is torn down (DESIGN 3.1).
package final class NavigationStackNode<Data, Root: View>: TypedNode<NavigationStack<Data, Root>>, NavigationStacking {
    private let layout: FlexFrameNode
    private let navigation = NavigationContext()
    private let inner: EnvironmentScope
    private var rootPage: NavigationPageNode!
    private var pages: [NavigationPageNode] = []
    private var ownPath: [NavigationEntry] = []
    private var tracker = ObservationTracker()
    private let appearance: AppearanceGroup?
    private var nextKey = 1
    private let type = ViewType.of(NavigationStack<Data, Root>.self)

    package override init(_ view: NavigationStack<Data, Root>, _ context: NodeContext) {
        layout = FlexFrameNode(
            tree: context.graph.layout, horizontal: .init(minimum: 0, maximum: .infinity),
            vertical: .init(minimum: 0, maximum: .infinity))
        inner = EnvironmentScope(parent: context.scope)
        appearance = context.scope.object(of: AppearanceGroup.self)
        super.init(view, context)
        navigation.attach(self)
        inner.setObject(navigation, of: NavigationContext.self)
        graph.navigation.add(self)
        rootPage = makePage(ViewFactory(view.root), entry: nil, key: 0)
        syncPath()
        showTop()
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
        // Pages pushed as views ride above the path's values.
        return elements.map { .value($0) } + ownPath
    }

    private func syncPath() {
        let target = readPath()
        var kept = 0
        while kept < pages.count, kept < target.count, pages[kept].shows(target[kept]) { kept += 1 }
        guard kept < pages.count || kept < target.count else { return }
        for page in pages[kept...].reversed() { page.tearDown() }
        pages.removeSubrange(kept...)
        for entry in target[kept...] {
            pages.append(makePage(factory(for: entry), entry: entry, key: nextKey))
            nextKey += 1
        }
        showTop()
        graph.navigation.stackDidChange()
    }

    private func factory(for entry: NavigationEntry) -> NodeFactory {
        switch entry {
        case .view(let factory): return factory
        case .value(let value):
            if let factory = navigation.factory(for: value.base) { return factory }
            let name = String(describing: Swift.type(of: value.base))
            graph.diagnostics.report(Diagnostic(
                .missingDestination, "No navigationDestination(for: \(name).self) was found for a pushed value.",
                viewPath: path, remedy: "Declare it inside the stack, outside of lazy containers.",
                session: graph.session.identifier))
            return ViewFactory(Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(Color.yellow))
        }
    }

    private func makePage(_ factory: NodeFactory, entry: NavigationEntry?, key: Int) -> NavigationPageNode {
        let scope = EnvironmentScope(parent: inner)
        let group = AppearanceGroup(outer: appearance)
        group.isShown = false
        scope.setObject(group, of: AppearanceGroup.self)
        if entry != nil {
            // The root belongs to whatever presents the stack.
            let presentation = PresentationContext { [weak self] in self?.dismissPage(key: key) }
            scope.setObject(presentation, of: PresentationContext.self)
        }
        // A page keeps its number while it lives: only the last ones leave.
        let context = NodeContext(
            graph: graph, parent: self, scope: scope, owner: self, ordinal: entry == nil ? 0 : pages.count + 1)
        return NavigationPageNode(factory, entry: entry, key: key, group: group, navigation: navigation, context)
    }

    private func showTop() {
        guard let top = pages.last ?? rootPage else { return }
        for page in [rootPage!] + pages { page.group.isShown = page === top }
        layout.child = top.layoutNode
    }

    // MARK: - Requests

    package func push(_ entry: NavigationEntry) {
        if let path = view.path, case .value(let value) = entry, ownPath.isEmpty {
            path.set(graph.unobserved { path.get() } + [value])
        } else {
            ownPath.append(entry)
            invalidate()
        }
    }

    package func pop() {
        truncate(to: pages.count - 1)
    }

    /// Pops a page with all above it.
    private func dismissPage(key: Int) {
        guard let index = pages.firstIndex(where: { $0.key == key }) else { return }
        truncate(to: index)
    }

    private func truncate(to count: Int) {
        guard count >= 0, count < pages.count else { return }
        let values = pages.count - ownPath.count
        if count >= values {
            ownPath.removeLast(pages.count - count)
            invalidate()
            return
        }
        ownPath.removeAll()
        if let path = view.path {
            path.set(Array(graph.unobserved { path.get() }.prefix(count)))
        }
        invalidate()
    }

    package func destinationsDidChange() {
        for page in pages {
            if case .value(let value)? = page.entry, let factory = navigation.factory(for: value.base) {
                page.replace(factory)
            }
        }
    }

    // MARK: - History

    package var isVisible: Bool { appearance?.isVisible ?? true }

    package var historyEntries: [HistoryEntry] {
        var parent = ""
        return ([rootPage!] + pages).map { page in
            let route = page.entry.flatMap { entry -> String? in
                if case .value(let value) = entry { graph.session.routes.path(value.base) } else { nil }
            }
            let path = route ?? (page.entry == nil ? "/" : "\(parent == "/" ? "" : parent)/~\(page.key)")
            parent = path
            return HistoryEntry(key: page.key, path: path, title: page.title)
        }
    }

    package func pop(toKey key: Int) -> Bool {
        if key == 0 {
            truncate(to: 0)
            return true
        }
        guard let index = pages.firstIndex(where: { $0.key == key }) else { return false }
        truncate(to: index + 1)
        return true
    }

    /// Opens a URL path: each leading part that some registered type knows becomes a page.
    package func open(path target: String) -> Bool {
        let parts = target.split(separator: "/").map(String.init)
        var values: [AnyHashable] = []
        var isWhole = parts.isEmpty
        for count in parts.indices.map({ $0 + 1 }) {
            let prefix = "/" + parts.prefix(count).joined(separator: "/")
            guard let value = value(for: prefix) else {
                isWhole = false
                continue
            }
            values.append(value)
            isWhole = true
        }
        guard isWhole else { return false }
        ownPath.removeAll()
        if let path = view.path { path.set(values) } else { ownPath = values.map { .value($0) } }
        invalidate()
        return true
    }

    private func value(for path: String) -> AnyHashable? {
        for destination in navigation.destinations {
            if let value = graph.session.routes.value(destination.type, path) as? any Hashable {
                return AnyHashable(value)
            }
        }
        return nil
    }

    // MARK: - Life

    package override func viewDidChange(from old: NavigationStack<Data, Root>) {
        rootPage.replace(ViewFactory(view.root))
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
        for page in pages.reversed() { page.tearDown() }
        rootPage.tearDown()
    }

    package override func willDie() {
        tracker.end()
        graph.navigation.remove(self)
    }
}
