// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The navigation stacks of one scene; the outermost, oldest one is the page's history (DESIGN 6).
@MainActor
package final class NavigationRegistry {
    private struct Entry {
        weak var stack: (any NavigationStacking)?
    }

    private var stacks: [Entry] = []
    /// Called when the visible stack or a title in it may differ.
    package var onChange: (() -> Void)?

    package init() {}

    func add(_ stack: any NavigationStacking) { stacks.append(Entry(stack: stack)) }

    func remove(_ stack: any NavigationStacking) {
        stacks.removeAll { $0.stack == nil || $0.stack === stack }
        stackDidChange()
    }

    func stackDidChange() { onChange?() }

    /// A stack on a page that is not shown has no say.
    package var primary: (any NavigationStacking)? {
        let alive = stacks.compactMap(\.stack)
        return alive.first { $0.isVisible } ?? alive.first
    }
}
