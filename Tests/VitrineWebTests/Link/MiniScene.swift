// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineWeb
import WebTestSupport

@_spi(Engine) @testable import VitrineCore

/// The states of a `MiniScene`: what outlives its graph.
@MainActor final class MiniApp {
    /// The buttons that were pressed, in order.
    var log: [Int] = []
    var changes = 0
    var pages = 0
    var mounted = 0
    var ended = 0
    /// The layers of the mounted scene's buttons.
    var buttons: [Int] = []
    var text: String { "n=\(log.count)+\(changes)" }
    /// Told of each button that is pressed.
    var onPress: ((Int) -> Void)?
    /// Told that its states are written down.
    var onArchive: (() -> Void)?

    init() {}

    /// What outlives the process.
    private struct States: Codable {
        var log: [Int]
        var changes: Int
        var pages: Int
        var mounted: Int
    }

    var archive: StateArchive {
        var archive = StateArchive()
        let states = States(log: log, changes: changes, pages: pages, mounted: mounted)
        let json = (try? JSONEncoder().encode(states)).map { String(decoding: $0, as: UTF8.self) }
        archive.add(.init(path: StatePath(), slot: 0), .stored(type: "MiniApp", json: json ?? ""))
        return archive
    }

    /// Restores what another process has left.
    init(_ archive: StateArchive) {
        guard case .stored(_, let json)? = archive.entries.first?.content,
            let states = try? JSONDecoder().decode(States.self, from: Data(json.utf8))
        else { return }
        (log, changes, pages, mounted) = (states.log, states.changes, states.pages, states.mounted)
    }
}

/// Three buttons, a text and a stack of pages; built anew, all its layers have other numbers.
@MainActor final class MiniScene: PartialScene {
    let app: MiniApp
    let display = DisplayTree()
    var onInvalidate: (() -> Void)?
    private let label: Layer
    private let buttons: [Layer]
    private let firstKey: Int

    init(_ app: MiniApp) {
        self.app = app
        let root = display.root!
        // Whoever goes by numbers presses the wrong button in a scene that is built anew.
        for _ in 0..<app.mounted {
            _ = SamplePages.add(.fill(.rectangle, .color(.white)), to: root, width: 1, height: 1)
        }
        firstKey = app.mounted * 100
        app.mounted += 1
        label = SamplePages.add(.text(SamplePages.text(app.text)), to: root, y: 100, width: 90, height: 20)
        buttons = (0..<3).map { number in
            let layer = SamplePages.add(.fill(.rectangle, .color(.white)), to: root, y: 200, width: 40, height: 40)
            var semantics = Semantics(role: .button)
            semantics.label = "Button \(number)"
            layer.semantics = semantics
            layer.events = .tap
            return layer
        }
        app.buttons = buttons.map(\.id)
    }

    func flush() { label.content = .text(SamplePages.text(app.text)) }
    func waitForContent(limit: Duration) async {}

    func tap(layer id: Int) -> EventOutcome {
        guard let number = buttons.firstIndex(where: { $0.id == id }) else { return .ignored(.notListening) }
        app.log.append(number)
        app.onPress?(number)
        return .handled
    }

    func resize(_ viewport: BrowserViewport) {}

    var history: [HistoryEntry] {
        (0...app.pages).map { HistoryEntry(key: firstKey + $0, path: "/\($0)", title: "Page \($0)") }
    }

    func show(key: Int) -> Bool {
        app.pages = key - firstKey
        return true
    }

    func open(path: String) -> Bool { path == "/" }
    func stored(hash: String) -> StoredImage? { nil }

    func archived(whileShown: Bool) -> SceneArchive? {
        let app = app
        app.onArchive?()
        return SceneArchive(states: app.archive) { _ in MiniScene(app) }
    }

    func end() { app.ended += 1 }
}
