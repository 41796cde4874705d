// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore
import VitrineDisplay
import VitrineWeb

/// An app without an engine: two tabs, a stack of values in each, the values of popped pages by key.
///
/// A value above zero has an address below its page's; one below zero has none and stands under the address of the
/// page it was pushed on. The second tab's address is `/t`.
@MainActor final class WalkScene: PartialScene {
    struct Page: Hashable {
        var key: Int
        var value: Int
    }

    let display = DisplayTree()
    var onInvalidate: (() -> Void)?
    /// The app stays where it is, whatever the browser asks for.
    var refuses = false
    private(set) var tab = 0
    private(set) var isEnded = false
    private var tabs: [[Page]] = [[Page(key: 0, value: 0)], [Page(key: 1, value: 0)]]
    private var remembered: [Int: [Page]] = [:]
    private var nextKey = 2
    private var edition = 0

    var pages: [Page] { tabs[tab] }

    var history: [HistoryEntry] {
        var path = tab == 0 ? "" : "/t"
        return tabs[tab].map { page in
            if page.value > 0 { path += "/\(page.value)" }
            return HistoryEntry(key: page.key, path: path.isEmpty ? "/" : path, title: "T\(page.key)e\(edition)")
        }
    }

    // MARK: - The app

    func push(_ values: [Int]) {
        for value in values {
            tabs[tab].append(Page(key: nextKey, value: value))
            nextKey += 1
        }
    }

    func pop(_ count: Int) {
        remember()
        tabs[tab].removeLast(min(count, tabs[tab].count - 1))
    }

    /// Another path: pages of the common beginning stay.
    func replace(_ values: [Int]) {
        remember()
        var kept = 0
        while kept < values.count, kept + 1 < tabs[tab].count, tabs[tab][kept + 1].value == values[kept] { kept += 1 }
        tabs[tab].removeSubrange((kept + 1)...)
        push(Array(values[kept...]))
    }

    func select(_ index: Int) { tab = index }

    func retitle() { edition += 1 }

    private func remember() {
        for (index, page) in tabs[tab].enumerated() { remembered[page.key] = Array(tabs[tab][...index]) }
    }

    // MARK: - LiveScene

    func flush() {}
    func waitForContent(limit: Duration) async {}
    func tap(layer id: Int) -> EventOutcome { .removed }
    func resize(_ viewport: BrowserViewport) {}

    func show(key: Int) -> Bool {
        guard !refuses else { return true }
        for (index, pages) in tabs.enumerated() {
            guard let place = pages.firstIndex(where: { $0.key == key }) else { continue }
            tab = index
            pop(pages.count - 1 - place)
            return true
        }
        guard let pages = remembered[key], let owner = tabs.firstIndex(where: { $0[0].key == pages[0].key }) else {
            return false
        }
        remember()
        tab = owner
        remember()
        tabs[tab] = pages
        return true
    }

    func open(path: String) -> Bool {
        guard !refuses else { return true }
        var parts = path.split(separator: "/").map(String.init)
        let wanted = parts.first == "t" ? 1 : 0
        if wanted == 1 { parts.removeFirst() }
        let values = parts.compactMap(Int.init)
        guard values.count == parts.count else { return false }
        remember()
        tab = wanted
        replace(values)
        return true
    }

    func stored(hash: String) -> StoredImage? { nil }
    func end() { isEnded = true }
}
