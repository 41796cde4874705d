// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

#if Server
    import NIOCore
    import NIOHTTP1
    import NIOWebSocket

    /// The generic types of a connection, made known to the runtime once, before two event loops can need them at a
    /// time.
    ///
    /// Two threads that instantiate the first `NIOAsyncChannel` together can crash in Swift 6.3.1's runtime (a null
    /// pointer in `swift_initStructMetadata`, seen once in about ten runs of the tests).
    enum SharedMetadata {
        static let types: [Any.Type] = [
            NIOAsyncChannelInboundStream<HTTPServerRequestPart>.self,
            NIOAsyncChannelOutboundWriter<HTTPServerResponsePart>.self,
            NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>.self,
            NIOAsyncChannelInboundStream<String>.self,
            NIOAsyncChannel<String, Never>.self,
            HTTPConnection.self,
            SocketConnection.self,
            ConnectionOutcome.self,
            EventLoopFuture<ConnectionOutcome>.self,
            LiveChildChannel.Value.self,
            NIOAsyncChannel<LiveChildChannel.Value, Never>.self,
            NIOTypedWebSocketServerUpgrader<ConnectionOutcome>.self,
            NIOTypedHTTPServerUpgradeConfiguration<ConnectionOutcome>.self,
            NIOTypedHTTPServerUpgradeHandler<ConnectionOutcome>.self,
        ]
    }
#endif
