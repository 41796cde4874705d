// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore

extension NavigationStackNode {
    package var historyEntries: [HistoryEntry] {
        var entries: [HistoryEntry] = []
        for page in [rootPage!] + pages {
            entries.append(HistoryEntry(key: page.key, path: page.link.fullPath, title: page.title))
            if let joined = page.hosting?.stack { entries += joined.historyEntries.dropFirst() }
        }
        return entries
    }

    package func show(key: Int) -> Bool {
        let all = [rootPage!] + pages
        for (index, page) in all.enumerated() {
            let joined = page.hosting?.stack
            if page.key == key { joined?.popToRoot() } else if joined?.show(key: key) != true { continue }
            // As on iOS, going back over several pages at once empties the paths of those that are left.
            for page in all[(index + 1)...] { page.hosting?.stack?.popToRoot() }
            truncate(to: index)
            return true
        }
        guard let chain = chain(to: key) else { return false }
        setPath(chain.map(\.entry))
        wanted = chain
        for case .bound(let destination) in chain.map(\.entry) { destination.present() }
        return true
    }

    /// The pages from the bottom up to a popped one, as they were then; `nil` if one of them has been dropped.
    private func chain(to key: Int) -> [PageMemory.Page]? {
        var chain: [PageMemory.Page] = []
        var next = key
        while next != rootPage.key {
            if let index = pages.firstIndex(where: { $0.key == next }) {
                for index in pages.indices.prefix(index + 1).reversed() {
                    guard let entry = pages[index].entry else { return nil }
                    let below = index == 0 ? rootPage.key : pages[index - 1].key
                    chain.append(PageMemory.Page(key: pages[index].key, below: below, entry: entry))
                }
                break
            }
            guard let page = memory.page(next), chain.count < PageMemory.limit else { return nil }
            chain.append(page)
            next = page.below
        }
        return chain.reversed()
    }

    /// Opens a URL path: each leading part that names a value becomes a page.
    package func open(path target: String) -> Bool {
        let all = [rootPage!] + pages
        guard let values = values(for: target) else {
            guard let index = all.lastIndex(where: { $0.hosting?.stack?.open(path: target) == true }) else {
                return false
            }
            truncate(to: index)
            return true
        }
        for page in all { page.hosting?.stack?.popToRoot() }
        let leaving = ownPath
        setPath(values.map { .value($0) })
        for case .bound(let destination) in leaving { destination.end() }
        return true
    }

    /// Pushes the next page of a path by a link or a list of the visible page; `false` if neither is there.
    package func openNext(of target: String) -> Bool {
        let top = pages.last ?? rootPage!
        if let joined = top.hosting?.stack { return joined.openNext(of: target) }
        guard top.link.hasAddress, let component = Self.component(of: target, after: top.link.fullPath) else {
            return false
        }
        if let value = value(component: component, below: top.link.fullPath) {
            push(.value(value))
            return true
        }
        if let link = top.link(to: component) {
            top.extendRows(to: graph.overscan)
            // A disabled link is not followed.
            return link.follow()
        }
        guard let value = top.element(addressed: component), navigation.destination(for: value.base) != nil else {
            // It may be the link of a row that is out of sight.
            top.extendRows(to: max(graph.overscan, Self.searchedDistance))
            return false
        }
        push(.value(value))
        return true
    }

    /// How far beyond what is visible rows are searched for a link, in points.
    private static var searchedDistance: Double { 5_000 }

    /// Returns whether a component has the form of the identity of a value that the stack has a destination for.
    package func knows(identity component: String) -> Bool {
        navigation.destinations.contains { RouteComponent.isIdentified(component, of: $0.type) }
            || ([rootPage!] + pages).contains { $0.hosting?.stack?.knows(identity: component) == true }
    }

    /// The first component of a path below another one; `nil` for a path elsewhere.
    private static func component(of target: String, after path: String) -> String? {
        let start = path == "/" ? path : path + "/"
        guard target.hasPrefix(start) else { return nil }
        let component = target.dropFirst(start.count).prefix { $0 != "/" }
        return component.isEmpty ? nil : String(component)
    }

    private func values(for target: String) -> [AnyHashable]? {
        let root = rootPage.link.fullPath
        let target = target.count > 1 && target.hasSuffix("/") ? String(target.dropLast()) : target
        guard target != root else { return [] }
        var values: [AnyHashable] = []
        // The part of the path that is resolved.
        var known = root
        var prefix = ""
        for part in target.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            let below = prefix.isEmpty ? "/" : prefix
            prefix += "/" + part
            if let value = value(route: prefix) ?? (below == known ? value(component: String(part), below: below) : nil)
            {
                values.append(value)
                known = prefix
            }
        }
        return known == target && !values.isEmpty ? values : nil
    }

    private func value(route path: String) -> AnyHashable? {
        first { graph.session.routes.value($0, path) }
    }

    private func value(component: String, below path: String) -> AnyHashable? {
        let routes = graph.session.routes
        return first { type in
            // A type with a route has only one URL.
            RouteComponent.value(of: component, as: type, below: path, by: routes.addresses)
                .flatMap { routes.path($0) == nil ? $0 : nil }
        }
    }

    private func first(_ value: (Any.Type) -> Any?) -> AnyHashable? {
        for destination in navigation.destinations {
            if let value = value(destination.type) as? any Hashable { return AnyHashable(value) }
        }
        return nil
    }
}
