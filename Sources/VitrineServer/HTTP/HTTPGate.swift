// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOHTTP1
import VitrineWeb

/// Watches one HTTP connection from its first byte: deadlines, unreadable requests, leaving, and a clean end.
///
/// It stands between the decoder and the responder, from the accept on, because a half-sent first request would
/// otherwise belong to no handler: it would stay open for ever and hold up a shutdown. One deadline is armed at any
/// time, for the step the connection is in; bytes that trickle in do not extend it. An upgrade to a socket removes
/// the gate.
final class HTTPGate: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private let limits: ServerLimits
    /// Requests whose head has been read and whose response has not ended.
    private var outstanding = 0
    /// Responses that have ended but not left: a slow reader may take longer than an idle connection may last.
    private var unflushed = 0
    private var isReadingBody = false
    private var closesAfterResponse = false
    /// The last response has left or is leaving; what still comes in is dropped.
    private var isLingering = false
    private var peerHasFinished = false
    private var deadline: Scheduled<Void>?

    init(limits: ServerLimits) {
        self.limits = limits
    }

    // MARK: Life

    func handlerAdded(context: ChannelHandlerContext) {
        arm(context)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        deadline?.cancel()
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        context.fireChannelInactive()
    }

    private func arm(_ context: ChannelHandlerContext) {
        deadline?.cancel()
        let time: Duration
        if unflushed > 0 {
            time = limits.responseTimeout
        } else if isLingering {
            time = limits.lingerTimeout
        } else if isReadingBody {
            time = limits.bodyTimeout
        } else if outstanding > 0 {
            time = limits.responseTimeout
        } else {
            time = limits.headTimeout
        }
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        deadline = context.eventLoop.scheduleTask(in: TimeAmount(time)) { bound.value.close(promise: nil) }
    }

    // MARK: In

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isLingering else { return }
        switch unwrapInboundIn(data) {
        case .head:
            outstanding += 1
            isReadingBody = true
            arm(context)
        case .body:
            break
        case .end:
            isReadingBody = false
            arm(context)
        }
        context.fireChannelRead(data)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard !isLingering else { return }
        // One that broke in its body is answered, unless another one's answer comes first or is under way.
        guard let error = error as? HTTPParserError, outstanding == (isReadingBody ? 1 : 0) else {
            context.close(promise: nil)
            return
        }
        outstanding = 0
        let response: WebResponse =
            switch error {
            case .headerOverflow:
                .plain(431, "request head over \(limits.headBytes) bytes or \(limits.headFields) fields")
            case .invalidVersion: .plain(505, "HTTP/1.1 expected")
            default: .plain(400, "not an HTTP request")
            }
        let head = HTTPResponseHead(response, isSecure: false, keepsAlive: false)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: response.body)))), promise: nil)
        isLingering = true
        let written = context.eventLoop.makePromise(of: Void.self)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: written)
        awaitFlush(context, written.futureResult)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is ChannelShouldQuiesceEvent:
            // A whole request gets its answer; half of one, or none, has nothing to wait for.
            closeWhenAnswered(context)
        case ChannelEvent.inputClosed:
            peerHasFinished = true
            closeWhenAnswered(context)
            context.fireUserInboundEventTriggered(event)
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    private func closeWhenAnswered(_ context: ChannelHandlerContext) {
        if isReadingBody || (outstanding == 0 && unflushed == 0) {
            context.close(promise: nil)
        } else {
            closesAfterResponse = true
        }
    }

    // MARK: Out

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard !isLingering else {
            promise?.fail(ChannelError.outputClosed)
            return
        }
        switch unwrapOutboundIn(data) {
        case .head(var head) where head.status.code >= 200:
            if closesAfterResponse { head.headers.replaceOrAdd(name: "Connection", value: "close") }
            if head.headers[canonicalForm: "connection"].contains(where: { $0.lowercased() == "close" }) {
                closesAfterResponse = true
            }
            context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .end where outstanding > 0:
            outstanding -= 1
            isLingering = closesAfterResponse
            let written = promise ?? context.eventLoop.makePromise()
            context.write(data, promise: written)
            if isLingering { context.flush() }
            awaitFlush(context, written.futureResult)
        case .body:
            // A file leaves in pieces: each shows that the peer still reads.
            let written = promise ?? context.eventLoop.makePromise()
            context.write(data, promise: written)
            let bound = NIOLoopBound((gate: self, context: context), eventLoop: context.eventLoop)
            written.futureResult.whenSuccess { bound.value.gate.arm(bound.value.context) }
        default:
            context.write(data, promise: promise)
        }
    }

    private func awaitFlush(_ context: ChannelHandlerContext, _ written: EventLoopFuture<Void>) {
        unflushed += 1
        arm(context)
        let bound = NIOLoopBound((gate: self, context: context), eventLoop: context.eventLoop)
        written.whenComplete { _ in
            let (gate, context) = bound.value
            gate.flushed(context)
        }
    }

    /// After the last response our side ends, and is read from for a moment: a reset would take the response with
    /// it.
    private func flushed(_ context: ChannelHandlerContext) {
        unflushed -= 1
        if unflushed == 0, outstanding == 0, closesAfterResponse { isLingering = true }
        if unflushed == 0, isLingering {
            if peerHasFinished {
                context.close(promise: nil)
                return
            }
            context.close(mode: .output, promise: nil)
        }
        arm(context)
    }
}
