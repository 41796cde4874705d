// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineWeb

/// Asks everybody for the metrics that nobody records as they change, without waiting for the main actor.
final class MetricsCollector: Sendable {
    private let context: ServerContext
    /// What the host said last.
    private let known = Mutex<[Metric]>([])

    /// How often other systems of metrics than `/metrics`, which do not ask, are told.
    static let interval = Duration.seconds(15)

    init(context: ServerContext) {
        self.context = context
    }

    /// Records what everybody says now.
    func collect() async {
        let stall = context.health.stall.components
        let own = [
            Metric(
                .gauge, "vitrine_connections", "Open TCP connections, sockets included.",
                context.registry.connectionCount),
            Metric(.gauge, "vitrine_sockets", "Open WebSockets.", context.registry.socketCount),
            context.refusals.metric,
            Metric(
                .gauge, "vitrine_main_actor_stalled_seconds", "How long the main actor has not turned.",
                Double(stall.seconds) + Double(stall.attoseconds) / 1e18),
        ]
        context.metrics.publish(await own + hostMetrics() + ProcessMetrics.metrics())
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
            Task { [limits = context.limits] in
                try? await Task.sleep(for: limits.hostMetricsTimeout)
                race.finish(known.withLock { $0 })
            }
        }
    }

    /// A continuation that whoever is first resumes.
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
