// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineDisplay

@testable import VitrineWeb

/// Messages that wait together are handled in their order and answered together, and nothing else changes.
@MainActor @Suite struct GatheringTests {
    private let scene = FakeScene()
    private let session: LiveSession

    init() {
        scene.addField("")
        _ = scene.display.takeBatch()
        let page = PageRenderer.render(scene.display, head: PageHead(title: "", nonce: "n"))
        session = LiveSession(scene: scene, client: page.client, epoch: "e", path: "/", depth: 0, now: .zero)
        _ = session.welcome(scene.viewport, now: .zero)
    }

    private func messages(_ outputs: [LiveSession.Output]) -> [String] {
        outputs.compactMap { if case .send(let text) = $0 { text } else { nil } }
    }

    private func edit(_ event: Int, _ letter: String) -> String {
        "[\"I\",\(event),\(session.sequence),\(scene.field!.id),\(event),0,[\(event - 1),0,\"\(letter)\"],\(event),\(event),\(event)]"
    }

    private func environment(_ width: Int) -> String { "[\"R\",[\(width),667,2,0,0,0,16,[\"en\"],\"\"]]" }

    @Test func `edits that wait together are handled each and flushed once`() throws {
        let flushes = scene.flushes
        for (index, letter) in ["a", "b", "c", "d"].enumerated() {
            #expect(session.gather(edit(index + 1, letter), now: .zero).isEmpty)
        }
        #expect(scene.fieldState.value == "abcd")
        #expect(session.counters.events == 4)
        let sent = messages(session.settle(now: .zero))
        #expect(scene.flushes - flushes == 1)
        #expect(sent.count == 1)
        // It says that all four were handled, and answers the last.
        #expect(try #require(sent.first).hasPrefix("[\"B\",\(session.sequence),4,["))
        #expect(try #require(sent.first).contains("[4,0,null]"))
        #expect(session.settle(now: .zero).isEmpty)
    }

    @Test func `of environments that wait together the newest counts`() {
        let flushes = scene.flushes
        for width in 300..<320 { #expect(session.gather(environment(width), now: .zero).isEmpty) }
        _ = session.settle(now: .zero)
        #expect(scene.viewport.width == 319)
        #expect(scene.flushes - flushes == 1)
    }

    @Test func `a tap finds what was typed and sized before it, and is answered at once`() throws {
        _ = session.gather(edit(1, "a"), now: .zero)
        _ = session.gather(environment(300), now: .zero)
        let sent = messages(
            session.gather("[\"V\",2,\(session.sequence),\(scene.button.id),0]", now: .zero))
        #expect(sent.count == 2)
        #expect(try #require(sent.first).hasPrefix("[\"B\",\(session.sequence - 1),1,["))
        #expect(try #require(sent.last).hasPrefix("[\"B\",\(session.sequence),2,["))
        #expect(try #require(sent.last).contains("Count: 1"))
        #expect(session.settle(now: .zero).isEmpty)
    }

    private func scroll(to place: Int) -> String { "[\"L\",\(scene.counter.id),0,\(place),375,600]" }

    private func makeScroller() {
        scene.counter.content = .scroll(
            DisplayScroll(isHorizontal: false, isVertical: true, contentWidth: 50, contentHeight: 5_000))
    }

    @Test func `of places that are scrolled past only the last is flushed, by the next pump`() {
        makeScroller()
        let flushes = scene.flushes
        for place in 1...5 { #expect(session.gather(scroll(to: place * 100), now: .zero).isEmpty) }
        #expect(scene.scrolls == [100, 200, 300, 400, 500])
        // They do not end with the turn: more may wait in the socket.
        #expect(session.settle(now: .zero).isEmpty)
        #expect(scene.flushes == flushes)
        #expect(session.needsPump)
        _ = session.pump(now: .zero)
        #expect(scene.flushes - flushes == 1)
        #expect(!session.needsPump)
    }

    @Test func `a tap finds what was scrolled before it`() {
        makeScroller()
        let flushes = scene.flushes
        _ = session.gather(scroll(to: 100), now: .zero)
        _ = session.gather("[\"V\",1,\(session.sequence),\(scene.button.id),0]", now: .zero)
        #expect(scene.flushes - flushes == 2)
        #expect(!session.needsPump)
    }

    @Test func `gathering is no way around the limits`() {
        var closed: WireProtocol.Close?
        for _ in 0...Int(WireLimits.eventBurst) {
            for case .close(let code, _) in session.gather(environment(300), now: .zero) { closed = code }
        }
        #expect(closed == .tooMany)
        #expect(session.settle(now: .zero).isEmpty)
    }
}
