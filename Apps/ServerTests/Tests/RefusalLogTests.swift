// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Logging
import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@testable import VitrineServer
@testable import VitrineWeb

/// What the operator hears of what is refused.
@Suite(.timeLimit(.minutes(5))) struct RefusalLogTests {
    private final class Lines: Sendable {
        let text = Mutex("")
        var all: [String] { text.withLock { $0.split(separator: "\n").map(String.init) } }

        var log: ServerLog {
            let logger = Logger(label: "test") { _ in
                LineLogHandler { data in self.text.withLock { $0 += String(decoding: data, as: UTF8.self) } }
            }
            return ServerLog(logger: logger, showsValues: true)
        }
    }

    @Test func aReasonIsSaidOnceAMinute() {
        let lines = Lines()
        let clock = VirtualClock()
        let refusals = RefusalLog(log: lines.log, now: { clock.now })
        for number in 1...1_000 { refusals.note(.origin, "socket \(number)") }
        refusals.note(.host, "page")
        #expect(lines.all.count == 2)
        #expect(lines.all[0].hasSuffix("[refused.origin] socket 1"))
        #expect(lines.all[1].hasSuffix("[refused.host] page"))
        clock.advance(by: .seconds(60))
        refusals.note(.origin, "socket 1001")
        #expect(lines.all.last?.hasSuffix("[refused.origin] socket 1001 (999 more since the last such line)") == true)
        refusals.note(.origin, "socket 1002")
        #expect(lines.all.count == 3)
        let counts = Dictionary(
            uniqueKeysWithValues: refusals.metric.samples.map { ($0.labels[0].value, Int($0.value)) })
        #expect(counts["origin"] == 1_002)
        #expect(counts["host"] == 1)
        #expect(counts["picture"] == 0)
    }

    @Test func aRefusalSaysWhatToDo() async throws {
        let lines = Lines()
        try await withServer(refusals: RefusalLog(log: lines.log), limits: { $0.sockets = 1 }) { serving in
            let client = try await serving.connect()
            #expect(try await client.openSocket(origin: "https://app.example").status == 403)
            #expect(try await client.get("/", host: "app.example").status == 421)
            let socket = try await serving.socket()
            #expect(try await client.openSocket().status == 503)
            await socket.close()
        }
        #expect(lines.all.count == 3)
        #expect(lines.all[0].contains("Origin is 'https://app.example'"))
        #expect(lines.all[0].contains("--origin https://app.example"))
        #expect(lines.all[1].contains("'app.example'") && lines.all[1].contains("--origin https://app.example"))
        #expect(lines.all[2].contains("(503)"))
    }

    @Test func connectionsThatCannotBeAcceptedAreSaidOnce() {
        let lines = Lines()
        let channel = EmbeddedChannel(handler: AcceptErrorHandler(refusals: RefusalLog(log: lines.log)))
        for _ in 0..<100 { channel.pipeline.fireErrorCaught(IOError(errnoCode: EMFILE, reason: "accept")) }
        channel.pipeline.fireErrorCaught(IOError(errnoCode: ECONNABORTED, reason: "accept"))
        #expect(lines.all.count == 1)
        #expect(lines.all.first?.contains("LimitNOFILE") == true)
    }

    @Test func whatIsIgnoredIsCountedAndNotSaid() {
        let lines = Lines()
        for _ in 0..<1_000 { lines.log.note(SessionNote(.ignoredEvent, "layer 9")) }
        #expect(lines.all.isEmpty)
    }
}
