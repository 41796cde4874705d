// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A worker as the process sees it that started it: messages to it, messages from it, and how it ended.
///
/// One thread waits for events, asks for the error output and ends it; any thread may send to it and kill it.
///
/// Invariants: the messages that a worker sent are handed out before its end; a worker whose channel is closed or carries
/// something else than messages is ended; a worker that nobody keeps is ended; no process is left as a zombie.
package final class WorkerProcess<Message: Decodable & Sendable>: Sendable {
    /// The events of a worker process.
    package enum Event: Sendable {
        case message(Message)
        case ended(WorkerEnd)
        /// The given time came first.
        case timedOut
    }

    private struct Reading {
        var framing = MessageFraming()
        var errorOutput: [UInt8] = []
        var hasErrorStream = true
        var end: WorkerEnd?
    }

    private let launch: WorkerLaunch
    private let channel: MessageChannel
    private let errors: OwnedDescriptor
    private let reading = Mutex(Reading())
    /// The id of the process, until it was waited for.
    private let running: Mutex<pid_t?>

    /// Starts a worker.
    ///
    /// - Throws: `WorkerError`.
    package init(_ launch: WorkerLaunch) throws {
        let (near, far) = try OwnedDescriptor.socketPair()
        let (reading, writing) = try OwnedDescriptor.pipe()
        self.launch = launch
        channel = MessageChannel(near)
        errors = reading
        running = Mutex(try launch.start(channel: far, errors: writing))
    }

    deinit { _ = reap() }

    // MARK: - Talking

    /// Sends a message. One to a worker that has ended is lost: that it ended is the next event.
    ///
    /// - Throws: What `MessageChannel.send(_:)` throws.
    package func send(_ message: some Encodable) throws {
        try channel.send(message)
    }

    /// Sends a message and returns at once, whether or not the worker reads. One to a worker that has ended is lost.
    ///
    /// - Throws: What `MessageChannel.post(_:)` throws.
    package func post(_ message: some Encodable) throws {
        try channel.post(message)
    }

    /// Waits until all that was posted is sent, or the worker has ended or does not read.
    package func posted() async { await channel.posted() }

    /// Waits for the next event, until a time if one is given. After the end it is the end again.
    package func next(until deadline: ContinuousClock.Instant? = nil) -> Event {
        reading.withLock { reading in
            while true {
                if let end = reading.end { return .ended(end) }
                do {
                    if let message = try reading.framing.next(Message.self) { return .message(message) }
                } catch {
                    return .ended(finish(&reading, malformed: error as? MalformedMessage))
                }
                guard let ready = wait(withErrors: reading.hasErrorStream, until: deadline) else { return .timedOut }
                if ready.errors { readErrors(&reading) }
                if ready.messages {
                    guard let bytes = channel.descriptor.read() else { return .ended(finish(&reading)) }
                    reading.framing.append(bytes)
                }
            }
        }
    }

    /// The events of the worker, waited for on a thread of their own; the last one is its end. Whoever lets the stream
    /// go ends the worker.
    package func events() -> AsyncStream<Event> {
        events { event -> Event? in event }
    }

    /// What a closure makes of the events of the worker, which are waited for on a thread of their own. Whoever lets the
    /// stream go ends the worker.
    ///
    /// - Parameter transform: Called on that thread with each event, the end being the last one: returns what is in the stream
    ///   for it, or `nil` for nothing. What takes long, or waits for another message, is not for it.
    /// - Returns: The values.
    package func events<Value: Sendable>(_ transform: @escaping @Sendable (Event) -> Value?) -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream<Value>.makeStream()
        continuation.onTermination = { [weak self] _ in self?.kill() }
        Thread.detachNewThread { [self] in
            var hasEnded = false
            while !hasEnded {
                let event = next()
                if case .ended = event { hasEnded = true }
                if let value = transform(event) { continuation.yield(value) }
            }
            continuation.finish()
        }
        return stream
    }

    /// The last of what the worker wrote to its error stream, as far as events were waited for.
    package var errorOutput: String {
        reading.withLock { String(decoding: $0.errorOutput, as: UTF8.self) }
    }

    /// Forgets what the worker has written to its error stream.
    package func forgetErrorOutput() {
        reading.withLock { $0.errorOutput.removeAll(keepingCapacity: true) }
    }

    // MARK: - Ending

    /// Ends the worker at once; its end is the next event but for messages that it has sent.
    package func kill() {
        running.withLock { pid in
            if let pid { _ = Foundation.kill(pid, SIGKILL) }
        }
        // A program that the worker started may keep the other end open.
        channel.stopReceiving()
    }

    /// Ends the worker at once and returns how it ended. Messages that were not handed out are lost.
    package func end() -> WorkerEnd {
        reading.withLock { $0.end ?? finish(&$0) }
    }

    /// Ends the process and waits for it, once; returns its status.
    ///
    /// A process whose files the system closes because it ends keeps its own status.
    private func reap() -> Int32 {
        running.withLock { running in
            guard let pid = running else { return 0 }
            _ = Foundation.kill(pid, SIGKILL)
            var status: Int32 = 0
            while waitpid(pid, &status, 0) < 0, errno == EINTR {}
            running = nil
            return status
        }
    }

    private func finish(_ reading: inout Reading, malformed: MalformedMessage? = nil) -> WorkerEnd {
        let status = reap()
        // What it said last may still be in the pipe. The pipe's end is not waited for: a program that the worker
        // started could keep it open for ever.
        while reading.hasErrorStream {
            var polled = pollfd(fd: errors.number, events: Int16(POLLIN), revents: 0)
            guard poll(&polled, 1, 0) > 0 else { break }
            readErrors(&reading)
        }
        let text = String(decoding: reading.errorOutput, as: UTF8.self)
        let end = WorkerEnd(status: status, errorOutput: text, malformed: malformed)
        reading.end = end
        return end
    }

    // MARK: - Reading

    /// Waits until there is something to read; `nil` where the time came first.
    private func wait(
        withErrors hasErrorStream: Bool, until deadline: ContinuousClock.Instant?
    ) -> (messages: Bool, errors: Bool)? {
        let events = Int16(POLLIN)
        var polled = [
            pollfd(fd: channel.descriptor.number, events: events, revents: 0),
            pollfd(fd: hasErrorStream ? errors.number : -1, events: events, revents: 0),
        ]
        while true {
            var milliseconds: Int32 = -1
            if let deadline {
                let left = (deadline - .now) / .milliseconds(1)
                guard left > 0 else { return nil }
                milliseconds = Int32(min(left.rounded(.up), 1_000_000))
            }
            guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { continue }
            return (polled[0].revents != 0, polled[1].revents != 0)
        }
    }

    private func readErrors(_ reading: inout Reading) {
        guard let bytes = errors.read() else { return reading.hasErrorStream = false }
        if launch.forwardsErrorOutput { try? FileHandle.standardError.write(contentsOf: Data(bytes)) }
        reading.errorOutput += bytes
        let excess = reading.errorOutput.count - launch.keptErrorOutput
        if excess > 0 { reading.errorOutput.removeFirst(excess) }
    }
}
