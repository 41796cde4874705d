// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

#if Server
    import NIOCore
    import NIOHTTP1
    import NIOWebSocket
    import VitrineWeb

    /// The upgrade of a connection's first request to a socket: our admission, NIO's handshake, our frames.
    ///
    /// NIO's upgrader would install its lenient decoder; only its handshake answer (Sec-WebSocket-Accept) is used.
    final class SocketUpgrader: NIOTypedHTTPServerProtocolUpgrader {
        typealias UpgradeResult = ConnectionOutcome

        private let handshake: NIOTypedWebSocketServerUpgrader<ConnectionOutcome>
        private let context: ServerContext

        var supportedProtocol: String { handshake.supportedProtocol }
        var requiredUpgradeHeaders: [String] { handshake.requiredUpgradeHeaders }

        init(context: ServerContext) {
            self.context = context
            self.handshake = NIOTypedWebSocketServerUpgrader(
                shouldUpgrade: { channel, head in
                    // The gate lets only admitted requests come here as upgrades; this asks for the subprotocol.
                    let admission = SocketAdmission(policy: context.policy)
                    guard
                        case .admit(let subprotocol) = admission.decide(
                            method: head.method.rawValue,
                            headers: WebHeaders(head.headers)
                        )
                    else { return channel.eventLoop.makeSucceededFuture(nil) }
                    var headers = HTTPHeaders()
                    if let subprotocol { headers.add(name: "Sec-WebSocket-Protocol", value: subprotocol) }
                    return channel.eventLoop.makeSucceededFuture(headers)
                },
                upgradePipelineHandler: { channel, _ in
                    channel.eventLoop.makeFailedFuture(ChannelError.inappropriateOperationForState)
                }
            )
        }

        func buildUpgradeResponse(
            channel: any Channel,
            upgradeRequest: HTTPRequestHead,
            initialResponseHeaders: HTTPHeaders
        ) -> EventLoopFuture<HTTPHeaders> {
            handshake.buildUpgradeResponse(
                channel: channel,
                upgradeRequest: upgradeRequest,
                initialResponseHeaders: initialResponseHeaders
            )
        }

        func upgrade(channel: any Channel, upgradeRequest: HTTPRequestHead) -> EventLoopFuture<ConnectionOutcome> {
            channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHandler(SocketHandler(limits: context.limits))
                let messages = try NIOAsyncChannel<String, Never>(
                    wrappingChannelSynchronously: channel,
                    configuration: .init(backPressureStrategy: .init(lowWatermark: 1, highWatermark: 4))
                )
                let outbound = ChannelOutbound(channel: channel, limit: context.limits.outboundBytes)
                context.registry.add(socket: outbound, channel: channel)
                let request = SocketRequest(
                    path: SocketAdmission.path,
                    headers: WebHeaders(upgradeRequest.headers),
                    remoteAddress: context.remoteAddress(channel, upgradeRequest),
                    isSecure: context.isSecure(upgradeRequest)
                )
                context.opened(from: request.remoteAddress)
                return .socket(SocketConnection(request: request, outbound: outbound, channel: messages))
            }
        }
    }
#endif
