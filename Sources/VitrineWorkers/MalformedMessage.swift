// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Bytes of a stream that are no message, or a message that cannot be sent.
package enum MalformedMessage: Error, Hashable, Sendable {
    case tooLong(bytes: Int)
    case unreadable(reason: String)
}

extension MalformedMessage: CustomStringConvertible {
    package var description: String {
        switch self {
        case .tooLong(let bytes): "a message of \(bytes) bytes, where at most \(MessageFraming.limit) are allowed"
        case .unreadable(let reason): "a message that cannot be read: \(reason)"
        }
    }
}
