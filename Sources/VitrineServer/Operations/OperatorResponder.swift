// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOHTTP1
import VitrineWeb

/// Answers `/metrics`, `/healthz` and `/readyz` on the operator's listener, without waiting for the main actor.
final class OperatorResponder: HTTPResponder {
    private let context: ServerContext
    /// A listener on loopback is reached by this machine's names only: another name was pointed here by a page
    /// that wants to read what is not its own.
    private let acceptsAnyHost: Bool
    let limits: ServerLimits
    let registry: ConnectionRegistry
    private let collector: MetricsCollector

    init(context: ServerContext, acceptsAnyHost: Bool) {
        self.context = context
        self.acceptsAnyHost = acceptsAnyHost
        collector = MetricsCollector(context: context)
        var limits = context.limits
        limits.connections = limits.operatorConnections
        limits.partBytes = 0
        self.limits = limits
        registry = ConnectionRegistry(limits: limits)
    }

    func isSecure(_ head: HTTPRequestHead) -> Bool { false }

    func answer(_ request: HTTPRequestReader.Request, channel: any Channel) async -> HTTPAnswer {
        .response(await response(request.head))
    }

    private func response(_ head: HTTPRequestHead) async -> WebResponse {
        guard head.method == .GET || head.method == .HEAD else {
            return .plain(405, "method not allowed", [("Allow", "GET, HEAD")])
        }
        guard let target = RequestTarget(head.uri) else { return .plain(400, "invalid path") }
        if let answer = context.health.response(
            path: target.path, isDraining: context.registry.isDraining, hostProblem: context.host.problem)
        {
            return answer
        }
        let host = head.headers.first(name: "Host").flatMap { Authority($0, defaultPort: 80) }
        guard acceptsAnyHost || host?.isLoopback == true else {
            return .plain(421, "metrics are read by this machine's own address")
        }
        guard target.path == "/metrics" else { return .plain(404, "metrics are at /metrics") }
        await collector.collect()
        return WebResponse(
            status: 200,
            headers: WebHeaders([("Content-Type", PrometheusMetrics.mediaType), ("Cache-Control", "no-store")]),
            body: Array(context.metrics.prometheus.text.utf8)
        )
    }
}
