// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore
import Synchronization
import VitrineWeb

/// The way out of one socket, with a bound on what waits for a peer that does not read.
///
/// Bytes count from `send` until the kernel has them. Everything may be called from any thread; order is the
/// callers' order as long as one caller at a time sends, which is what a session does.
final class ChannelOutbound: SocketOutbound {
    private struct State {
        var waiting = 0
        var isClosed = false
    }

    private let channel: any Channel
    private let limit: Int
    private let counters: ServerCounters
    private let state = Mutex(State())

    init(channel: any Channel, limit: Int, counters: ServerCounters) {
        self.channel = channel
        self.limit = limit
        self.counters = counters
    }

    /// Whether this side has asked for the end.
    var isClosed: Bool { state.withLock { $0.isClosed } }

    func send(_ text: String) {
        let size = text.utf8.count
        enum Verdict { case write, overflow, drop }
        let verdict = state.withLock { state -> Verdict in
            guard !state.isClosed else { return .drop }
            guard state.waiting == 0 || state.waiting + size <= limit else { return .overflow }
            state.waiting += size
            return .write
        }
        switch verdict {
        case .drop:
            break
        case .overflow:
            close(code: CloseCode.tryAgainLater, reason: "too slow")
        case .write:
            counters.sent(bytes: size)
            channel.writeAndFlush(SocketFrame.text(text)).whenComplete { _ in
                self.state.withLock { $0.waiting -= size }
            }
        }
    }

    func close(code: UInt16, reason: String) {
        let isFirst = state.withLock { state in
            defer { state.isClosed = true }
            return !state.isClosed
        }
        guard isFirst else { return }
        channel.writeAndFlush(SocketFrame.close(code: code, reason: reason), promise: nil)
    }
}
