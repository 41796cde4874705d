// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CoreMetrics
import Synchronization
import VitrineWeb

/// What a server has answered since it started.
final class ServerCounters: Sendable {
    private let metrics: ServerMetrics
    private let responses: [Counter]
    private let opened: Counter
    private let bytes: Counter
    private let messages: Timer
    /// Sockets that were refused, by status.
    private let refused = Mutex<[Int: Counter]>([:])

    private static let refusedName = "vitrine_sockets_refused_total"

    init(_ metrics: ServerMetrics = ServerMetrics()) {
        self.metrics = metrics
        func describe(_ name: String, _ help: String, _ kind: Metric.Kind = .counter) -> String {
            metrics.prometheus.describe(name, help, kind)
            return name
        }
        let opened = describe("vitrine_sockets_opened_total", "WebSockets opened.")
        self.opened = Counter(label: opened, factory: metrics.factory)
        _ = describe("vitrine_sockets_refused_total", "WebSockets refused before they opened, by status.")
        let responses = describe("vitrine_responses_total", "HTTP responses, by class of status.")
        self.responses = (1...5).map {
            Counter(label: responses, dimensions: [("class", "\($0)xx")], factory: metrics.factory)
        }
        let bytes = describe(
            "vitrine_sent_bytes_total", "Bytes of responses' bodies and of messages to sockets.")
        self.bytes = Counter(label: bytes, factory: metrics.factory)
        let messages = describe(
            "vitrine_message_seconds", "From a message's arrival until the main actor has handled it.", .histogram)
        self.messages = Timer(label: messages, factory: metrics.factory)
    }

    func answered(_ status: Int, bytes: Int) {
        responses[min(max(status / 100, 1), 5) - 1].increment()
        self.bytes.increment(by: bytes)
    }

    /// Counts a message to a socket.
    func sent(bytes: Int) {
        self.bytes.increment(by: bytes)
    }

    /// Counts a message of a socket that was handled a number of seconds after its arrival.
    func handled(seconds: Double) {
        messages.recordNanoseconds(Int64(seconds * 1e9))
    }

    func socketOpened() {
        opened.increment()
    }

    func refusedSocket(_ status: Int) {
        refused.withLock { refused in
            let counter =
                refused[status]
                ?? Counter(
                    label: Self.refusedName, dimensions: [("status", String(status))], factory: metrics.factory)
            refused[status] = counter
            counter.increment()
        }
    }
}
