// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineWeb
import WebTestSupport

/// A mounted view behind the live session's protocol, as the product's served scene is.
@MainActor final class EngineScene: PartialScene {
    let host: SceneHost
    private let languages: LanguageMatcher?
    private let mount: ((StateArchive?) -> SceneHost)?

    /// A scene whose page decides its language; it cannot be parked.
    init(_ host: SceneHost, languages: LanguageMatcher) {
        self.host = host
        self.languages = languages
        mount = nil
    }

    /// A scene that can be parked.
    init(restoring archive: StateArchive? = nil, mount: @escaping (StateArchive?) -> SceneHost) {
        languages = nil
        self.mount = mount
        host = mount(archive)
        host.flush()
    }

    var display: DisplayTree { host.display }

    var onInvalidate: (() -> Void)? {
        get { host.graph.onInvalidate }
        set { host.graph.onInvalidate = newValue }
    }

    var history: [HistoryEntry] { host.graph.navigation.entries }

    var pageLanguage: PageLanguage {
        PageLanguage(host.graph.session.locale, isRightToLeft: host.viewport.isRightToLeft)
    }

    func flush() { host.flush() }
    func waitForContent(limit: Duration) async { await host.waitForTasks(limit: limit) }

    func handle(_ event: LayerEvent, layer id: Int) -> EventOutcome { host.handle(event, layer: id) }
    func tap(layer id: Int) -> EventOutcome { host.send(.tap, to: id) }
    var gestureDeadline: Double? { host.gestureDeadline }
    func takePageRequests() -> [PageRequest] { host.graph.session.takeRequests() }
    func releaseFocus() { host.releaseFocus() }
    var focusedLayer: Int? { host.focusedLayer }

    func resize(_ viewport: BrowserViewport) {
        guard let languages else { return }
        let preferences = viewport.preferences(among: languages, changing: host.graph.session.preferences)
        host.adopt(preferences, viewport.window(isRightToLeft: preferences.locale.isRightToLeft))
    }

    func enter(_ phase: ScenePhase) { host.enter(phase) }

    func show(key: Int) -> Bool { host.graph.navigation.show(key: key) }
    func open(path: String) -> Bool {
        defer { host.flush() }
        return host.graph.navigation.open(path: path)
    }
    func stored(hash: String) -> StoredImage? { nil }

    func archived(whileShown: Bool) -> SceneArchive? {
        guard let mount, !whileShown || host.graph.session.activity.runningTasks == 0 else { return nil }
        let archive = host.archive()
        return SceneArchive(states: archive) { _ in EngineScene(restoring: archive, mount: mount) }
    }

    func end() { host.unmount() }
}
