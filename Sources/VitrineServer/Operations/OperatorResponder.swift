// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

#if Server
    import NIOCore
    import NIOHTTP1
    import Synchronization
    import VitrineWeb

    /// Answers `/metrics`, `/healthz` and `/readyz` on the operator's listener, without waiting for the main actor.
    final class OperatorResponder: HTTPResponder {
        private let context: ServerContext
        /// A listener on loopback is reached by this machine's names only: another name was pointed here by a page
        /// that wants to read what is not its own.
        private let acceptsAnyHost: Bool
        let limits: ServerLimits
        let registry: ConnectionRegistry
        /// What the host said last.
        private let known = Mutex<[Metric]>([])

        init(context: ServerContext, acceptsAnyHost: Bool) {
            self.context = context
            self.acceptsAnyHost = acceptsAnyHost
            var limits = context.limits
            limits.connections = limits.operatorConnections
            self.limits = limits
            registry = ConnectionRegistry(limits: limits)
        }

        func isSecure(_ head: HTTPRequestHead) -> Bool { false }

        func answer(_ head: HTTPRequestHead, hasBody: Bool, channel: any Channel) async -> HTTPAnswer {
            .response(await response(head))
        }

        private func response(_ head: HTTPRequestHead) async -> WebResponse {
            guard head.method == .GET || head.method == .HEAD else {
                return .plain(405, "method not allowed", [("Allow", "GET, HEAD")])
            }
            guard let target = RequestTarget(head.uri) else { return .plain(400, "invalid path") }
            if let answer = context.health.response(path: target.path, isDraining: context.registry.isDraining) {
                return answer
            }
            let host = head.headers.first(name: "Host").flatMap { Authority($0, defaultPort: 80) }
            guard acceptsAnyHost || host?.isLoopback == true else {
                return .plain(421, "metrics are read by this machine's own address")
            }
            guard target.path == "/metrics" else { return .plain(404, "metrics are at /metrics") }
            return WebResponse(
                status: 200,
                headers: WebHeaders([("Content-Type", Metric.mediaType), ("Cache-Control", "no-store")]),
                body: Array(Metric.text(await metrics()).utf8)
            )
        }

        private func metrics() async -> [Metric] {
            let own = context.counters.metrics(
                connections: context.registry.connectionCount, sockets: context.registry.socketCount)
            let stall = context.health.stall.components
            let stalled = Metric(
                .gauge, "vitrine_main_actor_stalled_seconds", "How long the main actor has not turned.",
                Double(stall.seconds) + Double(stall.attoseconds) / 1e18)
            return await own + [context.refusals.metric, stalled] + hostMetrics() + ProcessMetrics.metrics()
        }

        /// What the host says, or said last where it does not answer in time.
        private func hostMetrics() async -> [Metric] {
            await withCheckedContinuation { continuation in
                let race = Race(continuation)
                Task { [context] in
                    let metrics = await context.host.metrics()
                    known.withLock { $0 = metrics }
                    race.finish(metrics)
                }
                Task { [limits] in
                    try? await Task.sleep(for: limits.hostMetricsTimeout)
                    race.finish(known.withLock { $0 })
                }
            }
        }

        /// A continuation that the first caller resumes.
        private final class Race: Sendable {
            private let waiting: Mutex<CheckedContinuation<[Metric], Never>?>

            init(_ continuation: CheckedContinuation<[Metric], Never>) {
                waiting = Mutex(continuation)
            }

            func finish(_ metrics: [Metric]) {
                waiting.withLock { $0.take() }?.resume(returning: metrics)
            }
        }
    }
#endif
