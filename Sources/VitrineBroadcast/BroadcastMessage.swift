// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A message of a channel on its way, also to another process.
package struct BroadcastMessage: Codable, Hashable, Sendable {
    /// The most bytes that a message has, with its channel's name.
    static let limit = 64 << 10

    package var channel: String
    /// As JSON.
    package var text: String

    /// Encodes a message.
    init(_ message: some Encodable, channel: String) throws(BroadcastError) {
        let bytes: Data
        do {
            bytes = try JSONEncoder().encode(message)
        } catch {
            throw .unencodable("\(error)")
        }
        let size = bytes.count + channel.utf8.count
        guard size <= Self.limit else { throw .tooLarge(bytes: size) }
        self.channel = channel
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// Reads the message as what a receiver expects.
    func decoded<Message: Decodable>(as _: Message.Type) throws -> Message {
        try JSONDecoder().decode(Message.self, from: Data(text.utf8))
    }
}
