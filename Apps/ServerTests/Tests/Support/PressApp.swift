// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@testable import VitrineCore
@testable import VitrineDisplay
@testable import VitrineWeb

/// An app of three buttons that remembers who was pressed, in each of its scenes.
@MainActor final class PressApp {
    private var logs: [Int: [Int]] = [:]
    private var count = 0

    nonisolated init() {}

    /// The scene that was mounted last.
    var newest: Int { count }

    func log(of scene: Int) -> [Int] { logs[scene] ?? [] }

    func scene() -> any LiveScene {
        count += 1
        return PressScene(self, number: count)
    }

    fileprivate func press(_ button: Int, in scene: Int) { logs[scene, default: []].append(button) }
}

@MainActor private final class PressScene: LiveScene {
    let display = DisplayTree()
    var onInvalidate: (() -> Void)?
    private let app: PressApp
    private let number: Int
    private let label: Layer

    init(_ app: PressApp, number: Int) {
        self.app = app
        self.number = number
        label = Layer(tree: display, content: Self.text(0))
        label.placement = LayerPlacement(x: 0, y: 0, width: 100, height: 20)
        // The buttons are layers 2, 3 and 4, after the root and the text: the page's script relies on it.
        let buttons = (0..<3).map { _ in
            let layer = Layer(tree: display)
            layer.events = .tap
            return layer
        }
        display.root.setChildren([label] + buttons)
    }

    private static func text(_ count: Int) -> LayerContent {
        let style = DisplayTextStyle(
            font: DisplayFont(size: 17, weight: 400, tracking: 0),
            color: DisplayColor(red: 0, green: 0, blue: 0)
        )
        let line = DisplayText.Line(
            fragments: [DisplayText.Fragment(string: "n=\(count)", style: 0, x: 0, width: 40)],
            top: 0,
            baseline: 15,
            height: 20,
            endsParagraph: true
        )
        return .text(DisplayText(styles: [style], lines: [line], string: "n=\(count)"))
    }

    func flush() { label.content = Self.text(app.log(of: number).count) }
    func waitForContent(limit: Duration) async {}

    func handle(_ event: LayerEvent, layer id: Int) -> EventOutcome {
        switch display.resolve(id: id) {
        case .unknown: return .ignored(.unknownLayer)
        case .removed: return .removed
        case .layer(let layer):
            guard event == .tap, layer.events.contains(.tap) else { return .ignored(.notListening) }
            app.press(id - 2, in: number)
            return .handled
        }
    }

    var files: SessionFiles? { nil }
    func takePageRequests() -> [PageRequest] { [] }
    var gestureDeadline: Double? { nil }
    func resize(_ viewport: BrowserViewport) {}
    var history: [HistoryEntry] { [HistoryEntry(key: 0, path: "/", title: "")] }
    func show(key: Int) -> Bool { true }
    var awaitsLinks: Bool { false }
    func open(path: String) -> Bool { path == "/" }
    func stored(hash: String) -> StoredImage? { nil }
    func end() {}

    func releaseFocus() {}
    var focusedLayer: Int? { nil }
    func enter(_ phase: ScenePhase) {}
    var pinned: PinnedPreferences? { nil }
    var pageLanguage: PageLanguage { PageLanguage() }
    func archived(whileShown: Bool) -> SceneArchive? { nil }
}
