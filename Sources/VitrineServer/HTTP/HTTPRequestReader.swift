// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOHTTP1
import VitrineWeb

/// Makes whole requests of a connection's parts, one after the other, and withholds reads while any is unanswered.
///
/// The body of a PUT is held until the request is answered, within a budget that all connections share; every other
/// body is counted and dropped, since nothing reads it. Requests that came in one read are kept in order, so that at
/// most one read's worth waits.
final class HTTPRequestReader: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = Never
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// One request, read to its end or to where it is refused.
    struct Request: Sendable {
        var head: HTTPRequestHead
        var hasBody = false
        /// The body of a PUT.
        var body = ByteBuffer()
        /// The answer of the reader itself, if it refuses the request.
        var refusal: WebResponse?
    }

    /// The requests in their order; ends with the connection.
    let requests: AsyncStream<Request>
    private let output: AsyncStream<Request>.Continuation
    private let limits: ServerLimits
    private let budget: BodyBudget
    /// Whose connection it is, as soon as that is known.
    private let peer: () -> IPAddress?
    private var current: Request?
    private var bodyBytes = 0
    private var unanswered = 0
    private var withholdsRead = false
    /// What this connection has of the budget, and for whom.
    private var held = 0
    private var holder: IPAddress?

    init(limits: ServerLimits, budget: BodyBudget, peer: @escaping () -> IPAddress?) {
        self.limits = limits
        self.budget = budget
        self.peer = peer
        (requests, output) = AsyncStream.makeStream()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        giveBack()
        output.finish()
    }

    func channelInactive(context: ChannelHandlerContext) {
        giveBack()
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
            if let length = head.headers.first(name: "Content-Length").flatMap(Int.init), length > limit(of: head) {
                refuse(tooLarge(head))
            }
        case .body(let bytes):
            guard let head = current?.head else { return }
            bodyBytes += bytes.readableBytes
            current?.hasBody = true
            if bodyBytes > limit(of: head) { return refuse(tooLarge(head)) }
            guard head.method == .PUT else { return }
            guard hold(bytes.readableBytes) else {
                return refuse(.plain(503, "too many uploads", [("Retry-After", "2"), ("Connection", "close")]))
            }
            current?.body.writeImmutableBuffer(bytes)
        case .end:
            deliver()
        }
    }

    private func limit(of head: HTTPRequestHead) -> Int {
        head.method == .PUT ? limits.partBytes : limits.bodyBytes
    }

    private func tooLarge(_ head: HTTPRequestHead) -> WebResponse {
        .plain(413, "request body over \(limit(of: head)) bytes", [("Connection", "close")])
    }

    private func refuse(_ refusal: WebResponse) {
        current?.refusal = refusal
        current?.body = ByteBuffer()
        deliver()
    }

    private func deliver() {
        guard let request = current else { return }
        current = nil
        unanswered += 1
        output.yield(request)
    }

    /// Called when the oldest request was answered: the next one may be read.
    func answered(_ context: ChannelHandlerContext) {
        unanswered -= 1
        guard unanswered == 0 else { return }
        // What has come of the next one meanwhile stays held.
        giveBack(keeping: current?.body.readableBytes ?? 0)
        guard withholdsRead else { return }
        withholdsRead = false
        context.read()
    }

    // MARK: - The budget

    private func hold(_ count: Int) -> Bool {
        if held == 0 { holder = peer() }
        guard budget.take(count, for: holder) else { return false }
        held += count
        return true
    }

    private func giveBack(keeping rest: Int = 0) {
        guard held > rest else { return }
        budget.giveBack(held - rest, of: holder)
        held = rest
    }
}
