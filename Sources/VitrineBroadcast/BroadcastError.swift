// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The reason why a message was not sent.
public enum BroadcastError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The message's `encode(to:)` failed, or wrote a value that JSON cannot represent, such as an infinite number.
    case unencodable(String)
    /// Encoded and with its channel's name it has so many bytes, more than 64 KiB.
    case tooLarge(bytes: Int)

    public var description: String {
        switch self {
        case .unencodable(let reason): "The message cannot be encoded: \(reason)"
        case .tooLarge(let bytes):
            "The message has \(bytes) bytes with its channel's name, and a channel takes \(BroadcastMessage.limit) at most."
        }
    }
}
