// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOHTTP1
import NIOWebSocket
import VitrineWeb

/// An admitted handshake: makes the connection a socket and runs it.
///
/// NIO's own upgrade would take only the first request of a connection, and install its lenient decoder; of it only
/// the fields of the answer (Sec-WebSocket-Accept) are used.
struct SocketUpgrade: Sendable {
    let context: ServerContext
    let request: SocketRequest
    let subprotocol: String?

    /// Returns when the socket is gone.
    func run(on connection: HTTPConnection, head: HTTPRequestHead) async throws {
        let fields = try await fields(channel: connection.channel, head: head)
        let socket = try await connection.upgrade(fields: fields) { [self] in
            let channel = connection.channel
            try channel.pipeline.syncOperations.addHandler(SocketHandler(limits: context.limits))
            let messages = try NIOAsyncChannel<String, Never>(
                wrappingChannelSynchronously: channel,
                configuration: .init(backPressureStrategy: .init(lowWatermark: 1, highWatermark: 4))
            )
            let outbound = ChannelOutbound(
                channel: channel, limit: context.limits.outboundBytes, counters: context.counters)
            context.registry.add(socket: outbound, channel: channel)
            context.opened(from: request.remoteAddress)
            return SocketConnection(request: request, outbound: outbound, channel: messages)
        }
        await withTaskExecutorPreference(EventLoopExecutor(connection.channel.eventLoop)) {
            await socket.run(host: context.host)
        }
    }

    private func fields(channel: any Channel, head: HTTPRequestHead) async throws -> HTTPHeaders {
        let handshake = NIOWebSocketServerUpgrader(
            shouldUpgrade: { [subprotocol] channel, _ in
                let own = subprotocol.map { HTTPHeaders([("Sec-WebSocket-Protocol", $0)]) }
                return channel.eventLoop.makeSucceededFuture(own ?? [:])
            },
            upgradePipelineHandler: { channel, _ in
                channel.eventLoop.makeFailedFuture(ChannelError.inappropriateOperationForState)
            }
        )
        return try await channel.eventLoop.flatSubmit {
            handshake.buildUpgradeResponse(channel: channel, upgradeRequest: head, initialResponseHeaders: [:])
        }.get()
    }
}
