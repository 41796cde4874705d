// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A limit on how often something happens: `rate` a second for ever, `burst` at once.
package struct TokenBucket: Hashable, Sendable {
    private let rate: Double
    private let burst: Double
    private var level: Double
    private var last: Duration

    package init(rate: Double, burst: Double, now: Duration) {
        self.rate = rate
        self.burst = burst
        level = burst
        last = now
    }

    /// Takes one token; false when there is none.
    package mutating func take(now: Duration) -> Bool {
        let elapsed = (now - last) / .seconds(1)
        if elapsed > 0 {
            level = min(burst, level + elapsed * rate)
            last = now
        }
        guard level >= 1 else { return false }
        level -= 1
        return true
    }
}
