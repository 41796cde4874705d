// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A channel between all sessions of an app: what one sends, each of them receives.
///
///     nonisolated struct Line: Codable, Sendable {
///         var author: String
///         var text: String
///     }
///
///     struct RoomView: View {
///         private let room = Broadcast<Line>("room")
///         @State private var lines: [Line] = []
///
///         var body: some View {
///             List(lines.indices, id: \.self) { Text(lines[$0].text) }
///                 .task { for await line in room.messages { lines.append(line) } }
///         }
///     }
///
/// Channels with the same name are one channel, wherever they are made. On a server it reaches every session, whichever
/// of its processes has it; on Apple's platforms it reaches the process.
///
/// Everyone receives the same messages in the same order, the sender's own among them. Nothing is kept for those who
/// come later: a session that was away has missed what was said meanwhile.
public struct Broadcast<Message: Codable & Sendable>: Sendable {
    /// The name by which processes and sessions share the channel.
    public let name: String
    private let hub: BroadcastHub

    /// Creates one end of a channel.
    ///
    /// - Parameter name: The channel's name. Use one type of message with a name: what cannot be read as a message of
    ///   the receiver's type is not received.
    public init(_ name: String) {
        self.init(name, hub: .shared)
    }

    package init(_ name: String, hub: BroadcastHub) {
        self.name = name
        self.hub = hub
    }

    /// Sends a message to all who receive this channel's messages at this time; it does not wait for them.
    ///
    /// - Parameter message: The message, encoded as JSON in at most 64 KiB, with the channel's name.
    /// - Throws: `BroadcastError`, and nobody has received it.
    public func send(_ message: Message) throws(BroadcastError) {
        hub.publish(try BroadcastMessage(message, channel: name))
    }

    /// The messages that are sent from now on, until the task that waits for them is cancelled.
    ///
    /// Each use receives all of them. The newest 256 wait for a receiver that is slow; the oldest of more are dropped.
    public var messages: AsyncStream<Message> { hub.messages(of: name) }
}
