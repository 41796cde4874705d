// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

#if Server
    import HummingbirdCore
    import Logging
    import NIOCore
    import NIOHTTP1

    /// Makes a connection: HTTP with our gate, upgraded to a socket when its first request asks for one and may.
    struct LiveChildChannel: ServerChildChannel {
        struct Value: ServerChildChannelValue {
            let channel: any Channel
            let outcome: EventLoopFuture<ConnectionOutcome>
        }

        let context: ServerContext

        /// The pipeline that NIO's `configureUpgradableHTTPServerPipeline` builds, with the gate right behind the
        /// decoder.
        func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
            channel.eventLoop.makeCompletedFuture {
                guard context.registry.add(channel) else {
                    // An error here would end the listening socket with it.
                    return Value(
                        channel: channel, outcome: channel.eventLoop.makeFailedFuture(ChannelError.ioOnClosedChannel))
                }
                var decoderLimits = NIOHTTPDecoderLimitConfiguration()
                decoderLimits.maxHeaderFieldSize = context.limits.headBytes
                decoderLimits.maxHeaderListSize = context.limits.headBytes
                decoderLimits.maxHeaderFieldCount = context.limits.headFields
                let encoder = HTTPResponseEncoder()
                let decoder = ByteToMessageHandler(
                    HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: decoderLimits)
                )
                let validator = NIOHTTPResponseHeadersValidator()
                let gate = HTTPGate(server: context)
                let upgrade = NIOTypedHTTPServerUpgradeHandler<ConnectionOutcome>(
                    httpEncoder: encoder,
                    extraHTTPHandlers: [decoder, validator, gate],
                    upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
                        upgraders: [SocketUpgrader(context: context)],
                        notUpgradingCompletionHandler: { channel in
                            channel.eventLoop.makeCompletedFuture {
                                .http(
                                    HTTPConnection(
                                        channel: try NIOAsyncChannel(
                                            wrappingChannelSynchronously: channel,
                                            configuration: .init(isOutboundHalfClosureEnabled: true)
                                        )
                                    )
                                )
                            }
                        }
                    )
                )
                let pipeline = channel.pipeline.syncOperations
                try pipeline.addHandler(encoder)
                try pipeline.addHandler(decoder)
                try pipeline.addHandler(validator)
                try pipeline.addHandler(gate)
                try pipeline.addHandler(upgrade)
                return Value(channel: channel, outcome: upgrade.upgradeResultFuture)
            }
        }

        func handle(value: Value, logger: Logger) async {
            await context.work.handle { await run(value) }
        }

        private func run(_ value: Value) async {
            do {
                switch try await value.outcome.get() {
                case .http(let connection): await connection.run(context: context)
                case .socket(let connection): await connection.run(host: context.host)
                }
            } catch {
                // The connection ended, or broke the protocol, before its first request was whole.
                value.channel.close(promise: nil)
            }
        }
    }
#endif
