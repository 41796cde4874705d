// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOPosix

/// Opens connections to a store.
package enum StoreConnection {
    /// How long the store may take to answer, and to be connected with.
    package static let limit = Duration.seconds(2)

    /// Connects, lets itself in and chooses the database.
    ///
    /// - Parameters:
    ///   - address: Where the store is.
    ///   - limit: How long each answer may take.
    ///   - onMessage: Given what is published on channels to which the connection will subscribe, in order.
    /// - Returns: The connection.
    /// - Throws: `StoreError`.
    package static func open(
        _ address: StoreAddress, limit: Duration = StoreConnection.limit,
        onMessage: (@Sendable ([UInt8]) -> Void)? = nil
    ) async throws -> RESPConversation {
        let conversation: RESPConversation
        do {
            conversation = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .connectTimeout(TimeAmount.nanoseconds(Int64(limit / .nanoseconds(1))))
                .channelOption(ChannelOptions.socketOption(.so_keepalive), value: 1)
                .connect(host: address.host, port: address.port) { channel in
                    channel.eventLoop.makeCompletedFuture { () throws -> RESPConversation in
                        let conversation = RESPConversation(
                            limit: limit, onMessage: onMessage,
                            write: { bytes in
                                // Later, also on the loop itself: a write that fails must not come back into whoever
                                // writes.
                                channel.eventLoop.execute {
                                    channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil)
                                }
                            },
                            hangUp: { channel.close(promise: nil) })
                        try channel.pipeline.syncOperations.addHandler(RESPHandler(conversation))
                        return conversation
                    }
                }
        } catch {
            throw StoreError.unreachable(words(error))
        }
        let answers = try await conversation.ask(greeting(address))
        if let problem = answers.lazy.compactMap(\.problem).first {
            conversation.close()
            throw StoreError.refused(problem)
        }
        return conversation
    }

    /// What is said first. The last is answered with an error by a store that wants a password.
    static func greeting(_ address: StoreAddress) -> [RESPCommand] {
        var commands: [RESPCommand] = []
        switch (address.user, address.password) {
        case (let user?, let password?): commands.append(RESPCommand("AUTH", user, password))
        case (nil, let password?): commands.append(RESPCommand("AUTH", password))
        default: break
        }
        if address.database != 0 { commands.append(RESPCommand("SELECT", "\(address.database)")) }
        return commands + [RESPCommand("PING")]
    }

    private static func words(_ error: any Error) -> String {
        guard let failure = error as? NIOConnectionError else { return "\(error)" }
        if let attempt = failure.connectionErrors.first { return "\(attempt.error)" }
        return "\(failure)"
    }
}

/// Hands the bytes of a connection to its conversation.
private final class RESPHandler: ChannelInboundHandler, Sendable {
    typealias InboundIn = ByteBuffer

    private let conversation: RESPConversation

    init(_ conversation: RESPConversation) {
        self.conversation = conversation
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let buffer = unwrapInboundIn(data)
        conversation.received(Array(buffer.readableBytesView))
    }

    func channelInactive(context: ChannelHandlerContext) {
        conversation.end(.closed)
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        conversation.end(.unreachable("\(error)"))
    }
}
