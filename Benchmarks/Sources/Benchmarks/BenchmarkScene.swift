// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineWeb

/// A mounted scene in the session's terms, as the façade's served scene is, for builds without a server.
@MainActor
final class BenchmarkScene: LiveScene {
    private let host: SceneHost
    private let mount: ((StateArchive) -> SceneHost)?

    /// - Parameter mount: Mounts the scene again, with the states of an archive.
    init(_ host: SceneHost, mount: ((StateArchive) -> SceneHost)? = nil) {
        self.host = host
        self.mount = mount
    }

    var display: DisplayTree { host.display }
    var onInvalidate: (() -> Void)?
    var history: [HistoryEntry] { host.graph.navigation.entries }
    var pinned: PinnedPreferences? { nil }
    var pageLanguage: PageLanguage { PageLanguage() }
    var gestureDeadline: Double? { host.gestureDeadline }
    var focusedLayer: Int? { host.focusedLayer }

    func flush() { host.flush() }
    func waitForContent(limit: Duration) async { await host.waitForTasks(limit: limit) }
    func tap(layer id: Int) -> EventOutcome { host.tap(layer: id) }
    func dismiss(layer id: Int) -> EventOutcome { host.dismiss(layer: id) }
    func openMenu(layer id: Int) -> EventOutcome { host.openMenu(layer: id) }
    func scroll(layer id: Int, _ report: ScrollReport) { host.scroll(layer: id, report) }
    func edit(layer id: Int, _ edit: FieldEdit) -> EventOutcome { host.edit(layer: id, edit) }
    func adjust(layer id: Int, _ change: ControlChange) -> EventOutcome { host.adjust(layer: id, change) }
    func point(layer id: Int, _ samples: [PointerSample]) -> EventOutcome { host.point(layer: id, samples) }
    func press(layer id: Int, _ key: KeyInput) -> EventOutcome { host.press(layer: id, key) }
    func paste(layer id: Int, _ pasted: Pasted) -> EventOutcome { host.paste(layer: id, pasted) }
    func submit(layer id: Int) -> EventOutcome { host.submit(layer: id) }
    func focus(layer id: Int?) -> EventOutcome { host.focus(layer: id) }
    func takePageRequests() -> [PageRequest] { host.graph.session.takeRequests() }
    func imageFailed(layer id: Int) {}
    func resize(_ viewport: BrowserViewport) {}
    func enter(_ phase: ScenePhase) { host.enter(phase) }
    func show(key: Int) -> Bool { false }
    func open(path: String) -> Bool { path == "/" }
    func stored(hash: String) -> StoredImage? { nil }
    func end() { host.unmount() }

    func archived(whileShown: Bool) -> (@MainActor () -> any LiveScene)? {
        guard let mount else { return nil }
        let archive = host.archive()
        return { BenchmarkScene(mount(archive), mount: mount) }
    }
}
