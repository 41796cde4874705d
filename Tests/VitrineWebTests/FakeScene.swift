// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore
import VitrineDisplay
import VitrineWeb
import WebTestSupport

/// A scene without an engine: a stack of screens with a counter on the root, edited by taps.
@MainActor final class FakeScene: PartialScene {
    let display: DisplayTree
    var onInvalidate: (() -> Void)?
    private(set) var history: [HistoryEntry]
    private(set) var viewport = BrowserViewport()
    private(set) var taps: [Int] = []
    private(set) var scrolls: [Double] = []
    private(set) var isEnded = false
    private(set) var flushes = 0
    var outcome = EventOutcome.handled
    var refusesToPop = false
    var pageLanguage = PageLanguage()
    /// Takes a tap instead of the counter.
    var onTap: ((Int) -> Bool)?
    var onFlush: (() -> Void)?
    var onEnter: ((ScenePhase) -> Void)?
    var images: [String: StoredImage] = [:]
    /// What the page is asked with the next output.
    var requests: [PageRequest] = []
    var files: SessionFiles?
    private var nextKey = 1
    private var screens: [Layer] = []

    let counter: Layer
    let button: Layer
    var count = 0

    init() {
        display = SamplePages.home()
        let root = display.root!
        counter = SamplePages.add(.text(SamplePages.text("Count: 0")), to: root, x: 16, y: 400, width: 90, height: 20)
        button = root.children.first { $0.semantics?.role == .button }!
        history = [HistoryEntry(key: 0, path: "/", title: "Challenge")]
    }

    func flush() {
        flushes += 1
        onFlush?()
    }

    func waitForContent(limit: Duration) async {}

    func takePageRequests() -> [PageRequest] {
        defer { requests = [] }
        return requests
    }

    func tap(layer id: Int) -> EventOutcome {
        taps.append(id)
        if outcome == .handled, onTap?(id) != true { increment() }
        return outcome
    }

    func increment() {
        count += 1
        counter.content = .text(SamplePages.text("Count: \(count)"))
        onInvalidate?()
    }

    func scroll(layer id: Int, _ report: ScrollReport) { scrolls.append(report.y) }

    func resize(_ viewport: BrowserViewport) {
        self.viewport = viewport
        display.root.placement.width = viewport.width
    }

    func enter(_ phase: ScenePhase) { onEnter?(phase) }

    func push(_ path: String, title: String) {
        let screen = SamplePages.add(
            .fill(.rectangle, .color(.white)),
            to: display.root,
            width: viewport.width,
            height: 600
        )
        SamplePages.add(
            .text(SamplePages.text(title)),
            to: screen,
            x: 16,
            y: 60,
            width: 100,
            height: 20,
            role: .heading(level: 1)
        )
        screens.append(screen)
        history.append(HistoryEntry(key: nextKey, path: path, title: title))
        nextKey += 1
        onInvalidate?()
    }

    /// Rows on the screen on top.
    func addRows(_ count: Int) {
        guard let screen = screens.last else { return }
        let scroll = DisplayScroll(
            isHorizontal: false,
            isVertical: true,
            contentWidth: 375,
            contentHeight: Double(count) * 72
        )
        let scroller = SamplePages.add(.scroll(scroll), to: screen, y: 100, width: 375, height: 500)
        scroller.events = .scroll
        let run = SamplePages.add(to: scroller, width: 375, height: Double(count) * 72, arrangement: .verticalRun)
        for number in 0..<count { SamplePages.row(number, to: run) }
    }

    func retitle(_ title: String) {
        history[history.count - 1].title = title
        onInvalidate?()
    }

    @discardableResult func pop() -> Bool {
        guard let screen = screens.popLast() else { return false }
        display.root.remove(screen)
        history.removeLast()
        onInvalidate?()
        return true
    }

    func show(key: Int) -> Bool {
        guard history.contains(where: { $0.key == key }) else { return false }
        while !refusesToPop, history.last?.key != key { pop() }
        return true
    }

    func open(path: String) -> Bool {
        guard path.hasPrefix("/characters") else { return path == "/" }
        while history.count > 1 { pop() }
        if path != "/characters" { push("/characters", title: "Characters") }
        push(path, title: path == "/characters" ? "Characters" : "Rick")
        return true
    }

    // MARK: Fields: one, whose app makes what it likes of what is typed

    private(set) var field: Layer?
    private(set) var fieldState = FieldState("")
    private(set) var submissions = 0
    var formats: (String) -> String = { $0 }
    var focusedLayer: Int?

    @discardableResult func addField(
        _ value: String, isSecure: Bool = false, followsSelection: Bool = false
    ) -> Layer {
        fieldState = FieldState(value, isSecure: isSecure, followsSelection: followsSelection)
        let layer = SamplePages.add(to: display.root, x: 16, y: 440, width: 200, height: 22, role: .textField)
        layer.events = .edit
        field = layer
        showField()
        return layer
    }

    func setField(_ value: String) {
        fieldState.settle(value)
        showField()
        onInvalidate?()
    }

    func select(_ range: Range<Int>) {
        fieldState.choose(range)
        showField()
        onInvalidate?()
    }

    private func showField() { field?.content = .field(SamplePages.field(fieldState)) }

    func input(_ event: LayerEvent, layer id: Int) -> EventOutcome {
        guard id == field?.id else { return .ignored(.notListening) }
        switch event {
        case .edit(let edit):
            if case .propose(let text) = fieldState.receive(edit) { fieldState.settle(formats(text)) }
            showField()
        case .select(let report):
            guard fieldState.followsSelection else { return .ignored(.notListening) }
            _ = fieldState.receive(report)
            showField()
        case .submit: submissions += 1
        case .focus: focusedLayer = id
        default: return .ignored(.notListening)
        }
        return .handled
    }

    func releaseFocus() { focusedLayer = nil }

    func stored(hash: String) -> StoredImage? { images[hash] }
    func end() { isEnded = true }
}
