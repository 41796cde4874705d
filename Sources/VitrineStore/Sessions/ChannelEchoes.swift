// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBroadcast

/// A message of a channel on its way over a store.
struct ChannelEnvelope: Codable, Hashable, Sendable {
    /// The process that sent it.
    var process: String
    /// Counts the messages of that process.
    var number: Int
    var message: BroadcastMessage
}

/// What a process has sent to its store and not heard back.
///
/// A process receives its own messages as all others do, when they come back from the store, so that all have one order.
/// Where the store is down they are received in this process alone.
///
/// Invariants: each own message is received once, whatever comes back and whatever does not; own messages are received in
/// the order in which they were sent.
struct ChannelEchoes {
    let process: String
    /// Whether this process hears what the store publishes.
    private(set) var isListening = false
    private var last = 0
    /// Own messages that were not received yet, in order.
    private var awaited: [ChannelEnvelope] = []

    /// - Parameter process: Names the process.
    init(process: String) {
        self.process = process
    }

    /// A message is to be sent.
    ///
    /// - Returns: What is sent.
    mutating func sent(_ message: BroadcastMessage) -> ChannelEnvelope {
        last += 1
        let envelope = ChannelEnvelope(process: process, number: last, message: message)
        awaited.append(envelope)
        return envelope
    }

    /// The store has taken the message with this number, or has not.
    ///
    /// - Returns: What is received in this process now.
    mutating func settled(_ number: Int, isPublished: Bool) -> [BroadcastMessage] {
        // What is published comes back to whoever listens.
        isPublished && isListening ? [] : received(upTo: number)
    }

    /// The store has published something.
    ///
    /// - Returns: What is received in this process now.
    mutating func heard(_ envelope: ChannelEnvelope) -> [BroadcastMessage] {
        envelope.process == process ? received(upTo: envelope.number) : [envelope.message]
    }

    /// This process hears what is published from now on.
    mutating func began() { isListening = true }

    /// This process does not hear what is published any more; what it has sent may not come back.
    ///
    /// - Returns: What is received in this process now.
    mutating func ended() -> [BroadcastMessage] {
        isListening = false
        return received(upTo: last)
    }

    private mutating func received(upTo number: Int) -> [BroadcastMessage] {
        let count = awaited.prefix { $0.number <= number }.count
        defer { awaited.removeFirst(count) }
        return awaited.prefix(count).map(\.message)
    }
}
