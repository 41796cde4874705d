// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOPosix
import VitrineBase

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The listening socket for operators: apart from the pages', so that no proxy hands it on by accident, and
/// answered while the pages drain.
struct OperatorListener: Sendable {
    let channel: any Channel
    /// As it is said to the operator: `http://127.0.0.1:9080/metrics`.
    let description: String
    /// What there is to say about the address.
    let warning: String?

    /// Listens at an address; `nil` for none. Throws a ``Diagnostic``.
    static func start(
        _ address: OperatorAddress, pagesPort: Int, context: ServerContext
    ) async throws -> OperatorListener? {
        switch address {
        case .none:
            return nil
        case .unix(let path):
            return try await listen(socket: path, context: context)
        case .host(let host, let port):
            do {
                return try await listen(host: host, port: port, context: context)
            } catch {
                let why = Diagnostic(
                    bindError: error, configuration: LiveServerConfiguration(host: host, port: port))
                throw Diagnostic(
                    why.code.ofMetrics, "Metrics cannot be served: \(why.message)",
                    remedy: "Choose another address with --metrics HOST:PORT, or --metrics none.",
                    severity: .error)
            }
        case .automatic:
            return try await listen(near: pagesPort, context: context)
        }
    }

    private static let loopback = "127.0.0.1"

    /// Listens at a socket in the file system.
    private static func listen(socket path: String, context: ServerContext) async throws -> OperatorListener {
        let responder = OperatorResponder(context: context, acceptsAnyHost: true)
        do {
            let bootstrap = bootstrap(responder)
            let channel = try await bootstrap.bind(
                unixDomainSocketPath: path, cleanupExistingSocketFile: true
            ).get()
            return OperatorListener(channel: channel, description: "unix:\(path)", warning: nil)
        } catch {
            throw Diagnostic(
                .metricsSocket, "Metrics cannot be served at \(path): \(error).",
                remedy: "Choose a folder that this user may write to with --metrics unix:PATH, or --metrics none.",
                severity: .error)
        }
    }

    /// Listens on this machine at a fixed distance from the pages' port, or at a free port where that one is in use.
    private static func listen(near pagesPort: Int, context: ServerContext) async throws -> OperatorListener {
        let wanted = pagesPort == 0 ? 0 : pagesPort + OperatorAddress.offset
        guard wanted > 0, wanted <= 65_535 else {
            return try await listen(host: loopback, port: 0, context: context)
        }
        do {
            return try await listen(host: loopback, port: wanted, context: context)
        } catch let error as IOError where error.errnoCode == EADDRINUSE || error.errnoCode == EACCES {
            return try await listen(
                host: loopback, port: 0, context: context,
                warning: "warning [metrics-port]: \(loopback):\(wanted) is in use, so metrics are on a free "
                    + "port; choose one with --metrics HOST:PORT")
        }
    }

    private static func listen(
        host: String, port: Int, context: ServerContext, warning: String? = nil
    ) async throws -> OperatorListener {
        let isLoopback = Authority(host: host, port: 0).isLoopback
        let responder = OperatorResponder(context: context, acceptsAnyHost: !isLoopback)
        let channel = try await bootstrap(responder).bind(host: host, port: port).get()
        let address = Authority(host: host, port: channel.localAddress?.port ?? port)
        return OperatorListener(channel: channel, description: "http://\(address)/metrics", warning: warning)
    }

    private static func bootstrap(_ responder: OperatorResponder) -> ServerBootstrap {
        ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(ChannelOptions.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(ChannelOptions.allowRemoteHalfClosure, value: true)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    guard responder.registry.add(channel) else {
                        channel.close(promise: nil)
                        return
                    }
                    let connection = try HTTPConnection(
                        channel: channel, limits: responder.limits, budget: BodyBudget(responder.limits), peer: { nil })
                    Task { await connection.run(responder: responder) }
                }
            }
    }

    /// Ends the listener and its connections.
    func close() async {
        try? await channel.close().get()
    }
}
