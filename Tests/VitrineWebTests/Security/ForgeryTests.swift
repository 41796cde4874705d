// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineDisplay
import WebTestSupport

@testable import VitrineWeb

/// What a client may say that no page of ours says: the app hears nothing of it, and it is counted.
///
/// Hiding a control is no guard: the server asks its own tree, as it is now, about every event.
@MainActor @Suite struct ForgeryTests {
    enum Forgery: String, CaseIterable, Sendable {
        case unknownLayer, removedLayer, disabledButton, layerThatDoesNotListen, eventFromTheFuture,
            imageErrorOfAButton,
            scrollOfAButton, scrollOfAnUnknownLayer, rowOutsideOfTheWindow, layerOfAnotherSession, theRoot,
            acknowledgementOfTheFuture
    }

    let scene = FakeScene()
    let session: LiveSession

    init() {
        _ = scene.display.takeBatch()
        let page = PageRenderer.render(scene.display, head: PageHead(title: "", nonce: "n"))
        session = LiveSession(scene: scene, client: page.client, epoch: "e", path: "/", depth: 0, now: .zero)
        _ = session.welcome(scene.viewport, now: .zero)
    }

    private var base: Int { scene.display.sequence }

    /// The message, once the scene is in the state that makes it a forgery.
    private func message(_ forgery: Forgery, _ number: Int) -> String {
        let button = scene.button.id
        switch forgery {
        case .unknownLayer: return "[\"V\",\(number),\(base),999999,0]"
        case .removedLayer:
            if scene.button.parent != nil { scene.display.root.remove(scene.button) }
            settle()
            return "[\"V\",\(number),\(base),\(button),0]"
        case .disabledButton:
            scene.button.semantics?.isDisabled = true
            settle()
            return "[\"V\",\(number),\(base),\(button),0]"
        case .layerThatDoesNotListen: return "[\"V\",\(number),\(base),\(scene.counter.id),0]"
        case .eventFromTheFuture: return "[\"V\",\(number),\(base + 1),\(button),0]"
        case .imageErrorOfAButton: return "[\"V\",\(number),\(base),\(button),1]"
        case .scrollOfAButton: return "[\"L\",\(button),0,1,1,1]"
        case .scrollOfAnUnknownLayer: return "[\"L\",999999,0,1,1,1]"
        case .rowOutsideOfTheWindow:
            // A row that was shown and scrolled away is like one that was removed, and then forgotten.
            let row = SamplePages.add(to: scene.display.root, role: .button)
            row.events = .tap
            settle()
            scene.display.root.remove(row)
            settle()
            return "[\"V\",\(number),\(base),\(row.id),0]"
        case .layerOfAnotherSession:
            let other = FakeScene()
            for _ in 0..<50 { SamplePages.add(to: other.display.root, role: .button) }
            return "[\"V\",\(number),\(base),\(other.display.root.children.last!.id + 100),0]"
        case .theRoot: return "[\"V\",\(number),\(base),\(scene.display.root.id),0]"
        case .acknowledgementOfTheFuture: return "[\"A\",\(base + 7),1]"
        }
    }

    private func settle() {
        _ = session.pump(now: .zero)
        _ = session.receive("[\"A\",\(base),1]", now: .zero)
    }

    @Test(arguments: Forgery.allCases) func `a forgery does nothing and is counted`(_ forgery: Forgery) {
        var notes: [SessionNote.Code] = []
        let message = message(forgery, 1)
        session.onNote = { notes.append($0.code) }
        _ = session.receive(message, now: .zero)
        #expect(scene.taps.isEmpty)
        #expect(scene.scrolls.isEmpty)
        #expect(scene.count == 0)
        #expect(notes.count == 1)
        #expect(session.counters.forged + session.counters.stale == 1)
        #expect(!session.isEnded, "one of them may be an accident")
    }

    @Test(arguments: Forgery.allCases) func `fifty of them end the session`(_ forgery: Forgery) {
        var last: [LiveSession.Output] = []
        for number in 1...WireLimits.forgedEvents {
            last = session.receive(message(forgery, number), now: .milliseconds(100 * number))
        }
        if session.counters.stale > 0 {
            // What has just left may still be clicked: a page of ours can do that as often as a user can click.
            #expect(!session.isEnded)
        } else {
            #expect(session.isEnded)
            #expect(last == [.close(.misuse, "too many events that no page sends")])
            #expect(scene.isEnded)
        }
        #expect(scene.taps.isEmpty)
    }

    /// The handler is the server's: what the client sends beside the layer's number is not looked at, for there is no
    /// place for it.
    @Test(arguments: [
        "[\"V\",1,1,\"5\",0]", "[\"V\",1,1,5,\"0\"]", "[\"V\",1,1,5,0,\"payload\"]", "[\"V\",1,1,5,{\"run\":\"x\"}]",
        "[\"V\",1,1,[5],0]", "[\"V\",1,1,5,9]", "[\"V\",1,1,5,-1]", "[\"L\",5,\"0\",1,1,1]", "[\"V\",true,1,5,0]",
    ])
    func `a wrong kind of payload closes at once`(_ text: String) {
        let outputs = session.receive(text, now: .zero)
        guard case .close(.misuse, _)? = outputs.first else {
            Issue.record("\(text): \(outputs)")
            return
        }
        #expect(session.isEnded)
        #expect(scene.taps.isEmpty)
    }

    @Test func `sizes are capped to the byte`() {
        func padded(_ count: Int) -> String {
            let text = "[\"A\",\(base),1]"
            return text + String(repeating: " ", count: count - text.utf8.count)
        }
        _ = session.receive(padded(WireLimits.event), now: .zero)
        #expect(!session.isEnded)
        #expect(
            session.receive(padded(WireLimits.event + 1), now: .zero) == [.close(.tooLarge, "a message is too large")])
    }

    @Test func `a flood of one kind cannot hide in another`() {
        for kind in ["[\"R\",[375,667,2,0,0,0,16,[\"en\"],\"\"]]", "[\"O\",1,1,null,0,\"/\"]"] {
            let scene = FakeScene()
            _ = scene.display.takeBatch()
            let page = PageRenderer.render(scene.display, head: PageHead(title: "", nonce: "n"))
            let session = LiveSession(scene: scene, client: page.client, epoch: "e", path: "/", depth: 0, now: .zero)
            for _ in 0..<Int(WireLimits.eventBurst) { _ = session.receive(kind, now: .zero) }
            #expect(!session.isEnded, "\(kind)")
            _ = session.receive(kind, now: .zero)
            #expect(session.isEnded, "\(kind)")
        }
    }
}
