// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineCore

/// Properties of a page that neither its browser nor its address decides: the switches of a gallery.
package struct SceneOverrides: Hashable, Sendable {
    package var pinned: PinnedPreferences
    /// The window's size in points; `nil` is the browser's.
    package var width: Double?
    package var height: Double?
    /// As ``BrowserViewport/textSizeStep``.
    package var textSizeStep: Int
    /// The address that the page keeps, wherever its content navigates: the browser's history is the gallery's.
    package var path: String

    package init(
        pinned: PinnedPreferences, width: Double? = nil, height: Double? = nil, textSizeStep: Int, path: String
    ) {
        self.pinned = pinned
        self.width = width
        self.height = height
        self.textSizeStep = textSizeStep
        self.path = path
    }

    /// Returns a browser's viewport with the overridden properties replaced.
    package func applied(to viewport: BrowserViewport) -> BrowserViewport {
        var viewport = viewport
        viewport.width = width ?? viewport.width
        viewport.height = height ?? viewport.height
        viewport.colorScheme = pinned.isDark ? .dark : .light
        viewport.textSizeStep = textSizeStep
        return viewport
    }

    /// Returns the page's only entry of the browser's history, with the title of what is shown.
    package func history(of entries: [HistoryEntry]) -> [HistoryEntry] {
        [HistoryEntry(key: 0, path: path, title: entries.last?.title ?? "")]
    }
}
