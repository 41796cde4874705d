// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Says why connections are not accepted; NIO tries again a second later and keeps it to itself.
final class AcceptErrorHandler: ChannelInboundHandler, Sendable {
    typealias InboundIn = any Channel

    private let refusals: RefusalLog

    init(refusals: RefusalLog) {
        self.refusals = refusals
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if let code = (error as? IOError)?.errnoCode, [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(code) {
            refusals.note(
                .descriptors,
                "connections wait: \(String(cString: strerror(code))); raise the limit of open files "
                    + "(ulimit -n, LimitNOFILE=)")
        }
        context.fireErrorCaught(error)
    }
}
