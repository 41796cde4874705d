// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore

/// The protocol side of one socket: strict frames in, frames out, heartbeats, timeouts and the closing handshake.
///
/// It is the only handler between the channel and the stream of messages. Invariants: at most one close frame is sent, and
/// nothing after it; no message is passed on once closing has begun; closing ends within the close timeout.
final class SocketHandler: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = String
    typealias OutboundIn = SocketFrame
    typealias OutboundOut = ByteBuffer

    private enum Phase {
        case open
        /// Our close frame was sent, the peer's has not arrived.
        case closing
        /// Both close frames were exchanged, or the peer was given up.
        case done
    }

    private let limits: ServerLimits
    private var reader: FrameReader
    private var phase = Phase.open
    private var lastHeard = NIODeadline.distantPast
    /// False while the stream of messages is full and withholds reads: a peer does not count as silent meanwhile.
    private var isReading = true
    /// The payload of the newest unanswered ping of a peer that does not read; older pings need no answer.
    private var owedPong: ByteBuffer?
    private var heartbeat: Scheduled<Void>?
    private var helloTimer: Scheduled<Void>?
    private var messageTimer: Scheduled<Void>?
    private var closeTimer: Scheduled<Void>?

    init(limits: ServerLimits) {
        self.limits = limits
        self.reader = FrameReader(
            helloLimit: limits.helloBytes,
            messageLimit: limits.messageBytes,
            fragmentLimit: limits.messageFragments
        )
    }

    // MARK: Life

    func handlerAdded(context: ChannelHandlerContext) {
        lastHeard = context.eventLoop.now
        scheduleHeartbeat(context)
        helloTimer = schedule(context, in: limits.helloTimeout) { handler, context in
            handler.startClosing(context, CloseCode.policyViolation, "no hello")
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        cancelTimers()
    }

    func channelInactive(context: ChannelHandlerContext) {
        phase = .done
        cancelTimers()
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // After resets and failed writes no close frame can be sent.
        finish(context)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case ChannelEvent.inputClosed:
            finish(context)
        case is ChannelShouldQuiesceEvent:
            // The registry closes sockets with 1001 once the host has informed its sessions.
            break
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    // MARK: In

    func read(context: ChannelHandlerContext) {
        isReading = true
        context.read()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        lastHeard = context.eventLoop.now
        guard phase != .done else { return }
        reader.append(unwrapInboundIn(data))
        while let event = reader.next() {
            handle(event, context)
            if phase == .done { return }
        }
        watchPartialMessage(context)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        isReading = false
        context.fireChannelReadComplete()
        // While closing no messages are taken any more, but the peer's close frame has to be read.
        if phase == .closing { read(context: context) }
    }

    private func handle(_ event: FrameReader.Event, _ context: ChannelHandlerContext) {
        switch event {
        case .text(let text):
            helloTimer?.cancel()
            if phase == .open { context.fireChannelRead(wrapInboundOut(text)) }
        case .ping(let payload):
            guard phase == .open else { break }
            if context.channel.isWritable {
                send(.pong(payload), context)
            } else {
                owedPong = payload
            }
        case .pong:
            break
        case .close(let code):
            if phase == .open {
                context.writeAndFlush(
                    wrapOutboundOut(
                        SocketFrame.close(code: code ?? CloseCode.normal, reason: "")
                            .encoded(allocator: context.channel.allocator)
                    ),
                    promise: nil
                )
            }
            finish(context)
        case .violation(let code, let reason):
            if phase == .open { startClosing(context, code, reason) } else { finish(context) }
        }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable, phase == .open, let payload = owedPong {
            owedPong = nil
            send(.pong(payload), context)
        }
        context.fireChannelWritabilityChanged()
    }

    // MARK: Out

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard phase == .open else {
            promise?.fail(ChannelError.outputClosed)
            return
        }
        let frame = unwrapOutboundIn(data)
        if case .close(let code, let reason) = frame {
            startClosing(context, code, reason, promise)
        } else {
            context.write(wrapOutboundOut(frame.encoded(allocator: context.channel.allocator)), promise: promise)
        }
    }

    private func send(_ frame: SocketFrame, _ context: ChannelHandlerContext) {
        context.writeAndFlush(wrapOutboundOut(frame.encoded(allocator: context.channel.allocator)), promise: nil)
    }

    // MARK: Closing

    private func startClosing(
        _ context: ChannelHandlerContext,
        _ code: UInt16,
        _ reason: String,
        _ promise: EventLoopPromise<Void>? = nil
    ) {
        guard phase == .open else {
            promise?.fail(ChannelError.outputClosed)
            return
        }
        phase = .closing
        cancelTimers()
        // Closing at once would leave unread bytes, and the reset that follows can overtake the close frame.
        closeTimer = schedule(context, in: limits.closeTimeout) { handler, context in handler.finish(context) }
        let frame = SocketFrame.close(code: code, reason: reason)
        context.writeAndFlush(
            wrapOutboundOut(frame.encoded(allocator: context.channel.allocator)),
            promise: promise
        )
        if !isReading { read(context: context) }
    }

    private func finish(_ context: ChannelHandlerContext) {
        guard phase != .done else { return }
        phase = .done
        cancelTimers()
        context.close(promise: nil)
    }

    // MARK: Timers

    private func scheduleHeartbeat(_ context: ChannelHandlerContext) {
        heartbeat = schedule(context, in: limits.pingInterval) { handler, context in
            let silence = context.eventLoop.now - handler.lastHeard
            if handler.isReading, silence >= TimeAmount(handler.limits.pingTimeout) {
                handler.startClosing(context, CloseCode.goingAway, "no answer to pings")
                handler.finish(context)
            } else {
                handler.send(.ping, context)
                handler.scheduleHeartbeat(context)
            }
        }
    }

    /// Ends a message that is dripped: it has begun, and it is still the same one when the time is over.
    private func watchPartialMessage(_ context: ChannelHandlerContext) {
        guard phase == .open, reader.isPartial else {
            messageTimer?.cancel()
            messageTimer = nil
            return
        }
        guard messageTimer == nil else { return }
        let count = reader.messageCount
        messageTimer = schedule(context, in: limits.messageTimeout) { handler, context in
            handler.messageTimer = nil
            if handler.reader.messageCount == count {
                handler.startClosing(context, CloseCode.policyViolation, "message took too long")
            } else {
                handler.watchPartialMessage(context)
            }
        }
    }

    private func schedule(
        _ context: ChannelHandlerContext,
        in time: Duration,
        _ action: @escaping (SocketHandler, ChannelHandlerContext) -> Void
    ) -> Scheduled<Void> {
        let bound = NIOLoopBound((handler: self, context: context, action: action), eventLoop: context.eventLoop)
        return context.eventLoop.scheduleTask(in: TimeAmount(time)) {
            let (handler, context, action) = bound.value
            if handler.phase != .done { action(handler, context) }
        }
    }

    private func cancelTimers() {
        heartbeat?.cancel()
        helloTimer?.cancel()
        messageTimer?.cancel()
        closeTimer?.cancel()
        messageTimer = nil
    }
}
