// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// One end of a socket over which a process and its worker send each other messages.
///
/// Any thread may send; one message is written as a whole. One thread at a time receives.
package final class MessageChannel: Sendable {
    /// The descriptor at which a worker finds its end.
    static let workerDescriptor: Int32 = 3

    let descriptor: OwnedDescriptor
    private let sending = Mutex(())

    init(_ descriptor: OwnedDescriptor) {
        self.descriptor = descriptor
    }

    /// The two ends of a new channel.
    package static func pair() throws -> (MessageChannel, MessageChannel) {
        let (one, other) = try OwnedDescriptor.socketPair()
        return (MessageChannel(one), MessageChannel(other))
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
