// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// When a surface shows which share of the way between two values: what every animation is in the end.
///
/// Times are in seconds. The share may leave 0 … 1: springs overshoot.
package struct AnimationTiming: Hashable, Sendable {
    package enum Easing: Hashable, Sendable {
        /// Control points of a cubic Bézier curve from (0, 0) to (1, 1); the x coordinates lie in 0 … 1.
        case cubic(Double, Double, Double, Double)
        /// Shares at equal distances in time, the first at the start and the last at the end; at least two.
        case samples([Double])

        package static let linear = Easing.cubic(0, 0, 1, 1)
    }

    package var delay: Double
    /// Of one iteration.
    package var duration: Double
    package var easing: Easing
    /// How often it runs; `nil`: for ever.
    package var iterations: Int?
    /// Whether every second iteration runs backwards.
    package var alternates: Bool

    package init(
        delay: Double = 0, duration: Double, easing: Easing = .linear, iterations: Int? = 1, alternates: Bool = false
    ) {
        self.delay = delay
        self.duration = duration
        self.easing = easing
        self.iterations = iterations
        self.alternates = alternates
    }

    package var isEndless: Bool { iterations == nil }

    /// Until everything rests; `nil`: never.
    package var totalDuration: Double? {
        iterations.map { delay + duration * Double($0) }
    }
}
