// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay
import VitrineLayout

/// Conversion of animations to the form that surfaces run.
/// A curve stays a curve. Springs and custom animations become samples, dense enough to look smooth when they are
/// interpolated linearly; repetition and delay stay separate numbers if they are the outermost layers, and are sampled
/// otherwise.
extension Animation {
    /// The sample rate per second, and the most samples in total.
    private static let sampleRate = 60.0
    private static let sampleLimit = 240
    /// The duration at which an animation that does not end by itself is cut, in seconds.
    private static let longest = 60.0

    package var timing: AnimationTiming {
        var timing = Self.timing(of: kind)
        timing.duration = Self.bounded(timing.duration)
        timing.delay = Self.bounded(timing.delay)
        return timing
    }

    /// The time after which the change counts as complete, even if it is not at rest: a spring's own duration.
    package var logicalDuration: Double? { Self.logicalDuration(of: kind).map(Self.bounded) }

    /// Limits a duration to a day; one that is not a number counts as 0.
    private static func bounded(_ seconds: Double) -> Double {
        seconds.isNaN ? 0 : min(max(seconds, -86_400), 86_400)
    }

    private static func timing(of kind: Kind) -> AnimationTiming {
        switch kind {
        case .curve(let curve, let duration):
            return AnimationTiming(duration: max(duration, 0), easing: curve.easing)
        case .spring(let spring, let velocity):
            let duration = min(spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001), longest)
            return sampled(duration) { spring.value(target: 1.0, initialVelocity: velocity, time: $0) }
        case .custom:
            return sampled(duration(of: kind)) { value(of: kind, at: $0) }
        case .delayed(let inner, let delay):
            var timing = timing(of: inner)
            timing.delay += delay
            return timing
        case .speed(let inner, let speed):
            var timing = timing(of: inner)
            let speed = max(abs(speed), 1e-4)
            timing.delay /= speed
            timing.duration /= speed
            return timing
        case .repeated(let inner, let count, let autoreverses):
            var timing = timing(of: inner)
            if timing.delay > 0 || timing.iterations != 1 {
                // A delay inside a repetition belongs to each iteration; an endless animation has no second iteration.
                guard !timing.isEndless else { return timing }
                timing = sampled(duration(of: inner)) { value(of: inner, at: $0) }
            }
            timing.iterations = count
            timing.alternates = autoreverses
            return timing
        }
    }

    private static func sampled(_ duration: Double, _ value: (Double) -> Double) -> AnimationTiming {
        let duration = max(bounded(duration), 0)
        let count = min(max(Int((duration * sampleRate).rounded(.up)), 2), sampleLimit)
        var samples = (0...count).map { value(duration * Double($0) / Double(count)) }
        // The rest of a spring's motion is invisible, but the last sample must be exactly the end.
        samples[count] = 1
        return AnimationTiming(duration: duration, easing: .samples(samples))
    }

    private static func value(of kind: Kind, at time: Double) -> Double {
        var context = AnimationContext<Double>()
        return kind.animate(value: 1, time: time, context: &context) ?? 1
    }

    private static func duration(of kind: Kind) -> Double {
        if case .custom = kind {
            var context = AnimationContext<Double>()
            var time = 0.0
            while time < longest, kind.animate(value: 1.0, time: time, context: &context) != nil {
                time += 1 / sampleRate
            }
            return max(time, 1 / sampleRate)
        }
        return timing(of: kind).totalDuration ?? longest
    }

    private static func logicalDuration(of kind: Kind) -> Double? {
        switch kind {
        case .curve, .custom: timing(of: kind).totalDuration
        case .spring(let spring, _): spring.duration
        case .delayed(let inner, let delay): logicalDuration(of: inner).map { $0 + delay }
        case .speed(let inner, let speed): logicalDuration(of: inner).map { $0 / max(abs(speed), 1e-4) }
        case .repeated(let inner, let count, _):
            count.flatMap { count in logicalDuration(of: inner).map { $0 * Double(count) } }
        }
    }
}

extension Animation.Kind {
    func animate<V>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        switch self {
        case .curve(let curve, let duration):
            guard time < duration else { return nil }
            return value.scaled(by: curve.value(at: max(time, 0) / duration))
        case .spring(let spring, let velocity):
            let settling = spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001)
            if time >= spring.duration { context.isLogicallyComplete = true }
            guard time < settling else { return nil }
            return spring.value(target: value, initialVelocity: value.scaled(by: velocity), time: time)
        case .custom(let custom):
            return custom.base.animate(value: value, time: time, context: &context)
        case .delayed(let inner, let delay):
            return inner.animate(value: value, time: max(time - delay, 0), context: &context)
        case .speed(let inner, let speed):
            return inner.animate(value: value, time: time * speed, context: &context)
        case .repeated(let inner, let count, let autoreverses):
            let timing = Animation(kind: inner).timing
            guard let duration = timing.totalDuration, duration > 0 else { return nil }
            let turn = (time / duration).rounded(.down)
            if let count, turn >= Double(count) { return nil }
            let inside = time - turn * duration
            let isBackwards = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
            return inner.animate(value: value, time: isBackwards ? duration - inside : inside, context: &context)
                ?? value
        }
    }
}

extension VectorArithmetic {
    /// Returns the value with each component multiplied by a factor.
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    /// Moves the value towards another one.
    ///
    /// - Parameters:
    ///   - other: The other value.
    ///   - amount: The part of the way: 0 for none of it, 1 for all.
    public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }

    /// Returns a value on the way to another one.
    ///
    /// - Parameters:
    ///   - other: The other value.
    ///   - amount: The part of the way: 0 for none of it, 1 for all.
    /// - Returns: The value.
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var result = self
        result.interpolate(towards: other, amount: amount)
        return result
    }
}
