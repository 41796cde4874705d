// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOHTTP1
import VitrineWeb

/// Makes whole requests of a connection's parts, one after the other, and withholds reads while any is unanswered.
///
/// Bodies are counted and dropped: nothing that is served reads one. Requests that came in one read are kept in
/// order, so that at most one read's worth waits.
final class HTTPRequestReader: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = Never
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// One request, read to its end or to where it is refused.
    struct Request: Sendable {
        var head: HTTPRequestHead
        var hasBody = false
        /// The answer of the reader itself, if it refuses the request.
        var refusal: WebResponse?
    }

    /// The requests in their order; ends with the connection.
    let requests: AsyncStream<Request>
    private let output: AsyncStream<Request>.Continuation
    private let bodyLimit: Int
    private var current: Request?
    private var bodyBytes = 0
    private var unanswered = 0
    private var withholdsRead = false

    init(bodyLimit: Int) {
        self.bodyLimit = bodyLimit
        (requests, output) = AsyncStream.makeStream()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        output.finish()
    }

    func channelInactive(context: ChannelHandlerContext) {
        output.finish()
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // The gate has answered an unreadable request; after a failed write no answer can be sent.
        context.close(promise: nil)
    }

    func read(context: ChannelHandlerContext) {
        if unanswered > 0 { withholdsRead = true } else { context.read() }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            bodyBytes = 0
            current = Request(head: head)
            if let length = head.headers.first(name: "Content-Length").flatMap(Int.init), length > bodyLimit {
                refuseBody()
            }
        case .body(let bytes):
            bodyBytes += bytes.readableBytes
            current?.hasBody = true
            if bodyBytes > bodyLimit { refuseBody() }
        case .end:
            deliver()
        }
    }

    private func refuseBody() {
        current?.refusal = .plain(413, "request body over \(bodyLimit) bytes", [("Connection", "close")])
        deliver()
    }

    private func deliver() {
        guard let request = current else { return }
        current = nil
        unanswered += 1
        output.yield(request)
    }

    /// The oldest request has its answer: the next may be read.
    func answered(_ context: ChannelHandlerContext) {
        unanswered -= 1
        guard unanswered == 0, withholdsRead else { return }
        withholdsRead = false
        context.read()
    }
}
