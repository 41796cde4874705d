// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

#if Server
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
                guard context.registry.add(channel) else { return Value(channel: channel, connection: nil) }
                return Value(
                    channel: channel, connection: try HTTPConnection(channel: channel, limits: context.limits))
            }
        }

        func handle(value: Value, logger: Logger) async {
            guard let connection = value.connection else { return value.channel.close(promise: nil) }
            await context.work.handle { await connection.run(responder: context) }
        }
    }
#endif
