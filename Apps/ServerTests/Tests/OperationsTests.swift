// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CoreMetrics
import Foundation
import Logging
import Synchronization
import Testing

@testable import VitrineServer
@testable import VitrineWeb

@Suite(.timeLimit(.minutes(5))) struct OperationsTests {
    // MARK: - Metrics

    @Test func metricsAreWrittenAsPrometheusReadsThem() {
        let metrics = ServerMetrics()
        metrics.publish([
            Metric(.gauge, "vitrine_a", "With \\ and\nline.", 1.5),
            Metric(.counter, "vitrine_b_total", "B.", by: "code", [("x\"\n\\", 2), ("y", 0)]),
        ])
        #expect(
            metrics.prometheus.text == """
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
        let prometheus = PrometheusMetrics()
        let timer = CoreMetrics.Timer(label: "c.seconds", dimensions: [("kind", "k")], factory: prometheus)
        for milliseconds in [0.5, 0.75, 2_000, 60_000] { timer.recordNanoseconds(Int64(milliseconds * 1_000_000)) }
        let lines = prometheus.text.split(separator: "\n").map(String.init)
        #expect(lines[0] == "# TYPE c_seconds histogram")
        #expect(lines[1] == #"c_seconds_bucket{kind="k",le="0.001"} 2"#)
        #expect(lines[11] == #"c_seconds_bucket{kind="k",le="2.5"} 3"#)
        #expect(
            lines.suffix(3) == [
                #"c_seconds_bucket{kind="k",le="+Inf"} 4"#, #"c_seconds_sum{kind="k"} 62.00125"#,
                #"c_seconds_count{kind="k"} 4"#,
            ])
    }

    @Test func whatLibrariesRecordIsWritten() {
        let prometheus = PrometheusMetrics()
        let counter = Counter(label: "2.library-calls", factory: prometheus)
        counter.increment(by: 3)
        Counter(label: "2.library-calls", factory: prometheus).increment()
        let meter = Meter(label: "level", factory: prometheus)
        meter.set(5)
        meter.decrement(by: 1.5)
        Gauge(label: "2.library-calls", factory: prometheus).record(7)
        #expect(
            prometheus.text == """
                # TYPE _2_library_calls counter
                _2_library_calls 4
                # TYPE level gauge
                level 3.5

                """, "a gauge with a counter's name has no place in the format")
        counter.destroy()
        #expect(!prometheus.text.contains("_2_library_calls 4"))
    }

    @Test func countersGrowByWhatIsNew() {
        let metrics = ServerMetrics()
        for value in [2, 5, 5] { metrics.publish([Metric(.counter, "vitrine_c_total", "C.", value)]) }
        for value in [2, 5, 3] { metrics.publish([Metric(.gauge, "vitrine_d", "D.", value)]) }
        let text = metrics.prometheus.text
        #expect(text.contains("\nvitrine_c_total 5\n"))
        #expect(text.hasSuffix("\nvitrine_d 3\n"))
    }

    /// The system of metrics of a program, heard beside `/metrics`.
    @Test func anotherSystemOfMetricsHearsTheSame() {
        let other = PrometheusMetrics()
        let metrics = withMetricsFactory(other) { ServerMetrics() }
        #expect(metrics.isHeardElsewhere)
        let counters = ServerCounters(metrics)
        counters.answered(200, bytes: 7)
        counters.refusedSocket(403)
        metrics.publish([Metric(.gauge, "vitrine_d", "D.", 4)])
        for text in [metrics.prometheus.text, other.text] {
            #expect(text.contains(#"vitrine_responses_total{class="2xx"} 1"#))
            #expect(text.contains("vitrine_sent_bytes_total 7"))
            #expect(text.contains(#"vitrine_sockets_refused_total{status="403"} 1"#))
            #expect(text.contains("vitrine_d 4"))
        }
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
