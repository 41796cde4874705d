// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Why a store did not answer.
package enum StoreError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no connection, in the system's words.
    case unreachable(String)
    /// The connection ended before the answer.
    case closed
    /// The answer has not come in time.
    case timedOut
    /// The store says no, in its words.
    case refused(String)
    /// What it says is no answer.
    case malformed(String)
    /// What was to be sent has so many bytes, more than the limit; nothing was sent.
    case tooLarge(bytes: Int, limit: Int)

    /// What was thrown, as one of these.
    package init(_ error: any Error) {
        self = error as? StoreError ?? .unreachable("\(error)")
    }

    package var description: String {
        switch self {
        case .unreachable(let why): "it cannot be reached: \(why)"
        case .closed: "it has closed the connection"
        case .timedOut: "it does not answer"
        case .refused(let why): "it refuses: \(why)"
        case .malformed(let why): why
        case .tooLarge(let bytes, let limit): "\(bytes) bytes are too many: it is sent \(limit) at most"
        }
    }
}
