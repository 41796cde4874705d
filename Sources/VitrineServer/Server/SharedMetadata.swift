// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore

/// The generic types of a connection, made known to the runtime once, before two event loops can need them at a
/// time.
///
/// Two threads that instantiate the first `NIOAsyncChannel` together can crash in Swift 6.3.1's runtime (a null
/// pointer in `swift_initStructMetadata`, seen once in about ten runs of the tests).
enum SharedMetadata {
    static let types: [Any.Type] = [
        NIOAsyncChannelInboundStream<String>.self,
        NIOAsyncChannel<String, Never>.self,
        HTTPConnection.self,
        SocketConnection.self,
        AsyncStream<HTTPRequestReader.Request>.self,
        LiveChildChannel.Value.self,
        NIOAsyncChannel<LiveChildChannel.Value, Never>.self,
    ]
}
