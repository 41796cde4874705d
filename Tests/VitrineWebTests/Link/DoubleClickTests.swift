// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

@testable import VitrineWeb

/// Clicks that come faster than an answer (Documentation/Reliability.md, row 24).
@MainActor @Suite("Two clicks at once") struct DoubleClickTests {
    private final class Log {
        var taps: [String] = []
    }

    private struct Screen: View {
        @State private var isSending = false
        let log: Log

        var body: some View {
            VStack {
                Button("Send") {
                    log.taps.append("send")
                    isSending = true
                }
                .disabled(isSending)
                Button("Count") { log.taps.append("count") }
            }
        }
    }

    private let log = Log()

    private func session() -> LiveSession {
        let log = log
        let scene = EngineScene { archive in
            SceneHost(
                Screen(log: log), session: SessionContext(textEngine: ParagraphLayout(shaper: FixedAdvanceShaper())),
                restoring: archive)
        }
        _ = scene.display.takeBatch()
        let session = LiveSession(scene: scene, client: ClientState(), epoch: "e", path: "/", depth: 0, now: .zero)
        _ = session.welcome(BrowserViewport(), now: .zero)
        return session
    }

    private func button(_ name: String, _ session: LiveSession) throws -> Int {
        let scene = try #require(session.scene)
        return try #require(scene.display.elements().all { $0.role == .button && $0.label == name }.first).layerID
    }

    @Test func `both are handled, in order`() throws {
        let session = session()
        let count = try button("Count", session)
        let send = try button("Send", session)
        let base = session.sequence
        for (number, layer) in [count, send, count, count].enumerated() {
            _ = session.receive("[\"V\",\(number + 1),\(base),\(layer),0]", now: .milliseconds(number))
        }
        #expect(log.taps == ["count", "send", "count", "count"])
        session.end()
    }

    @Test func `what the first one disables, the second one does not reach`() throws {
        let session = session()
        let send = try button("Send", session)
        let base = session.sequence
        _ = session.receive("[\"V\",1,\(base),\(send),0]", now: .zero)
        _ = session.receive("[\"V\",2,\(base),\(send),0]", now: .milliseconds(10))
        #expect(log.taps == ["send"])
        #expect(session.counters.stale == 1)
        #expect(session.counters.forged == 0)
        #expect(!session.isEnded)
        session.end()
    }
}
