// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The progress of a value with animatable data while a surface animates it by frames.
///
/// The surface receives all frames when the animation begins. When another animation begins before it ends, its first
/// frame has to be what the surface shows at that moment.
@MainActor
struct SurfaceMotion<Value> {
    private var motion: (any DataMotion<Value>)?
    private var start: ContinuousClock.Instant?

    /// Whether an animation has begun; it may have ended by itself.
    var isRunning: Bool { motion != nil }

    /// Begins the animation to a value and returns the value at its start: the old one with the data that the surface
    /// shows.
    mutating func begin(
        from old: Value, to new: Value, _ animation: Animation?, at now: ContinuousClock.Instant
    ) -> Value {
        let shown = shown(old, at: now)
        motion = AnimatableTypes.motion(of: Value.self)
        start = now
        _ = motion?.aim(from: shown, to: new, animation, at: 0)
        return shown
    }

    /// Ends the way: the value has changed without an animation.
    mutating func end() { motion = nil }

    private func shown(_ old: Value, at now: ContinuousClock.Instant) -> Value {
        guard let motion, let start else { return old }
        _ = motion.advance(to: start.duration(to: now) / Duration.seconds(1))
        return motion.shown(old)
    }
}
