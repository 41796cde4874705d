// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineCore

/// The navigation stacks of a scene, and the part of them that is the browser's history (Documentation/Rules.md 4.4):
/// the outermost visible stack and the presentations over it.
@MainActor
package final class NavigationRegistry: SceneService {
    private struct Entry {
        weak var stack: (any NavigationStacking)?
    }

    private struct Place {
        weak var place: HistoryPlace?
    }

    private static let rememberedPresentations = 16

    private var stacks: [Entry] = []
    private var places: [Place] = []
    private var presentations: [HistoryPresentation] = []
    private var ended: [HistoryPresentation] = []
    private var lastKey = 0
    private unowned let graph: ViewGraph
    /// The path whose pages are still to be pushed, and how many attempts are left.
    private var opening: (path: String, attempts: Int)?
    private var isOpeningQueued = false
    /// The place of the scene itself.
    package let scene = HistoryPlace(key: 0)
    /// Called when the visible stack or a title in it may have changed.
    package var onChange: (() -> Void)?

    package init(graph: ViewGraph) {
        self.graph = graph
    }

    /// Returns a key that no other page of the scene has.
    package func makeKey() -> Int {
        lastKey += 1
        return lastKey
    }

    func add(_ stack: any NavigationStacking) { stacks.append(Entry(stack: stack)) }

    func remove(_ stack: any NavigationStacking) {
        stacks.removeAll { $0.stack == nil || $0.stack === stack }
        stackDidChange()
    }

    func add(_ place: HistoryPlace) { places.append(Place(place: place)) }

    func remove(_ place: HistoryPlace) { places.removeAll { $0.place == nil || $0.place === place } }

    func stackDidChange() { onChange?() }

    // MARK: - Presentations

    /// Adds a presentation over everything else.
    package func present(_ presentation: HistoryPresentation) {
        ended.removeAll { $0 === presentation }
        presentations.append(presentation)
        stackDidChange()
    }

    /// Removes a presentation and those over it.
    package func end(_ presentation: HistoryPresentation) {
        guard let index = presentations.firstIndex(where: { $0 === presentation }) else { return }
        ended += presentations[index...]
        if ended.count > Self.rememberedPresentations { ended.removeFirst(ended.count - Self.rememberedPresentations) }
        presentations.removeSubrange(index...)
        stackDidChange()
    }

    // MARK: - History

    /// The stacks, without those that have taken over a page of another one, which speaks for them.
    private var alive: [any NavigationStacking] { stacks.compactMap(\.stack).filter { !$0.isJoined } }

    /// The visible stacks that a URL can open pages of.
    private var openStacks: [any NavigationStacking] { alive.filter { $0.isVisible && $0.presentation == nil } }

    /// The stack that determines the URL; those on hidden pages or in presentations do not.
    package var primary: (any NavigationStacking)? {
        alive.first { $0.isVisible && $0.presentation == nil }
    }

    /// The visible pages from the root up, then the presentations over them; never empty.
    package var entries: [HistoryEntry] {
        var entries = pages(in: nil)
        if entries.isEmpty { entries = [HistoryEntry(key: place.key, path: place.path, title: "")] }
        for presentation in presentations {
            guard let below = entries.last else { break }
            entries.append(
                HistoryEntry(key: presentation.key, path: below.path, title: presentation.title() ?? below.title))
            for var page in pages(in: presentation).dropFirst() {
                page.path = below.path
                entries.append(page)
            }
        }
        return entries
    }

    /// The pages of the first visible stack of the scene or a presentation, and after them those that the other
    /// columns of the stack's split view show; empty without a stack.
    private func pages(in presentation: HistoryPresentation?) -> [HistoryEntry] {
        let visible = alive.filter { $0.isVisible && $0.presentation === presentation }
        guard let first = visible.first else { return [] }
        guard let split = first.splitView else { return first.historyEntries }
        return visible.dropFirst().filter { $0.splitView === split }.reduce(into: first.historyEntries) {
            $0 += $1.historyEntries.dropFirst()
        }
    }

    /// Pops what follows the pages of a column of a split view in the history, or covers the column.
    private func uncover(_ stack: any NavigationStacking) {
        guard let split = stack.splitView else { return }
        let columns = alive.filter { $0.splitView === split }
        guard let index = columns.firstIndex(where: { $0 === stack }) else { return }
        if stack.isCovered, index > 0 { columns[index - 1].popToRoot() }
        for column in columns[(index + 1)...] { column.popToRoot() }
    }

    /// Pops the stacks of a place to their roots; `false` if they show these already.
    func popToRoot(in place: HistoryPlace, _ presentation: HistoryPresentation?) -> Bool {
        let stacks = alive.filter {
            $0.standing === place && $0.presentation === presentation && $0.historyEntries.count > 1
        }
        for stack in stacks { stack.popToRoot() }
        return !stacks.isEmpty
    }

    /// The innermost visible place.
    private var place: HistoryPlace {
        places.compactMap(\.place).filter(\.isVisible).max { $0.depth < $1.depth } ?? scene
    }

    /// Requests to show a page on top; `false` if no stack knows it.
    package func show(key: Int) -> Bool {
        if let index = presentations.firstIndex(where: { presentation in
            guard let stack = alive.first(where: { $0.presentation === presentation && $0.show(key: key) }) else {
                return false
            }
            uncover(stack)
            return true
        }) {
            dismiss(after: index + 1)
            return true
        }
        // A presentation without a stack.
        if let index = presentations.firstIndex(where: { $0.key == key }) {
            dismiss(after: index + 1)
            return true
        }
        if let presentation = ended.last(where: { $0.key == key }), let present = presentation.present {
            present()
            return true
        }
        guard let place = pagePlace(of: key) else { return false }
        dismiss(after: 0)
        place.reveal()
        return true
    }

    /// Shows a page in its stack, and returns the stack's place.
    private func pagePlace(of key: Int) -> HistoryPlace? {
        let known = (places.compactMap(\.place) + [scene]).filter { $0.key == key }
        if let place = known.first(where: \.isVisible) ?? known.first {
            for stack in alive where stack.presentation == nil && stack.standing.key == key {
                if stack.standing === place || stack.standing.isShown { _ = stack.show(key: key) }
            }
            return place
        }
        let stack = alive.first { $0.presentation == nil && $0.show(key: key) }
        if let stack { uncover(stack) }
        return stack?.standing
    }

    private func dismiss(after count: Int) {
        for presentation in presentations[count...].reversed() { presentation.dismiss() }
    }

    /// Requests to open a path, beginning with the visible stack; `false` if no stack knows it.
    ///
    /// Pages that links and lists lead to are pushed when these have appeared.
    package func open(path: String) -> Bool {
        opening = nil
        if show(path: path) { return true }
        guard let found = start(of: path), show(path: found.start) else { return openInLastColumn(path) }
        opening = (found.target, Self.openingLimit)
        linkDidAppear()
        return true
    }

    /// Opens an address that the last column of a split view may know, which does not exist before it is shown.
    private func openInLastColumn(_ path: String) -> Bool {
        let target = String(path.prefix { $0 != "?" })
        // Only addresses that were made for the user: nothing that is invented moves the columns.
        guard RouteComponent.isMade(target, by: graph.session.routes.addresses),
            openStacks.contains(where: { $0.showLastColumn() })
        else { return false }
        opening = (target, Self.openingLimit)
        linkDidAppear()
        return true
    }

    private func show(path: String) -> Bool {
        let stacks = alive.filter { $0.presentation == nil }
        let visible = primary
        let ordered = (visible.map { [$0] } ?? []) + stacks.filter { $0 !== visible }
        var stack = ordered.first { $0.open(path: path) }
        if stack == nil, path != scene.path, !hasPlace(of: path) {
            stack = stackOfUnshownPage(opening: path)
        }
        // Pages may have been made now, with places of their own.
        let known = places.compactMap(\.place)
        if let stack { uncover(stack) }
        guard
            let place = stack?.standing
                ?? known.first(where: { $0.path == path && $0.isVisible }) ?? known.first(where: { $0.path == path })
                ?? (path == scene.path ? scene : nil)
        else { return false }
        dismiss(after: 0)
        place.reveal()
        return true
    }
}

