// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A page of the visible stack as an entry of a browser's history.
package struct HistoryEntry: Hashable, Sendable {
    /// A key that is stable while the page lives, and is used again when Forward restores it.
    package var key: Int
    /// The percent-encoded path and query of the page's URL, with a leading slash; a page without a URL of its own has
    /// that of the page below.
    package var path: String
    package var title: String

    package init(key: Int, path: String, title: String) {
        self.key = key
        self.path = path
        self.title = title
    }
}
