// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore
import VitrineWeb

/// Takes the PROXY header off the front of a connection and leaves; a connection without one is closed.
///
/// The gate's deadline for the first head runs meanwhile, and the header is at most 4 KB.
final class ProxyHeaderHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private var bytes: [UInt8] = []
    /// Told the browser's address; false when it is not let in.
    private let identify: (IPAddress?) -> Bool
    private let refusals: RefusalLog

    init(refusals: RefusalLog, identify: @escaping (IPAddress?) -> Bool) {
        self.refusals = refusals
        self.identify = identify
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        bytes += unwrapInboundIn(data).readableBytesView
        switch ProxyHeader.read(bytes) {
        case .incomplete:
            break
        case .invalid:
            refusals.note(
                .proxyHeader,
                "a connection of \(context.remoteAddress?.ipAddress ?? "nobody") began without a PROXY header; let "
                    + "the balancer send one, or start the server without --proxy-protocol")
            context.close(promise: nil)
        case .header(let header, let length):
            guard identify(header.source) else { return context.close(promise: nil) }
            let rest = Array(bytes.dropFirst(length))
            bytes = []
            if !rest.isEmpty { context.fireChannelRead(wrapInboundOut(ByteBuffer(bytes: rest))) }
            context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
        }
    }
}
