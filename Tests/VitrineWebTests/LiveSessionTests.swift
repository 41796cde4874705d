// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineDisplay
import VitrineWeb

@MainActor @Suite struct LiveSessionTests {
    let scene = FakeScene()
    let session: LiveSession
    var now = Duration.zero

    init() {
        _ = scene.display.takeBatch()
        let page = PageRenderer.render(scene.display, head: PageHead(title: "", nonce: "n"))
        session = LiveSession(scene: scene, client: page.client, epoch: "e", path: "/", depth: 0, now: .zero)
    }

    private func messages(_ outputs: [LiveSession.Output]) -> [String] {
        outputs.compactMap { if case .send(let text) = $0 { text } else { nil } }
    }

    private func closed(_ outputs: [LiveSession.Output]) -> WireProtocol.Close? {
        for case .close(let code, _) in outputs { return code }
        return nil
    }

    private var tap: Int { scene.button.id }
    private var base: Int { scene.display.sequence }

    @Test func `a tap is answered by one small batch that names the event`() throws {
        _ = session.welcome(scene.viewport, now: now)
        let sent = messages(session.receive("[\"V\",1,\(base),\(tap),0]", now: now))
        let batch = try #require(sent.first)
        #expect(sent.count == 1)
        #expect(batch.hasPrefix("[\"B\",\(base),1,["))
        #expect(batch.contains("\"Count: 1\""))
        #expect(batch.utf8.count <= 80, "\(batch)")
    }

    @Test func `a page that is adopted unchanged is sent nothing but the welcome`() {
        let sent = messages(session.welcome(Viewport(width: 375), now: now))
        #expect(sent == ["[\"W\",\"vitrine.1\",\"e\",\"new\",{\"heartbeat\":15,\"window\":4}]"])
    }

    @Test func `another language is told once, before what it changes`() {
        _ = session.welcome(scene.viewport, now: now)
        scene.pageLanguage = PageLanguage(tag: "ar", isRightToLeft: true)
        scene.increment()
        let sent = messages(session.pump(now: now))
        #expect(sent.count == 2)
        #expect(sent.first == "[\"G\",\"ar\",\"rtl\"]")
        scene.increment()
        #expect(!messages(session.pump(now: now)).contains { $0.hasPrefix("[\"G\"") })
    }

    @Test func `a repeated event number is handled once`() {
        _ = session.receive("[\"V\",1,\(base),\(tap),0]", now: now)
        #expect(session.receive("[\"V\",1,\(base),\(tap),0]", now: now).isEmpty)
        #expect(scene.taps == [tap])
        #expect(session.counters.duplicates == 1)
    }

    @Test func `a full window drops what lies between and goes on with the newest state`() throws {
        for _ in 0..<4 {
            scene.increment()
            #expect(messages(session.pump(now: now)).count == 1)
        }
        let last = base
        for _ in 0..<10 {
            scene.increment()
            #expect(session.pump(now: now).isEmpty)
        }
        #expect(base == last)
        let sent = messages(session.receive("[\"A\",\(last - 3),1.5]", now: now))
        #expect(sent.count == 1)
        #expect(try #require(sent.first).contains("\"Count: 14\""))
        #expect(base == last + 1)
    }

    @Test func `an event for a layer that just left is ignored and noted`() {
        var notes: [SessionNote.Code] = []
        session.onNote = { notes.append($0.code) }
        let stale = base
        scene.display.root.remove(scene.button)
        _ = session.pump(now: now)
        #expect(session.receive("[\"V\",1,\(stale),\(tap),0]", now: now).isEmpty)
        #expect(notes == [.staleEvent])
        #expect(session.counters.forged == 0)
        #expect(!session.isEnded)
        let sent = messages(session.receive("[\"V\",2,\(base),\(scene.counter.id),0]", now: now))
        #expect(sent.isEmpty)
        #expect(session.counters.forged == 1)
    }

    @Test(arguments: ["[\"V\",#,0,999999,0]", "[\"V\",#,99999,1,0]", "[\"L\",999999,0,0,1,1]", "[\"A\",99999,1]"])
    func `fifty forged messages within ten seconds end the session`(form: String) {
        var last: [LiveSession.Output] = []
        for number in 1...WireLimits.forgedEvents {
            #expect(!session.isEnded)
            let text = form.split(separator: "#", omittingEmptySubsequences: false).joined(separator: "\(number)")
            last = session.receive(text, now: .milliseconds(100 * number))
        }
        #expect(closed(last) == .misuse)
        #expect(scene.isEnded)
        #expect(scene.taps.isEmpty)
    }

    @Test func `forged events spread over time do not end a session`() {
        for number in 1...200 {
            _ = session.receive("[\"V\",\(number),0,999999,0]", now: .seconds(number))
        }
        #expect(!session.isEnded)
        #expect(session.counters.forged == 200)
    }

    @Test func `a disabled button takes no event`() {
        var semantics = scene.button.semantics
        semantics?.isDisabled = true
        scene.button.semantics = semantics
        _ = session.pump(now: now)
        _ = session.receive("[\"V\",1,\(base),\(tap),0]", now: now)
        #expect(scene.taps.isEmpty)
        #expect(session.counters.forged == 1)
    }

