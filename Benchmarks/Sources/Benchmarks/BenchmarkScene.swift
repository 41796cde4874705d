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

    /// Creates a scene of a mounted view.
    ///
    /// - Parameters:
    ///   - host: The mounted view.
    ///   - mount: Mounts the scene again, with the states of an archive.
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
    func handle(_ event: LayerEvent, layer id: Int) -> EventOutcome { host.handle(event, layer: id) }
    func releaseFocus() { host.releaseFocus() }
    var files: SessionFiles? { nil }
    func takePageRequests() -> [PageRequest] { host.graph.session.takeRequests() }
    func resize(_ viewport: BrowserViewport) {}
    func enter(_ phase: ScenePhase) { host.enter(phase) }
    func show(key: Int) -> Bool { false }
    var awaitsLinks: Bool { false }
    func open(path: String) -> Bool { path == "/" }
    func stored(hash: String) -> StoredImage? { nil }
    func end() { host.unmount() }

    func archived(whileShown: Bool) -> SceneArchive? {
        guard let mount else { return nil }
        let archive = host.archive()
        return SceneArchive(states: archive) { _ in BenchmarkScene(mount(archive), mount: mount) }
    }
}
