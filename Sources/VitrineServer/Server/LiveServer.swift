// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import Synchronization
import UnixSignals
import VitrineBase
package import VitrineWeb

/// Serves a ``WebHost`` over HTTP/1.1 and WebSockets until it is told to leave.
///
/// Leaving is one sequence with one deadline: no connection is accepted any more, the host tells its sessions,
/// sockets close with 1001, requests under way are answered, and what is still open at the deadline is cut.
package struct LiveServer: Sendable {
    /// How a run ended.
    package enum Ending: Hashable, Sendable {
        case drained
        /// Something was still busy at the deadline; its connection was cut, or its task abandoned.
        case deadline
    }

    private let configuration: LiveServerConfiguration
    private let context: ServerContext
    private let control = LiveServerControl()

    package init(
        host: any WebHost, configuration: LiveServerConfiguration = LiveServerConfiguration(),
        health: ServerHealth = ServerHealth(), refusals: RefusalLog = RefusalLog(),
        metrics: ServerMetrics = ServerMetrics()
    ) {
        precondition(!SharedMetadata.types.isEmpty)
        self.configuration = configuration
        self.context = ServerContext(
            host: host, configuration: configuration, health: health, refusals: refusals, metrics: metrics)
    }

    /// Connections that are open now, sockets included.
    package var connectionCount: Int { context.registry.connectionCount }
    /// Sockets that are open now.
    package var socketCount: Int { context.registry.socketCount }

    /// Listens and serves until ``shutdown()`` or one of the signals, then drains.
    ///
    /// `onListening` gets the real port, and before it `onOperators` what is to be said of the operator's listener.
    /// Throws a ``Diagnostic`` when an address cannot be bound.
    package func run(
        handlesSignals: Bool = false,
        onListening: @escaping @Sendable (_ port: Int) -> Void = { _ in },
        onOperators: @escaping @Sendable (_ address: String, _ warning: String?) -> Void = { _, _ in }
    ) async throws -> Ending {
        ProcessMetrics.noteStart()
        var logger = Logger(label: "vitrine.server", factory: StreamLogHandler.standardError(label:))
        logger.logLevel = .error
        let operators = try await OperatorListener.start(
            configuration.operators, pagesPort: configuration.port, context: context)
        let server = LiveChildChannel(context: context).server(
            configuration: ServerConfiguration(
                address: .hostname(configuration.host, port: configuration.port),
                backlog: 1024
            ),
            onServerRunning: { [refusals = context.refusals] channel in
                // Before NIO's own, which keeps such errors.
                try? await channel.pipeline.addHandler(AcceptErrorHandler(refusals: refusals), position: .first)
                    .get()
                if let operators { onOperators(operators.description, operators.warning) }
                onListening(channel.localAddress?.port ?? 0)
            },
            eventLoopGroup: MultiThreadedEventLoopGroup.singleton,
            logger: logger
        )
        let group = ServiceGroup(
            services: [DrainingService(server: server, onDrain: drain)],
            gracefulShutdownSignals: handlesSignals ? [.sigterm, .sigint] : [],
            logger: logger
        )
        await control.attach(group)

        // Not a child task: a host that never returns must not keep the process from leaving.
        Task.detached { [control] in
            do {
                try await group.run()
                // The last connection may end before the host has written its sessions: those of pages that sleep have none.
                await control.untilHostHasLeft()
                control.finish(.success(.drained))
            } catch {
                control.finish(.failure(error))
            }
        }
        let publishing = context.metrics.isHeardElsewhere ? Task { await publishMetrics() } : nil
        defer { publishing?.cancel() }
        do {
            let ending = try await control.ending()
            await operators?.close()
            return ending
        } catch {
            await operators?.close()
            throw Diagnostic(bindError: error, configuration: configuration)
        }
    }

    /// Tells other systems of metrics what only `/metrics` asks for, until its task is cancelled.
    private func publishMetrics() async {
        let collector = MetricsCollector(context: context)
        while !Task.isCancelled {
            await collector.collect()
            try? await Task.sleep(for: MetricsCollector.interval)
        }
    }

    /// Starts leaving; ``run(handlesSignals:onListening:)`` returns when it is done.
    package func shutdown() async {
        await control.shutdown()
    }

    /// Runs beside the accept loop's end, once.
    private func drain() {
        let limits = context.limits
        context.registry.startDraining()
        control.hostLeaves()
        Task.detached { [context, control] in
            await withTaskGroup(of: Void.self) { group in
                group.addTask {
                    await context.host.drain()
                    control.hostHasLeft()
                }
                group.addTask { try? await Task.sleep(for: limits.hostDrainTimeout) }
                await group.next()
                // A host that takes longer is not waited for; the sockets close under it.
                context.registry.closeSockets()
                group.cancelAll()
            }
        }
        Task.detached { [context, control] in
            try? await Task.sleep(for: limits.drainDeadline)
            context.registry.closeAll()
            control.hostHasLeft()
            // Handlers that only waited for their peer end now, and with the last one the run; what the host holds
            // up is abandoned.
            await context.work.onlyHostIsBusy()
            if context.work.isHostBusy { control.finish(.success(.deadline)) }
        }
        // Whatever else holds a handler up, the process leaves.
        Task.detached { [control] in
            try? await Task.sleep(for: limits.drainDeadline + limits.abandonTimeout)
            control.finish(.success(.deadline))
        }
    }
}
