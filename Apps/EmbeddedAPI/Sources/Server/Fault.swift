// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An error that the server makes on purpose, to show how an app handles it.
package enum Fault: Hashable, Sendable, LosslessStringConvertible {
    /// Every answer comes this many seconds late.
    case latency(seconds: Double)
    /// Every answer is a refusal with this status.
    case error(status: Int)
    /// Every answer ends in the middle of its JSON.
    case garbled
    /// Nothing listens.
    case offline

    /// Reads `latency=2s`, `error=500`, `garbled` or `offline`; nil for anything else.
    package init?(_ description: String) {
        let parts = description.split(separator: "=", omittingEmptySubsequences: false)
        switch (parts[0], parts.count) {
        case ("latency", 2):
            let text = parts[1].hasSuffix("s") ? parts[1].dropLast() : parts[1]
            guard let seconds = Double(text), seconds > 0, seconds <= 600 else { return nil }
            self = .latency(seconds: seconds)
        case ("error", 2):
            guard let status = Int(parts[1]), (400...599).contains(status) else { return nil }
            self = .error(status: status)
        case ("garbled", 1): self = .garbled
        case ("offline", 1): self = .offline
        default: return nil
        }
    }

    package var description: String {
        switch self {
        case .latency(let seconds): "latency=\(seconds)s"
        case .error(let status): "error=\(status)"
        case .garbled: "garbled"
        case .offline: "offline"
        }
    }
}
