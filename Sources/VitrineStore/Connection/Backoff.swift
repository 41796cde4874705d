// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The pauses between attempts to reach a store: each twice as long as the one before.
struct Backoff: Hashable, Sendable {
    static let shortest = Duration.milliseconds(100)
    static let longest = Duration.seconds(5)

    private var delay = Backoff.shortest

    /// The pause before the next attempt.
    mutating func next() -> Duration {
        defer { delay = min(delay * 2, Self.longest) }
        return delay
    }
}
