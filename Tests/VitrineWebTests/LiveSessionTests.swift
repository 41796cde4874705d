// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay
import WebTestSupport

@testable import VitrineWeb

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
    private var base: Int { session.sequence }

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
        let sent = messages(session.welcome(BrowserViewport(width: 375), now: now))
        #expect(
            sent == ["[\"W\",\"vitrine.1\",\"e\",\"new\",{\"heartbeat\":15,\"window\":4,\"event\":0,\"resume\":\"\"}]"]
        )
    }

    @Test func `what the app asks of the page is sent once, in a form for each kind`() {
        _ = session.welcome(scene.viewport, now: now)
        scene.requests = [.follow("https://a.org/\"b"), .copy("c"), .vibrate([10, 60, 20]), .speak("d")]
        #expect(
            messages(session.pump(now: now))
                == [
                    "[\"U\",0,\"https://a.org/\\\"b\"]", "[\"U\",1,\"c\"]", "[\"U\",2,[10,60,20]]", "[\"U\",5,\"d\"]",
                ])
        #expect(messages(session.pump(now: now)).isEmpty)
    }

    @Test func `another language is told once, before what it changes`() {
        _ = session.welcome(scene.viewport, now: now)
        scene.pageLanguage = PageLanguage(tag: "ar", isRightToLeft: true)
        scene.increment()
        let sent = messages(session.pump(now: now))
        #expect(sent.count == 2)
        #expect(sent.first?.hasPrefix("[\"G\",\"ar\",\"rtl\",{\"waiting\":") == true)
        scene.increment()
        #expect(!messages(session.pump(now: now)).contains { $0.hasPrefix("[\"G\"") })
    }

    @Test func `with another language come the words that the client says by itself`() {
        _ = session.welcome(scene.viewport, now: now)
        scene.pageLanguage = PageLanguage(tag: "es-MX")
        let spanish = ClientWords(language: "es").json
        #expect(messages(session.pump(now: now)) == ["[\"G\",\"es-MX\",\"ltr\",\(spanish)]"])
        // A language that nobody wrote them in has English ones.
        scene.pageLanguage = PageLanguage(tag: "xx")
        let english = ClientWords(language: "en").json
        #expect(english != spanish)
        #expect(messages(session.pump(now: now)) == ["[\"G\",\"xx\",\"ltr\",\(english)]"])
    }

    @Test func `a repeated event number is handled once`() {
        _ = session.receive("[\"V\",1,\(base),\(tap),0]", now: now)
        #expect(session.receive("[\"V\",1,\(base),\(tap),0]", now: now).isEmpty)
        #expect(scene.taps == [tap])
        #expect(session.counters.duplicates == 1)
    }

    @Test func `an event behind a gap is asked for again, nothing is reordered, nothing is held`() {
        func tap(_ number: Int, at time: Duration) -> [String] {
            messages(session.receive("[\"V\",\(number),\(base),\(self.tap),0]", now: time))
        }
        #expect(tap(2, at: .zero) == ["[\"T\",0]"])
        // What comes behind it is part of the same gap; only a client that stays silent is asked twice.
        #expect(tap(3, at: .seconds(1)).isEmpty)
        #expect(tap(5, at: .seconds(2)) == ["[\"T\",0]"])
        #expect(scene.taps.isEmpty)
        for number in 1...3 { _ = tap(number, at: .seconds(3)) }
        #expect(scene.taps.count == 3)
        #expect(tap(2, at: .seconds(3)).isEmpty)
        #expect(tap(5, at: .seconds(3)) == ["[\"T\",3]"])
        #expect(scene.taps.count == 3)
        #expect(session.counters.gaps == 4)
        #expect(session.counters.duplicates == 1)
    }

    @Test func `an event that changes nothing is confirmed within a second, silence is broken after fifteen`() {
        scene.outcome = .ignored(.covered)
        #expect(session.receive("[\"V\",1,\(base),\(tap),0]", now: .seconds(1)).isEmpty)
        #expect(messages(session.tick(now: .seconds(2))) == ["[\"P\",1,1]"])
        #expect(session.tick(now: .seconds(3)).isEmpty)
        #expect(session.tick(now: .seconds(16)).isEmpty)
        #expect(messages(session.tick(now: .seconds(17))) == ["[\"P\",1,1]"])
        #expect(messages(session.receive("[\"K\"]", now: .seconds(18))) == ["[\"P\",1,1]"])
    }

    private func hello(after sequence: Int, attempt: Int = 2) -> ClientMessage.Hello {
        ClientMessage.Hello(
            protocolName: "vitrine.1",
            build: "",
            token: "",
            epoch: "e",
            lastSequence: sequence,
            lastEvent: 0,
            viewport: scene.viewport,
            depth: 0,
            trail: [],
            attempt: attempt
        )
    }

    @Test func `a page that comes back gets what it lacks, word for word, then the newest state`() {
        var sent: [String] = []
        for _ in 0..<3 {
            scene.increment()
            sent += messages(session.pump(now: now))
        }
        session.detach(now: .seconds(1))
        scene.increment()
        #expect(session.pump(now: .seconds(2)).isEmpty)
        let again = messages(session.resume(hello(after: 2), now: .seconds(3)))
        #expect(again.first?.contains("\"resumed\"") == true)
        #expect(Array(again[1...2]) == Array(sent[1...2]))
        #expect(again[3].contains("\"Count: 4\""))
        #expect(again.count == 4)
        #expect(session.counters.resumed == 1)
    }

    @Test func `history steps on their way survive a snapshot`() {
        scene.push("/characters", title: "Characters")
        let steps = messages(session.pump(now: now)).last ?? ""
        let sent = messages(session.receive("[\"Q\",1]", now: now))
        #expect(sent.count == 2)
        #expect(sent[0].hasPrefix("[\"S\",4,"))
        #expect(sent[1] == steps.replacing("[\"N\",3,", with: "[\"N\",5,"))
        // The answer is on its way: asking again gets nothing more.
        #expect(session.receive("[\"Q\",1]", now: now).isEmpty)
        #expect(session.counters.resyncs == 1)
    }

    @Test func `what is too large to be kept is replaced by a snapshot`() {
        var limits = SessionLimits()
        limits.replay = 2_000
        let session = LiveSession(
            scene: scene,
            client: ClientState(),
            epoch: "e",
            path: "/",
            depth: 0,
            now: now,
            limits: limits
        )
        scene.push("/characters", title: "Characters")
        for number in 0..<100 { SamplePages.row(number, to: scene.display.root) }
        _ = session.pump(now: now)
        session.detach(now: now)
        let again = messages(session.resume(hello(after: 1), now: now))
        #expect(again[0].contains("\"snapshot\""))
        #expect(again[1].hasPrefix("[\"S\",4,"))
        #expect(again[2].hasPrefix("[\"N\",5,"))
    }

    @Test func `a snapshot that did not come through is sent again as it was`() {
        scene.increment()
        _ = session.pump(now: now)
        let sent = messages(session.receive("[\"Q\",1]", now: now))
        #expect(sent.count == 1)
        session.detach(now: now)
        // The page's window may be another by now, which is told after it.
        #expect(messages(session.resume(hello(after: 1), now: now)).dropFirst().first == sent.first)
    }

    @Test func `a page that claims more than it was sent is refused`() {
        session.detach(now: now)
        #expect(closed(session.resume(hello(after: 99), now: now)) == .unauthorized)
        #expect(scene.isEnded)
    }

    @Test func `a slow client loses its socket, not its session`() {
        scene.increment()
        _ = session.pump(now: .zero)
        #expect(closed(session.tick(now: .seconds(31))) == .slow)
        session.detach(now: .seconds(31))
        #expect(!session.isEnded)
        #expect(messages(session.resume(hello(after: 1), now: .seconds(32))).joined().contains("\"Count: 1\""))
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

    @Test func `of a flood of movements the last one counts, and it ends no session`() {
        let most = 1_000
        let scroller = scene.counter
        scroller.content = .scroll(
            DisplayScroll(isHorizontal: false, isVertical: true, contentWidth: 50, contentHeight: 5_000))
        for place in 1...most { _ = session.receive("[\"L\",\(scroller.id),0,\(place),375,600]", now: now) }
        let taken = scene.scrolls.count
        #expect(taken > 0 && taken < most, "there is a limit")
        let outputs = session.receive("[\"L\",\(scroller.id),0,2000,375,600,0,0,1]", now: now)
        #expect(closed(outputs) == nil)
        #expect(scene.scrolls.count == taken + 1)
        let last = scene.scrolls.last
        #expect(last == 2_000.0)
    }

    /// Each letter in a field that asks for keys is an edit, a key that goes down and one that goes up.
    @Test func `keys that were late come at once, and end no session`() {
        func key(_ number: Int) -> [LiveSession.Output] {
            session.receive("[\"Y\",\(number),\(base),\(tap),1,\"a\",0]", now: now)
        }
        let burst = Int(WireLimits.editBurst)
        for number in 1...burst { _ = key(number) }
        #expect(!session.isEnded)
        let tapped = session.receive("[\"V\",\(burst + 1),\(base),\(tap),0]", now: now)
        #expect(closed(tapped) == nil, "taps have a budget of their own")
        #expect(closed(key(burst + 2)) == .tooMany)
    }

    @Test func `a client that never acknowledges is let go after half a minute`() {
        scene.increment()
        _ = session.pump(now: .zero)
        #expect(closed(session.tick(now: .seconds(30))) == nil)
        #expect(closed(session.tick(now: .seconds(31))) == .slow)
    }

    @Test func `what is no message closes the socket`() {
        #expect(closed(session.receive("[\"V\",1]", now: now)) == .misuse)
        #expect(session.receive("[\"Q\",1]", now: now).isEmpty)
        #expect(scene.isEnded)
    }

    @Test func `a message above the cap closes as too large`() {
        #expect(closed(session.receive(String(repeating: " ", count: WireLimits.event + 1), now: now)) == .tooLarge)
    }

    @Test func `a bye ends the scene and lets it go, unless the page is loaded again`() {
        #expect(closed(session.receive("[\"Z\"]", now: now)) == .ended)
        session.detach(now: now)
        _ = session.tick(now: now + session.limits.farewell)
        #expect(!session.isEnded)
        scene.increment()
        // A page that was loaded again has nothing of what the one before was sent.
        let again = messages(session.resume(hello(after: 0), now: now))
        #expect(again.contains { $0.hasPrefix("[\"S\",") && $0.contains("\"Count: 1\"") })
        // It is an absent page like any other now.
        session.detach(now: now)
        _ = session.tick(now: now + session.limits.farewell + .seconds(1))
        #expect(!session.isEnded)
        _ = session.resume(hello(after: 0), now: now)
        _ = session.receive("[\"Z\"]", now: now)
        session.detach(now: now)
        _ = session.tick(now: now + session.limits.farewell + .seconds(1))
        #expect(session.isEnded)
        #expect(scene.isEnded)
        #expect(scene.onInvalidate == nil)
    }

    @Test func `a resync sends everything again`() throws {
        scene.increment()
        _ = session.pump(now: now)
        let text = try #require(messages(session.receive("[\"Q\",1]", now: now)).first)
        #expect(text.hasPrefix("[\"S\","))
        #expect(text.contains("\"Count: 1\""))
        #expect(text.contains("\"Challenge\""))
    }

    @Test func `the end of an exit takes the exiting layer away`() {
        scene.display.root.remove(scene.button, withExit: true)
        _ = session.pump(now: now)
        #expect(scene.display.layer(id: tap) != nil)
        _ = session.receive("[\"V\",1,\(base),\(tap),2]", now: now)
        #expect(scene.display.layer(id: tap) == nil)
    }

    @Test func `a push names the new entry, a pop goes back`() {
        scene.push("/characters", title: "Characters")
        let pushed = messages(session.pump(now: now))
        #expect(pushed.last == "[\"N\",3,0,[[\"p\",1,1,\"/characters\",\"Characters\"]]]")
        scene.pop()
        let popped = messages(session.pump(now: now))
        #expect(popped.last == "[\"N\",5,0,[[\"g\",-1],[\"r\",0,0,\"/\",\"Challenge\"]]]")
    }

    @Test func `Back pops the scene and the server's answer names the entry`() {
        scene.push("/characters", title: "Characters")
        _ = session.pump(now: now)
        let sent = messages(session.receive("[\"O\",1,3,0,0,\"/\"]", now: now))
        #expect(scene.history.map(\.key) == [0])
        #expect(sent.last == "[\"N\",5,1,[[\"r\",0,0,\"/\",\"Challenge\"]]]")
    }

    @Test func `a scene that refuses to pop brings the browser forward again`() {
        scene.push("/characters", title: "Characters")
        _ = session.pump(now: now)
        scene.refusesToPop = true
        let sent = messages(session.receive("[\"O\",1,3,0,0,\"/\"]", now: now))
        #expect(sent.last == "[\"N\",4,1,[[\"g\",1],[\"r\",1,1,\"/characters\",\"Characters\"]]]")
    }

    @Test func `Back during a push starts from where the page was, and the push is undone`() {
        scene.push("/characters", title: "Characters")
        _ = session.pump(now: now)
        scene.push("/characters/1", title: "Rick")
        _ = session.pump(now: now)
        // The page had not applied the second push when the user went back from the first.
        let sent = messages(session.receive("[\"O\",1,3,0,0,\"/\"]", now: now))
        #expect(scene.history.map(\.key) == [0])
        #expect(sent.last == "[\"N\",7,1,[[\"r\",0,0,\"/\",\"Challenge\"]]]")
    }

    @Test func `Forward opens the path of an entry that nobody remembers`() {
        scene.push("/characters", title: "Characters")
        _ = session.pump(now: now)
        _ = session.receive("[\"O\",1,3,0,0,\"/\"]", now: now)
        let sent = messages(session.receive("[\"O\",2,5,1,1,\"/characters\"]", now: now))
        #expect(scene.history.map(\.path) == ["/", "/characters"])
        #expect(sent.last == "[\"N\",7,2,[[\"r\",2,1,\"/characters\",\"Characters\"]]]")
    }

    @Test func `an unknown path is noted and the browser goes back to what is shown`() {
        var notes: [SessionNote.Code] = []
        session.onNote = { notes.append($0.code) }
        let sent = messages(session.receive("[\"O\",1,0,null,1,\"/nowhere\"]", now: now))
        #expect(notes == [.unknownRoute])
        #expect(sent.last == "[\"N\",2,1,[[\"g\",-1],[\"r\",0,0,\"/\",\"Challenge\"]]]")
    }
}