// MARK: - Pages that have not been shown

extension NavigationRegistry {
    /// Makes the pages of tab views that have not been shown yet, until a stack in one of them opens a path, or one has that
    /// path itself.
    ///
    /// Of a path that leads through pages of tab views, only those are made; any other may be that of a value which some
    /// stack has a destination for.
    private func stackOfUnshownPage(opening path: String) -> (any NavigationStacking)? {
        while let place = nextUnshownPlace(for: path), let load = place.load {
            let known = alive
            graph.runAction { load() }
            // A page that is gone does not take it away itself.
            place.load = nil
            let made = alive.filter { stack in stack.presentation == nil && !known.contains { $0 === stack } }
            if let stack = made.first(where: { $0.open(path: path) }) { return stack }
            if hasPlace(of: path) { return nil }
        }
        return nil
    }

    /// Whether there is a page of a tab view with a path.
    private func hasPlace(of path: String) -> Bool { places.contains { $0.place?.path == path } }

    private func nextUnshownPlace(for path: String) -> HistoryPlace? {
        let all = places.compactMap(\.place)
        let onTheWay = all.filter { $0.path != scene.path && path.hasPrefix($0.path + "/") }
        return (onTheWay.isEmpty ? all : onTheWay).first { $0.load != nil }
    }
}

// MARK: - Pages that links and lists lead to

extension NavigationRegistry {
    /// The number of attempts after which links and lists that did not appear are no longer awaited.
    private static var openingLimit: Int { 256 }

    /// Whether pages of a path are still to be pushed.
    package var isOpening: Bool { opening != nil }

    /// Called when a link appears, which may lead to the next page of the path that is being opened.
    func linkDidAppear() {
        guard isOpening, !isOpeningQueued else { return }
        isOpeningQueued = true
        graph.enqueueAction { [weak self] in
            self?.isOpeningQueued = false
            self?.continueOpening()
        }
    }

    /// Pushes the next page of the path that is being opened, if a link or list leads to it.
    private func continueOpening() {
        guard let (target, left) = opening else { return }
        opening = nil
        let stacks = openStacks
        guard !stacks.contains(where: { $0.historyEntries.last?.path == target }), left > 0 else { return }
        let isPushed = stacks.contains { $0.openNext(of: target) }
        // The push has ended the opening, as each one by the user does.
        opening = (target, left - 1)
        if isPushed { linkDidAppear() }
    }

    /// Called when the user or the app goes elsewhere.
    func endOpening() { opening = nil }

    /// The path up to the first component that needs a link or a list, and the whole path without its query.
    private func start(of path: String) -> (start: String, target: String)? {
        let target = String(path.prefix { $0 != "?" })
        var start = ""
        for part in target.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            let component = String(part)
            if RouteComponent.isPosition(component) || openStacks.contains(where: { $0.knows(identity: component) }) {
                return (start.isEmpty ? "/" : start, target)
            }
            start += "/" + component
        }
        return nil
    }
}

extension ViewGraph {
    /// The navigation stacks of the scene.
    package var navigation: NavigationRegistry { service(NavigationRegistry.self) }
}
