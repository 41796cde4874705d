// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOHTTP1
import VitrineWeb

/// Watches one HTTP connection from its first byte: deadlines, unreadable requests, leaving, and a clean end.
///
/// It stands between the decoder and whoever answers, from the accept on, because a half-sent first request would
/// otherwise be nobody's: it would stay open for ever and hold up a shutdown. One deadline is armed at any time, for the
/// step the connection is in; bytes that trickle in do not extend it. An upgrade to a socket removes the gate.
final class HTTPGate: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private let limits: ServerLimits
    /// Requests whose head has been read and whose response has not ended.
    private var outstanding = 0
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
        if isLingering {
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
        guard let error = error as? HTTPParserError, outstanding == 0 else {
            // Broken in the middle of a request or a response: nothing readable can follow.
            context.close(promise: nil)
            return
        }
        let response: WebResponse =
            switch error {
            case .headerOverflow: .plain(431, "request head over \(limits.headBytes) bytes")
            case .invalidVersion: .plain(505, "HTTP/1.1 expected")
            default: .plain(400, "not an HTTP request")
            }
        let head = HTTPResponseHead(response, isSecure: false, keepsAlive: false)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: response.body)))), promise: nil)
        linger(context, after: context.writeAndFlush(wrapOutboundOut(.end(nil))))
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is ChannelShouldQuiesceEvent:
            // A whole request gets its answer; half of one, or none, has nothing to wait for.
            if outstanding == 0 || isReadingBody {
                context.close(promise: nil)
            } else {
                closesAfterResponse = true
            }
        case ChannelEvent.inputClosed:
            peerHasFinished = true
            if isLingering || outstanding == 0 || isReadingBody {
                context.close(promise: nil)
            } else {
                closesAfterResponse = true
            }
            context.fireUserInboundEventTriggered(event)
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    // MARK: Out

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(var head) where head.status.code >= 200:
            if closesAfterResponse { head.headers.replaceOrAdd(name: "Connection", value: "close") }
            if head.headers[canonicalForm: "connection"].contains(where: { $0.lowercased() == "close" }) {
                closesAfterResponse = true
            }
            context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .end where outstanding > 0:
            outstanding -= 1
            if closesAfterResponse {
                let written = promise ?? context.eventLoop.makePromise()
                context.writeAndFlush(data, promise: written)
                linger(context, after: written.futureResult)
            } else {
                context.write(data, promise: promise)
                if outstanding == 0 { arm(context) }
            }
        default:
            context.write(data, promise: promise)
        }
    }

    /// Ends our side once the bytes have left, and reads on for a moment: a reset would take the response with it.
    private func linger(_ context: ChannelHandlerContext, after written: EventLoopFuture<Void>) {
        isLingering = true
        arm(context)
        let bound = NIOLoopBound((gate: self, context: context), eventLoop: context.eventLoop)
        written.whenComplete { _ in
            let (gate, context) = bound.value
            if gate.peerHasFinished {
                context.close(promise: nil)
            } else {
                context.close(mode: .output, promise: nil)
                gate.arm(context)
            }
        }
    }
}
