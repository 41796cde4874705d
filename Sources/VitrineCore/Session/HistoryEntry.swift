// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// One page of the visible stack, as a browser's history sees it.
package struct HistoryEntry: Hashable, Sendable {
    /// Stable while the page lives, and its own again when Forward brings it back.
    package var key: Int
    /// Path and query of the page's URL, percent-encoded, with a leading slash; a page without an address of its own has that of the page below.
    package var path: String
    package var title: String

    package init(key: Int, path: String, title: String) {
        self.key = key
        self.path = path
        self.title = title
    }
}
