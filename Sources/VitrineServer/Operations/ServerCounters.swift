// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

#if Server
    import Synchronization
    import VitrineWeb

    /// What a server has answered since it started.
    final class ServerCounters: Sendable {
        private struct State {
            var responses = [Int](repeating: 0, count: 5)
            var opened = 0
            var refused: [Int: Int] = [:]
            var bytes = 0
            var messages = [Int](repeating: 0, count: ServerCounters.bounds.count + 1)
            var messageSeconds = 0.0
        }

        private let state = Mutex(State())
        /// Seconds, for the histogram of messages.
        private static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

        func answered(_ status: Int, bytes: Int) {
            state.withLock { state in
                state.responses[min(max(status / 100, 1), 5) - 1] += 1
                state.bytes += bytes
            }
        }

        /// A message to a socket.
        func sent(bytes: Int) {
            state.withLock { $0.bytes += bytes }
        }

        /// A message of a socket was handled, so long after it had come.
        func handled(seconds: Double) {
            state.withLock { state in
                state.messages[Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count] += 1
                state.messageSeconds += seconds
            }
        }

        func opened() {
            state.withLock { $0.opened += 1 }
        }

        func refusedSocket(_ status: Int) {
            state.withLock { $0.refused[status, default: 0] += 1 }
        }

        func metrics(connections: Int, sockets: Int) -> [Metric] {
            let state = state.withLock { $0 }
            return [
                Metric(.gauge, "vitrine_connections", "Open TCP connections, sockets included.", connections),
                Metric(.gauge, "vitrine_sockets", "Open WebSockets.", sockets),
                Metric(.counter, "vitrine_sockets_opened_total", "WebSockets opened.", state.opened),
                Metric(
                    .counter, "vitrine_sockets_refused_total", "WebSockets refused before they opened, by status.",
                    by: "status", state.refused.sorted { $0.key < $1.key }.map { (String($0.key), $0.value) }),
                Metric(
                    .counter, "vitrine_responses_total", "HTTP responses, by class of status.", by: "class",
                    state.responses.enumerated().map { ("\($0 + 1)xx", $1) }),
                Metric(
                    .counter, "vitrine_sent_bytes_total", "Bytes of responses' bodies and of messages to sockets.",
                    state.bytes),
                Metric(
                    "vitrine_message_seconds", "From a message's arrival until the main actor has handled it.",
                    bounds: Self.bounds, counts: state.messages, sum: state.messageSeconds),
            ]
        }
    }
#endif