    @Test func `a flood ends the session, a burst does not`() {
        var outputs: [LiveSession.Output] = []
        var number = 0
        while number < Int(WireLimits.eventBurst) {
            number += 1
            outputs = session.receive("[\"V\",\(number),\(base),\(tap),0]", now: now)
            _ = session.receive("[\"A\",\(base),0]", now: now)
        }
        #expect(!session.isEnded)
        outputs = session.receive("[\"V\",\(number + 1),\(base),\(tap),0]", now: now)
        #expect(closed(outputs) == .tooMany)
    }

    @Test func `a client that never acknowledges is let go after half a minute`() {
        scene.increment()
        _ = session.pump(now: .zero)
        #expect(session.tick(now: .seconds(30)).isEmpty)
        #expect(closed(session.tick(now: .seconds(31))) == .slow)
    }

    @Test func `what is no message closes the socket`() {
        #expect(closed(session.receive("[\"V\",1]", now: now)) == .misuse)
        #expect(session.receive("[\"Q\"]", now: now).isEmpty)
        #expect(scene.isEnded)
    }

    @Test func `a message above the cap closes as too large`() {
        #expect(closed(session.receive(String(repeating: " ", count: WireLimits.event + 1), now: now)) == .tooLarge)
    }

    @Test func `a bye ends the scene and lets it go`() {
        _ = session.receive("[\"Z\"]", now: now)
        #expect(session.isEnded)
        #expect(scene.isEnded)
        #expect(scene.onInvalidate == nil)
    }

    @Test func `a resync sends everything again`() throws {
        scene.increment()
        _ = session.pump(now: now)
        let text = try #require(messages(session.receive("[\"Q\"]", now: now)).first)
        #expect(text.hasPrefix("[\"S\","))
        #expect(text.contains("\"Count: 1\""))
        #expect(text.contains("\"Challenge\""))
    }

    @Test func `the end of an exit takes the ghost away`() {
        scene.display.root.remove(scene.button, asGhost: true)
        _ = session.pump(now: now)
        #expect(scene.display.layer(id: tap) != nil)
        _ = session.receive("[\"V\",1,\(base),\(tap),2]", now: now)
        #expect(scene.display.layer(id: tap) == nil)
    }

    @Test func `a push names the new entry, a pop goes back`() {
        scene.push("/characters", title: "Characters")
        let pushed = messages(session.pump(now: now))
        #expect(pushed.last == "[\"N\",1,0,[[\"p\",1,1,\"/characters\",\"Characters\"]]]")
        scene.pop()
        let popped = messages(session.pump(now: now))
        #expect(popped.last == "[\"N\",2,0,[[\"g\",-1],[\"r\",0,0,\"/\",\"Challenge\"]]]")
    }

    @Test func `Back pops the scene and the server's answer names the entry`() {
        scene.push("/characters", title: "Characters")
        _ = session.pump(now: now)
        let sent = messages(session.receive("[\"O\",1,1,0,0,\"/\"]", now: now))
        #expect(scene.history.map(\.key) == [0])
        #expect(sent.last == "[\"N\",2,1,[[\"r\",0,0,\"/\",\"Challenge\"]]]")
    }

    @Test func `a scene that refuses to pop brings the browser forward again`() {
        scene.push("/characters", title: "Characters")
        _ = session.pump(now: now)
        scene.refusesToPop = true
        let sent = messages(session.receive("[\"O\",1,1,0,0,\"/\"]", now: now))
        #expect(sent.last == "[\"N\",2,1,[[\"g\",1],[\"r\",1,1,\"/characters\",\"Characters\"]]]")
    }

    @Test func `Back during a push starts from where the page was, and the push is undone`() {
        scene.push("/characters", title: "Characters")
        _ = session.pump(now: now)
        scene.push("/characters/1", title: "Rick")
        _ = session.pump(now: now)
        // The page had not applied the second push when the person went back from the first.
        let sent = messages(session.receive("[\"O\",1,1,0,0,\"/\"]", now: now))
        #expect(scene.history.map(\.key) == [0])
        #expect(sent.last == "[\"N\",3,1,[[\"r\",0,0,\"/\",\"Challenge\"]]]")
    }

    @Test func `Forward opens the path of an entry that nobody remembers`() {
        scene.push("/characters", title: "Characters")
        _ = session.pump(now: now)
        _ = session.receive("[\"O\",1,1,0,0,\"/\"]", now: now)
        let sent = messages(session.receive("[\"O\",2,2,1,1,\"/characters\"]", now: now))
        #expect(scene.history.map(\.path) == ["/", "/characters"])
        #expect(sent.last == "[\"N\",3,2,[[\"r\",2,1,\"/characters\",\"Characters\"]]]")
    }

    @Test func `an unknown path is noted and the browser goes back to what is shown`() {
        var notes: [SessionNote.Code] = []
        session.onNote = { notes.append($0.code) }
        let sent = messages(session.receive("[\"O\",1,0,null,1,\"/nowhere\"]", now: now))
        #expect(notes == [.unknownRoute])
        #expect(sent.last == "[\"N\",1,1,[[\"g\",-1],[\"r\",0,0,\"/\",\"Challenge\"]]]")
    }
}
