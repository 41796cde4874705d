// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// One end of a socket over which a process and its worker send each other messages.
///
/// Any thread may send or post, but for one end only one of both; one message is written as a whole. One thread at a time
/// receives.
package final class MessageChannel: Sendable {
    /// The descriptor at which a worker finds its end.
    static let workerDescriptor: Int32 = 3

    /// The messages that were posted and have not been sent.
    private struct Backlog {
        var bytes: [UInt8] = []
        /// Whether a thread sends what waits; what is posted meanwhile waits, too.
        var isSending = false
        /// Whether the other end was given up.
        var isStuck = false
        /// Whoever waits until all has been sent.
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    /// What the end that posts does with another end that does not read.
    package struct Patience: Hashable, Sendable {
        /// How long nothing may be read of what waits. An end that is well reads on a thread of its own.
        package var time = Duration.seconds(10)
        /// Bytes that may wait: more than a server takes of all requests at once.
        package var room = 256 << 20

        package init() {}
    }

    let descriptor: OwnedDescriptor
    private let patience: Patience
    private let sending = Mutex(())
    private let backlog = Mutex(Backlog())

    init(_ descriptor: OwnedDescriptor, patience: Patience = Patience()) {
        self.descriptor = descriptor
        self.patience = patience
    }

    /// The two ends of a new channel.
    ///
    /// - Parameter patience: What an end that posts does with another one that does not read.
    /// - Returns: The ends, which are alike.
    /// - Throws: `WorkerError` where the system has no socket.
    package static func pair(patience: Patience = Patience()) throws -> (MessageChannel, MessageChannel) {
        let (one, other) = try OwnedDescriptor.socketPair()
        return (MessageChannel(one, patience: patience), MessageChannel(other, patience: patience))
    }

    /// The worker's end, in a process that was started as a worker. Programs that it starts do not inherit the channel.
    ///
    /// - Throws: `WorkerError` in every other process.
    package static func ofThisWorker() throws -> MessageChannel {
        var type: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        guard getsockopt(workerDescriptor, SOL_SOCKET, SO_TYPE, &type, &size) == 0 else {
            throw WorkerError("This command is for workers, which the program starts itself.")
        }
        _ = fcntl(workerDescriptor, F_SETFD, FD_CLOEXEC)
        return MessageChannel(OwnedDescriptor(workerDescriptor))
    }

    /// Sends a message, and waits while the other end has not read enough of those before. A message to an end that is
    /// closed is lost.
    ///
    /// - Throws: `MalformedMessage` for what is too long, or the encoder's error; nothing is sent then.
    package func send(_ message: some Encodable) throws {
        let frame = try MessageFraming.frame(message)
        sending.withLock { _ in
            var sent = 0
            while sent < frame.count {
                let count = frame[sent...].withUnsafeBytes {
                    // Without the flag, writing to a process that has ended would end this one, too.
                    Foundation.send(descriptor.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                sent += count
            }
        }
    }

    // MARK: - Posting

    /// Sends a message and returns at once: what the other end has no room for waits here. A process that is stopped must
    /// keep no thread of this one. A message to an end that is closed is lost.
    ///
    /// - Throws: `MalformedMessage` for what is too long, the encoder's error, or `WorkerError` where the other end has not
    ///   read for long, or has not read too much; nothing is sent then, and nothing more can be.
    package func post(_ message: some Encodable) throws {
        let frame = try MessageFraming.frame(message)
        let begins = try backlog.withLock { backlog throws -> Bool in
            guard !backlog.isStuck else { throw Self.stuck }
            guard !backlog.isSending else {
                guard backlog.bytes.isEmpty || backlog.bytes.count + frame.count <= patience.room else {
                    backlog.isStuck = true
                    backlog.bytes = []
                    throw Self.stuck
                }
                backlog.bytes += frame
                return false
            }
            let rest = sendWithoutWaiting(frame[...])
            guard !rest.isEmpty else { return false }
            backlog.bytes = Array(rest)
            backlog.isSending = true
            return true
        }
        if begins { Thread.detachNewThread { [self] in sendBacklog() } }
    }

    /// Waits until all that was posted is sent, or the other end is closed or given up.
    package func posted() async {
        await withCheckedContinuation { continuation in
            let isOver = backlog.withLock { backlog -> Bool in
                guard backlog.isSending else { return true }
                backlog.waiters.append(continuation)
                return false
            }
            if isOver { continuation.resume() }
        }
    }

    private static var stuck: WorkerError { WorkerError("The process does not read what it is sent.") }

    /// Sends what waits, as fast as the other end reads it, until nothing waits or that end is given up.
    private func sendBacklog() {
        let limit = Int32(clamping: Int((patience.time / .milliseconds(1)).rounded(.up)))
        while let batch = nextBatch() {
            var rest = batch[...]
            while !rest.isEmpty {
                var polled = pollfd(fd: descriptor.number, events: Int16(POLLOUT), revents: 0)
                let count = poll(&polled, 1, limit)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else {
                    endSending(isStuck: true)
                    // Whoever receives from that end hears that it is over.
                    return stopReceiving()
                }
                rest = sendWithoutWaiting(rest)
            }
        }
    }

    /// Takes all that waits; where nothing does, what is posted from now on is sent by whoever posts it.
    private func nextBatch() -> [UInt8]? {
        let batch = backlog.withLock { backlog -> [UInt8] in
            defer { backlog.bytes = [] }
            return backlog.bytes
        }
        if !batch.isEmpty { return batch }
        return endSending(isStuck: false) ? nil : nextBatch()
    }

    /// Ends the thread's work, unless something was posted meanwhile to an end that is not given up.
    @discardableResult
    private func endSending(isStuck: Bool) -> Bool {
        let waiters = backlog.withLock { backlog -> [CheckedContinuation<Void, Never>]? in
            backlog.isStuck = backlog.isStuck || isStuck
            guard backlog.isStuck || backlog.bytes.isEmpty else { return nil }
            backlog.bytes = []
            backlog.isSending = false
            defer { backlog.waiters = [] }
            return backlog.waiters
        }
        guard let waiters else { return false }
        for waiter in waiters { waiter.resume() }
        return true
    }

    /// Sends bytes as far as there is room for them; returns the rest, of which there is none where the other end is closed.
    private func sendWithoutWaiting(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Foundation.send(
                    descriptor.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
            }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN || errno == EWOULDBLOCK { return rest }
            guard count > 0 else { return [] }
            rest = rest.dropFirst(count)
        }
        return rest
    }

    // MARK: - Receiving

    /// Ends the wait for messages, on whichever thread; those that have arrived are still received.
    func stopReceiving() {
        shutdown(descriptor.number, Int32(SHUT_RD))
    }

    /// The messages of the other end, in order, received on a thread that lasts until the other end is closed.
    ///
    /// The stream ends with the other end; it throws `MalformedMessage` where that sends something else than messages.
    ///
    /// - Parameters:
    ///   - type: The type of the messages.
    ///   - onClose: Called on that thread when the other end is closed, whatever the rest of the process does.
    ///   - atOnce: Called on that thread with each message: returns `true` for one that it has handled, which is not in the
    ///     stream then. What takes long, or waits for another message, is not for it.
    /// - Returns: The other messages, each as soon as it is complete.
    package func messages<M: Decodable & Sendable>(
        _ type: M.Type, onClose: @escaping @Sendable () -> Void = {},
        atOnce: @escaping @Sendable (M) -> Bool = { _ in false }
    ) -> AsyncThrowingStream<M, any Error> {
        let (stream, continuation) = AsyncThrowingStream<M, any Error>.makeStream()
        Thread.detachNewThread { [self] in
            var framing = MessageFraming()
            do {
                while let bytes = descriptor.read() {
                    framing.append(bytes)
                    while let message = try framing.next(type) {
                        if !atOnce(message) { continuation.yield(message) }
                    }
                }
                onClose()
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        return stream
    }
}
