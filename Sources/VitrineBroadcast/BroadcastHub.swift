// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The channels of a process.
///
/// Invariants: all receivers get the messages in one order, each once; a receiver whose task has ended is forgotten.
/// All members may be used on any thread.
package final class BroadcastHub: @unchecked Sendable {
    /// What a receiver did not get.
    package enum Loss: Hashable, Sendable {
        /// It was slow, and its oldest messages were dropped.
        case slow(channel: String, messages: Int)
        /// It expects another type than the one that was sent.
        case unreadable(channel: String, reason: String)
    }

    /// The hub of this process.
    package static let shared = BroadcastHub()

    /// How many messages wait for a receiver.
    package static let buffer = 256

    // Recursive, since decoding runs code of the app's, which may send. What is below is used with it only.
    private let lock = NSRecursiveLock()
    private var receivers: [String: [ObjectIdentifier: any Receivers]] = [:]
    private var lastNumber = 0
    private var link: (@Sendable (BroadcastMessage) -> Void)?
    private var onLoss: @Sendable (Loss) -> Void = { _ in }

    package init() {}

    /// Connects this process with others: what is sent goes there, and is received when it comes back.
    ///
    /// - Parameter link: Sends a message to all processes, this one among them, which gives it to `deliver(_:)`.
    package func connect(_ link: @escaping @Sendable (BroadcastMessage) -> Void) {
        lock.withLock { self.link = link }
    }

    /// Sets who is told what receivers did not get.
    package func report(_ onLoss: @escaping @Sendable (Loss) -> Void) {
        lock.withLock { self.onLoss = onLoss }
    }

    /// Sends a message to all processes.
    func publish(_ message: BroadcastMessage) {
        if let link = lock.withLock({ self.link }) { link(message) } else { deliver(message) }
    }

    /// Gives a message to the receivers of this process.
    package func deliver(_ message: BroadcastMessage) {
        lock.withLock {
            guard let groups = receivers[message.channel] else { return }
            for group in groups.values {
                do {
                    let dropped = try group.receive(message)
                    if dropped > 0 { onLoss(.slow(channel: message.channel, messages: dropped)) }
                } catch {
                    onLoss(.unreadable(channel: message.channel, reason: "\(error)"))
                }
            }
        }
    }

    /// The messages of a channel from now on.
    func messages<Message: Codable & Sendable>(of channel: String) -> AsyncStream<Message> {
        let (stream, continuation) = AsyncStream<Message>.makeStream(bufferingPolicy: .bufferingNewest(Self.buffer))
        let type = ObjectIdentifier(Message.self)
        let number = lock.withLock {
            lastNumber += 1
            let known = receivers[channel]?[type] as? ReceiversOf<Message>
            let group = known ?? ReceiversOf<Message>()
            group.continuations[lastNumber] = continuation
            receivers[channel, default: [:]][type] = group
            return lastNumber
        }
        continuation.onTermination = { [weak self] _ in self?.forget(number, of: channel, type) }
        return stream
    }

    /// The number of receivers of a channel.
    package func receiverCount(of channel: String) -> Int {
        lock.withLock { receivers[channel, default: [:]].values.reduce(0) { $0 + $1.count } }
    }

    private func forget(_ number: Int, of channel: String, _ type: ObjectIdentifier) {
        lock.withLock {
            guard let group = receivers[channel]?[type] else { return }
            group.forget(number)
            guard group.count == 0 else { return }
            receivers[channel]?[type] = nil
            if receivers[channel]?.isEmpty == true { receivers[channel] = nil }
        }
    }
}

/// Those who receive a channel's messages as one type.
private protocol Receivers: AnyObject {
    var count: Int { get }
    /// Reads a message once and gives it to all; returns how many older ones were dropped for it.
    func receive(_ message: BroadcastMessage) throws -> Int
    func forget(_ number: Int)
}

private final class ReceiversOf<Message: Codable & Sendable>: Receivers {
    var continuations: [Int: AsyncStream<Message>.Continuation] = [:]

    var count: Int { continuations.count }

    func receive(_ message: BroadcastMessage) throws -> Int {
        let value = try message.decoded(as: Message.self)
        var dropped = 0
        for continuation in continuations.values {
            if case .dropped = continuation.yield(value) { dropped += 1 }
        }
        return dropped
    }

    func forget(_ number: Int) { continuations[number] = nil }
}
