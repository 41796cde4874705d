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
    var history: [VitrineWeb.HistoryEntry] { [VitrineWeb.HistoryEntry(key: 0, path: "/", title: "")] }

    func flush() { host.flush() }
    func waitForContent(limit: Duration) async { await host.waitForTasks(limit: limit) }
    func scroll(layer id: Int, _ report: ScrollReport) {}
    func resize(_ viewport: VitrineWeb.Viewport) {}
    func show(key: Int) -> Bool { false }
    func open(path: String) -> Bool { path == "/" }
    func stored(hash: String) -> StoredImage? { nil }
    func end() { host.unmount() }

    func archived(whileShown: Bool) -> (@MainActor () -> any LiveScene)? {
        guard let mount else { return nil }
        let archive = host.archive()
        return { BenchmarkScene(mount(archive), mount: mount) }
    }

    func tap(layer id: Int) -> VitrineWeb.EventOutcome {
        switch host.tap(layer: id) {
        case .handled: .handled
        case .ignored(let reason): .ignored(reason: "\(reason)")
        case .removed: .removed
        }
    }
}
