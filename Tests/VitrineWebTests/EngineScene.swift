// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineWeb

/// A mounted view behind the live session's protocol, as the product's served scene is.
@MainActor final class EngineScene: LiveScene {
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

    var history: [VitrineWeb.HistoryEntry] {
        let entries = host.graph.navigation.entries
        guard !entries.isEmpty else { return [VitrineWeb.HistoryEntry(key: 0, path: "/", title: "")] }
        return entries.map { VitrineWeb.HistoryEntry(key: $0.key, path: $0.path, title: $0.title) }
    }

    var pageLanguage: PageLanguage {
        PageLanguage(host.graph.session.locale, isRightToLeft: host.viewport.isRightToLeft)
    }

    func flush() { host.flush() }
    func waitForContent(limit: Duration) async { await host.waitForTasks(limit: limit) }

    func tap(layer id: Int) -> VitrineWeb.EventOutcome {
        switch host.tap(layer: id) {
        case .handled: .handled
        case .ignored(let reason): .ignored(reason: "\(reason)")
        case .removed: .removed
        }
    }

    func adjust(layer id: Int, _ change: ControlChange) -> VitrineWeb.EventOutcome {
        switch host.adjust(layer: id, change) {
        case .handled: .handled
        case .ignored(let reason): .ignored(reason: "\(reason)")
        case .removed: .removed
        }
    }

    func point(layer id: Int, _ samples: [PointerSample]) -> VitrineWeb.EventOutcome {
        host.point(layer: id, samples) == .handled ? .handled : .ignored(reason: "no gesture")
    }

    var gestureDeadline: Double? { host.gestureDeadline }

    func press(layer id: Int, _ key: KeyInput) -> VitrineWeb.EventOutcome {
        host.press(layer: id, key) == .handled ? .handled : .ignored(reason: "no key")
    }

    func paste(layer id: Int, _ pasted: Pasted) -> VitrineWeb.EventOutcome {
        host.paste(layer: id, pasted) == .handled ? .handled : .ignored(reason: "nothing is pasted")
    }

    func dismiss(layer id: Int) -> VitrineWeb.EventOutcome {
        host.dismiss(layer: id) == .handled ? .handled : .removed
    }

    func scroll(layer id: Int, _ report: ScrollReport) { host.scroll(layer: id, report) }

    func resize(_ viewport: VitrineWeb.Viewport) {
        guard let languages else { return }
        let preferences = viewport.preferences(among: languages, changing: host.graph.session.preferences)
        host.adopt(
            preferences,
            viewport.window(isRightToLeft: preferences.locale.isRightToLeft, safeArea: host.viewport.safeArea))
    }

    func enter(_ phase: ScenePhase) { host.enter(phase) }

    func show(key: Int) -> Bool { host.graph.navigation.show(key: key) }
    func open(path: String) -> Bool {
        defer { host.flush() }
        return host.graph.navigation.open(path: path)
    }
    func stored(hash: String) -> StoredImage? { nil }

    func archived(whileShown: Bool) -> (@MainActor () -> any LiveScene)? {
        guard let mount, !whileShown || host.graph.session.activity.runningTasks == 0 else { return nil }
        let archive = host.archive()
        return { EngineScene(restoring: archive, mount: mount) }
    }

    func end() { host.unmount() }
}
