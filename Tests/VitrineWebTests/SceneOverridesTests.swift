// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCore
import VitrineWeb

@Suite struct SceneOverridesTests {
    private let pinned = PinnedPreferences(isDark: true, language: "ar")

    @Test("what is decided beats what the browser says; the rest stays the browser's")
    func viewport() {
        let browser = BrowserViewport(width: 1_280, height: 800, scale: 2, reducesMotion: true, languages: ["de"])
        let overrides = SceneOverrides(pinned: pinned, width: 390, height: 844, textSizeStep: 5, path: "/p")
        var expected = browser
        (expected.width, expected.height) = (390, 844)
        (expected.colorScheme, expected.textSizeStep) = (.dark, 5)
        #expect(overrides.applied(to: browser) == expected)
    }

    @Test("without a size of its own the page fills the browser's window")
    func window() {
        let browser = BrowserViewport(width: 1_280, height: 800)
        let shown = SceneOverrides(pinned: pinned, textSizeStep: 3, path: "/p").applied(to: browser)
        #expect(shown.width == 1_280 && shown.height == 800)
    }

    @Test("the page keeps its address and has the title of what is shown")
    func history() {
        let overrides = SceneOverrides(pinned: pinned, textSizeStep: 3, path: "/p?scheme=dark")
        let entries = [
            HistoryEntry(key: 4, path: "/", title: "Home"), HistoryEntry(key: 7, path: "/b", title: "Detail"),
        ]
        #expect(overrides.history(of: entries) == [HistoryEntry(key: 0, path: "/p?scheme=dark", title: "Detail")])
        #expect(overrides.history(of: []) == [HistoryEntry(key: 0, path: "/p?scheme=dark", title: "")])
    }
}
