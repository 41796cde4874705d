// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The progress of an animation over time, in the form that surfaces run.
///
/// Times are in seconds. Progress may leave 0 … 1, since springs overshoot.
package struct AnimationTiming: Hashable, Sendable {
    package enum Easing: Hashable, Sendable {
        /// The control points of a cubic Bézier curve from (0, 0) to (1, 1); x coordinates are in 0 … 1.
        case cubic(Double, Double, Double, Double)
        /// Progress at equal intervals of time, from the start to the end; at least two values.
        case samples([Double])

        package static let linear = Easing.cubic(0, 0, 1, 1)
    }

    package var delay: Double
    /// The duration of one iteration, in seconds.
    package var duration: Double
    package var easing: Easing
    /// The number of iterations; `nil` repeats forever.
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

    /// The time until everything rests; `nil` if it never does.
    package var totalDuration: Double? {
        iterations.map { delay + duration * Double($0) }
    }
}
