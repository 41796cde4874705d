// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1

/// Makes a connection: HTTP with our gate right behind the decoder, until a request makes it a socket.
struct LiveChildChannel: ServerChildChannel {
    struct Value: ServerChildChannelValue {
        let channel: any Channel
        /// `nil` for a connection that is not let in.
        let connection: HTTPConnection?
    }

    let context: ServerContext

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            // An error here would end the listening socket with it.
            guard context.registry.add(channel), context.mayBegin(channel) else {
                context.refusals.note(
                    .connections,
                    "a connection of \(channel.remoteAddress?.ipAddress ?? "nobody") was closed: too many are open, in "
                        + "all or of that address, or it is no proxy named with --trust-proxy")
                return Value(channel: channel, connection: nil)
            }
            let connection = try HTTPConnection(channel: channel, limits: context.limits, budget: context.bodies) {
                [registry = context.registry] in registry.peer(of: channel)
            }
            if context.expectsProxyHeader {
                let header = ProxyHeaderHandler(refusals: context.refusals) { [context] address in
                    context.registry.identify(channel, address)
                }
                try channel.pipeline.syncOperations.addHandler(header, position: .first)
            }
            return Value(channel: channel, connection: connection)
        }
    }

    func handle(value: Value, logger: Logger) async {
        guard let connection = value.connection else { return value.channel.close(promise: nil) }
        await context.work.handle { await connection.run(responder: context) }
    }
}
