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
        }

        private let state = Mutex(State())

        func answered(_ status: Int) {
            state.withLock { $0.responses[min(max(status / 100, 1), 5) - 1] += 1 }
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
            ]
        }
    }
#endif
