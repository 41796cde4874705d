// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay
import VitrineUI
import VitrineWeb

/// A mounted view behind the live session's protocol, as the product's served scene is.
@MainActor final class EngineScene: LiveScene {
    let host: SceneHost
    private let languages: LanguageMatcher

    init(_ host: SceneHost, languages: LanguageMatcher) {
        self.host = host
        self.languages = languages
    }

    var display: DisplayTree { host.display }

    var onInvalidate: (() -> Void)? {
        get { host.graph.onInvalidate }
        set { host.graph.onInvalidate = newValue }
    }

    var history: [VitrineWeb.HistoryEntry] { [VitrineWeb.HistoryEntry(key: 0, path: "/", title: "")] }

    var pageLanguage: PageLanguage {
        PageLanguage(host.graph.session.locale, isRightToLeft: host.viewport.isRightToLeft)
    }

    func flush() { host.flush() }
    func waitUntilIdle(limit: Duration) async { await host.waitForTasks(limit: limit) }

    func tap(layer id: Int) -> VitrineWeb.EventOutcome {
        if case .handled = host.tap(layer: id) { .handled } else { .removed }
    }

    func scroll(layer id: Int, _ report: ScrollReport) {}

    func resize(_ viewport: VitrineWeb.Viewport) {
        let preferences = viewport.preferences(among: languages, changing: host.graph.session.preferences)
        host.adopt(
            preferences,
            viewport.window(isRightToLeft: preferences.locale.isRightToLeft, safeArea: host.viewport.safeArea))
    }

    func show(key: Int) -> Bool { key == 0 }
    func open(path: String) -> Bool { path == "/" }
    func stored(hash: String) -> StoredImage? { nil }
    func end() { host.unmount() }
}
