// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Logging
import Synchronization
import Testing

@testable import VitrineServer
@testable import VitrineWeb

@Suite(.timeLimit(.minutes(5))) struct OperationsTests {
    @Test func metricsAreWrittenAsPrometheusReadsThem() {
        let text = Metric.text([
            Metric(.gauge, "vitrine_a", "With \\ and\nline.", 1.5),
            Metric(.counter, "vitrine_b_total", "B.", by: "code", [("x\"\n\\", 2), ("y", 0)]),
        ])
        #expect(
            text == """
                # HELP vitrine_a With \\\\ and\\nline.
                # TYPE vitrine_a gauge
                vitrine_a 1.5
                # HELP vitrine_b_total B.
                # TYPE vitrine_b_total counter
                vitrine_b_total{code="x\\"\\n\\\\"} 2
                vitrine_b_total{code="y"} 0

                """)
    }

    @Test func histogramsAreWrittenAsPrometheusReadsThem() {
        let metric = Metric("vitrine_c_seconds", "C.", bounds: [0.5, 1], counts: [2, 0, 1], sum: 4.25)
        #expect(
            Metric.text([metric]) == """
                # HELP vitrine_c_seconds C.
                # TYPE vitrine_c_seconds histogram
                vitrine_c_seconds_bucket{le="0.5"} 2
                vitrine_c_seconds_bucket{le="1"} 2
                vitrine_c_seconds_bucket{le="+Inf"} 3
                vitrine_c_seconds_sum 4.25
                vitrine_c_seconds_count 3

                """)
    }

    // MARK: - Log

    private final class Lines: Sendable {
        let text = Mutex("")
        var all: [String] { text.withLock { $0.split(separator: "\n").map(String.init) } }
    }

    private func log(_ lines: Lines, showsValues: Bool) -> ServerLog {
        let logger = Logger(label: "test") { _ in
            LineLogHandler { data in lines.text.withLock { $0 += String(decoding: data, as: UTF8.self) } }
        }
        return ServerLog(logger: logger, showsValues: showsValues)
    }

    @Test func aLineSaysWhenHowBadWhatAndWhose() throws {
        let lines = Lines()
        log(lines, showsValues: true).note(SessionNote(.forgedEvent, "layer 9 is not in the page", session: "1f3a77c0"))
        log(lines, showsValues: true).note(SessionNote(.resync, "layer 9 has left"))
        #expect(lines.all.count == 2)
        #expect(
            lines.all[0].hasSuffix(" warning vitrine: [web.event.forged] layer 9 is not in the page session=1f3a77c0"))
        #expect(lines.all[1].hasSuffix(" notice vitrine: [web.client.resync] layer 9 has left"))
        #expect(Int(lines.all[0].prefix(4)) != nil)
    }

    @Test func nobodyMakesUpALine() {
        let lines = Lines()
        let log = log(lines, showsValues: true)
        log.diagnostic("a\n2026-01-01T00:00:00Z notice vitrine: forged\r\u{2028}\u{1B}[2J\u{202E}txt", session: "x\ny")
        #expect(lines.all.count == 1)
        #expect(lines.all[0].contains("a\\u{a}2026-01-01"))
        #expect(lines.all[0].hasSuffix("session=x\\u{a}y"))
        log.diagnostic(String(repeating: "x", count: 1_000_000))
        #expect(lines.all.count == 2)
        #expect(lines.all[1].utf8.count < LogText.limit + 100)
    }

    @Test func aReleaseSaysHowLongValuesWere() {
        let lines = Lines()
        let log = log(lines, showsValues: false)
        log.diagnostic("The field holds \"hunter2\", not “a date”; it's ‘x’ and \"open")
        #expect(
            lines.all[0].contains("holds \"7 characters\", not “6 characters”; it's ‘1 characters’ and \"4 characters"))
        #expect(!lines.all[0].contains("hunter2"))
        #expect(!lines.all[0].contains("open"))
    }

    @Test func queriesAreNobodysBusiness() {
        let lines = Lines()
        log(lines, showsValues: true).diagnostic(
            "No view has the path /a/b?password=hunter2%0A&c=d of http://x/?q=1. Why? Who knows.")
        #expect(lines.all[0].hasSuffix("No view has the path /a/b?… of http://x/?… Why? Who knows."))
    }

    @Test func aNameSaysNothingOfItsCookie() {
        let name = LogText.name("visitor000000000000000000")
        #expect(name.count == 8)
        #expect(!"visitor000000000000000000".contains(name))
        #expect(name == LogText.name("visitor000000000000000000"))
        #expect(name != LogText.name("visitor000000000000000001"))
        #expect(LogText.path("/a?password=x") == "/a?…")
        #expect(LogText.path("/a") == "/a")
        #expect(LogText.path("/a/User~6mP0/b") == "/a/User~…/b")
    }
}
