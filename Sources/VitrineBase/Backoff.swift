// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The pauses between attempts to reach something that does not answer: each twice as long as the one before.
package struct Backoff: Hashable, Sendable {
    package static let shortest = Duration.milliseconds(100)
    package static let longest = Duration.seconds(5)

    private var delay = Backoff.shortest

    package init() {}

    /// The pause before the next attempt.
    package mutating func next() -> Duration {
        defer { delay = min(delay * 2, Self.longest) }
        return delay
    }
}
