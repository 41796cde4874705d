// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCensus
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

@testable import VitrineWeb

/// Scenes of the engine that are parked and built anew (Documentation/Rules.md 3.17).
@MainActor @Suite("A parked scene") struct ParkingTests {
    private final class Log {
        weak var host: SceneHost?
        var mounts = 0
        /// Of every session context that was mounted, in order.
        var censuses: [LiveObjectCensus] = []
        /// What is alive of any of them.
        var alive: [LiveObjectCounts] { censuses.map(\.counts).filter { !$0.isEmpty } }
    }

    private let log = Log()

    private func session(_ view: some View) -> LiveSession {
        let log = log
        let scene = EngineScene { archive in
            let context = SessionContext(textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()))
            let host = SceneHost(view, session: context, restoring: archive)
            log.host = host
            log.mounts += 1
            log.censuses.append(context.census)
            return host
        }
        _ = scene.display.takeBatch()
        var limits = SessionLimits()
        limits.idleLive = .seconds(300)
        return LiveSession(
            scene: scene,
            client: ClientState(),
            epoch: "e",
            path: "/",
            depth: 0,
            now: .zero,
            limits: limits
        )
    }

    private func texts(_ outputs: [LiveSession.Output]) -> [String] {
        outputs.compactMap { if case .send(let text) = $0 { text } else { nil } }
    }

    /// The only button.
    private func button(_ session: LiveSession) throws -> Int {
        let display = try #require(session.scene?.display)
        func find(_ layer: Layer) -> Layer? {
            if layer.events.contains(.tap) { return layer }
            return layer.children.lazy.compactMap(find).first
        }
        return try #require(find(display.root)).id
    }

    private func hello(_ session: LiveSession, attempt: Int) -> ClientMessage.Hello {
        ClientMessage.Hello(
            protocolName: "vitrine.1",
            build: "",
            token: "",
            epoch: session.epoch,
            lastSequence: session.sequence,
            lastEvent: 0,
            viewport: BrowserViewport(),
            depth: 0,
            trail: [],
            attempt: attempt
        )
    }

    @Test("frees its graph, keeps its states, and takes the event that wakes it")
    func idle() throws {
        let session = session(Counter())
        let more = try button(session)
        _ = session.receive("[\"V\",1,\(session.sequence),\(more),0]", now: .seconds(1))
        _ = session.receive("[\"V\",2,\(session.sequence),\(more),0]", now: .seconds(2))
        _ = session.receive("[\"A\",\(session.sequence),0]", now: .seconds(2))
        #expect(session.tick(now: .seconds(300)).count == 1)
        #expect(!session.isParked)
        _ = session.tick(now: .seconds(303))
        #expect(session.isParked)
        #expect(log.host == nil)
        // The page still has the button's old number.
        let base = session.sequence
        let sent = texts(session.receive("[\"V\",3,\(base),\(more),0]", now: .seconds(400)))
        #expect(log.mounts == 2)
        #expect(sent.first?.hasPrefix("[\"W\",\"vitrine.1\",") == true)
        #expect(sent.first?.contains("\"restored\"") == true)
        #expect(sent.first?.contains("\"e\"") == false)
        #expect(sent.dropFirst().first?.hasPrefix("[\"S\",\(base + 1),3,") == true)
        #expect(sent.joined().contains("\"Count 2\""))
        #expect(sent.last?.contains("\"Count 3\"") == true)
        #expect(session.counters.stale == 0)
    }

    @Test("of a page that comes back is what the user left")
    func detached() throws {
        let session = session(Counter())
        let more = try button(session)
        _ = session.receive("[\"V\",1,\(session.sequence),\(more),0]", now: .seconds(1))
        session.detach(now: .seconds(2))
        #expect(session.tick(now: .seconds(32)).isEmpty)
        #expect(!session.isParked)
        #expect(session.tick(now: .seconds(33)).isEmpty)
        #expect(session.isParked)
        #expect(log.host == nil)
        let sent = texts(session.resume(hello(session, attempt: 2), now: .seconds(1_000)))
        #expect(sent[0].contains("\"restored\""))
        #expect(sent[1].contains("\"Count 1\""))
        #expect(sent[2].hasPrefix("[\"N\","))
        session.detach(now: .seconds(1_000))
        _ = session.tick(now: .seconds(2_801))
        #expect(session.isEnded)
        #expect(log.host == nil)
    }

    @Test("with a task under way keeps its graph while its page is shown, and is parked without one")
    func tasks() {
        let session = session(Waiting())
        session.park()
        #expect(!session.isParked)
        session.detach(now: .seconds(1))
        session.park()
        #expect(session.isParked)
    }

    @Test("leaves nothing but its states while it is parked, and nothing of any of its lives once it has ended")
    func leavesNothing() throws {
        let session = session(Counter())
        var now = Duration.seconds(1)
        for attempt in 1...5 {
            let graphs = log.censuses.map { $0.counts.graphs }.reduce(0, +)
            #expect(graphs == 1)
            session.detach(now: now)
            session.park()
            #expect(session.isParked)
            #expect(log.alive == [])
            now += .seconds(1)
            _ = session.resume(hello(session, attempt: attempt), now: now)
        }
        #expect(log.mounts == 6)
        session.end()
        #expect(log.alive == [])
    }

    @Test("takes no event for a button that is another one now")
    func otherButton() throws {
        let session = session(Counter())
        let more = try button(session)
        session.detach(now: .zero)
        session.park()
        Counter.moreLabel = "Less"
        defer { Counter.moreLabel = "More" }
        _ = session.resume(hello(session, attempt: 2), now: .seconds(1))
        _ = session.receive("[\"V\",1,0,\(more),0]", now: .seconds(1))
        #expect(session.counters.stale == 1)
        #expect(session.counters.forged == 0)
    }
}

private struct Counter: View {
    @MainActor static var moreLabel = "More"
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Count \(count)")
            Button(Self.moreLabel) { count += 1 }
        }
    }
}

private struct Waiting: View {
    var body: some View {
        Text("Waiting").task { try? await Task.sleep(for: .seconds(3_600)) }
    }
}
