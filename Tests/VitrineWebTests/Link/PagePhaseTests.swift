// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCore
import VitrineDisplay
import VitrineLayout

@testable import VitrineWeb

/// What an app learns of its page: seen, hidden, out of reach, gone.
@MainActor @Suite("A page's phase") struct PagePhaseTests {
    private final class Log {
        var phases: [ScenePhase] = []
    }

    private struct Screen: View {
        @Environment(\.scenePhase) private var phase
        let log: Log

        var body: some View {
            Text(verbatim: "text").onChange(of: phase) { log.phases.append(phase) }
        }
    }

    private let log = Log()

    private func session(_ viewport: BrowserViewport = BrowserViewport()) -> LiveSession {
        let log = log
        let scene = EngineScene { archive in
            SceneHost(
                Screen(log: log), session: SessionContext(textEngine: ParagraphLayout(shaper: FixedAdvanceShaper())),
                restoring: archive)
        }
        _ = scene.display.takeBatch()
        let session = LiveSession(
            scene: scene, client: ClientState(), epoch: "e", path: "/", depth: 0, now: .zero)
        log.phases = []
        _ = session.welcome(viewport, now: .zero)
        return session
    }

    private func environment(_ traits: Int) -> String {
        "[\"R\",[375,667,2,0,0,0,16,[\"en\"],\"\",\"\",\(traits)]]"
    }

    @Test func `a page that is seen is active already`() {
        let session = session()
        #expect(log.phases.isEmpty)
        session.end()
    }

    @Test func `a page that opens behind another one is in the background`() {
        let session = session(BrowserViewport(traits: .hidden))
        #expect(log.phases == [.inactive, .background])
        session.end()
    }

    @Test func `hiding and showing a page are told`() {
        let session = session()
        _ = session.receive(environment(16), now: .seconds(1))
        #expect(log.phases == [.inactive, .background])
        log.phases = []
        _ = session.receive(environment(0), now: .seconds(2))
        #expect(log.phases == [.inactive, .active])
        session.end()
    }

    @Test func `a short loss makes a scene inactive, a longer one takes it to the background`() {
        let session = session()
        session.detach(now: .seconds(1))
        #expect(log.phases == [.inactive])
        _ = session.tick(now: .seconds(6))
        #expect(log.phases == [.inactive])
        _ = session.tick(now: .seconds(7))
        #expect(log.phases == [.inactive, .background])
        log.phases = []
        _ = session.tick(now: .seconds(32))
        #expect(session.isParked)
        #expect(log.phases.isEmpty)
        session.end()
    }

    @Test func `a hidden page that lets its socket go stays in the background`() {
        let session = session()
        _ = session.receive(environment(16), now: .seconds(1))
        log.phases = []
        session.detach(now: .seconds(300))
        _ = session.tick(now: .seconds(310))
        #expect(log.phases.isEmpty)
        session.end()
    }

    @Test func `an app can keep what it has when its page goes`() {
        let session = session()
        _ = session.receive("[\"Z\"]", now: .seconds(1))
        session.detach(now: .seconds(1))
        #expect(log.phases == [.inactive])
        _ = session.tick(now: .seconds(7))
        #expect(log.phases == [.inactive, .background])
        _ = session.tick(now: .seconds(22))
        #expect(session.isEnded)
        #expect(log.phases == [.inactive, .background])
    }
}
