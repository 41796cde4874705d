// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A damped spring that pulls a mass to a target.
///
/// The motion is the closed solution of m x'' + d x' + k x = 0 with the displacement x from the target. With the
/// frequency w = √(k/m) and the decay c = d/2m it is a decaying oscillation for c < w, critically damped for c = w, and
/// a sum of two decaying exponentials for c > w.
public struct Spring: Hashable, Sendable {
    /// The mass at the end of the spring.
    public let mass: Double
    /// The stiffness of the spring.
    public let stiffness: Double
    /// The damping of the spring.
    public let damping: Double

    /// Creates a spring from its perceptual duration and bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration, in seconds.
    ///   - bounce: The bounce, from -1 to 1, where 0 does not overshoot.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
    }

    /// Creates a spring from its response and damping ratio.
    ///
    /// - Parameters:
    ///   - response: The period of the undamped spring, in seconds.
    ///   - dampingRatio: The damping as a fraction of the critical damping.
    public init(response: Double, dampingRatio: Double) {
        let frequency = 2 * Double.pi / max(response, 1e-4)
        mass = 1
        stiffness = frequency * frequency
        damping = 2 * max(dampingRatio, 0) * frequency
    }

    /// Creates a spring from its physical parameters.
    ///
    /// - Parameters:
    ///   - mass: The mass at the end of the spring.
    ///   - stiffness: The stiffness of the spring.
    ///   - damping: The damping of the spring.
    ///   - allowOverDamping: Whether the damping may exceed the critical damping; otherwise it is reduced to it.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        self.mass = max(mass, 1e-6)
        self.stiffness = max(stiffness, 1e-6)
        let critical = 2 * (self.mass * self.stiffness).squareRoot()
        self.damping = allowOverDamping ? max(damping, 0) : min(max(damping, 0), critical)
    }

    /// Creates a spring from the time in which it settles.
    ///
    /// - Parameters:
    ///   - settlingDuration: The time to come within `epsilon` of the target from a distance of 1, in seconds.
    ///   - dampingRatio: The damping as a fraction of the critical damping.
    ///   - epsilon: The distance from the target that counts as settled.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // The settling time is proportional to the period.
        let unit = Spring(response: 1, dampingRatio: dampingRatio)
        let settling = unit.settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: epsilon)
        self.init(response: max(settlingDuration, 1e-4) / settling, dampingRatio: dampingRatio)
    }

    /// A spring without bounce.
    public static var smooth: Spring { smooth() }
    /// Returns a spring without bounce, or with the extra bounce that is given.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a small bounce.
    public static var snappy: Spring { snappy() }
    /// Returns a spring with a small bounce and the extra bounce that is given.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a visible bounce.
    public static var bouncy: Spring { bouncy() }
    /// Returns a spring with a visible bounce and the extra bounce that is given.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    // MARK: - Properties

    /// The period of the undamped spring, in seconds.
    public var response: Double { 2 * .pi / frequency }
    /// The damping as a fraction of the critical damping: below 1 the spring oscillates.
    public var dampingRatio: Double { decay / frequency }
    /// The perceived duration of the motion, in seconds; the same as `response`.
    public var duration: TimeInterval { response }
    /// The bounce, from -1 to 1: above 0 the spring overshoots.
    public var bounce: Double {
        let ratio = dampingRatio
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }
    /// The time to come within a thousandth of the distance, in seconds.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001) }

    /// Returns the damping ratio for a bounce (Documentation/Layout.md 12.3).
    package static func dampingRatio(bounce: Double) -> Double {
        let bounce = min(max(bounce, -0.999), 1)
        return bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    }

    private var frequency: Double { (stiffness / mass).squareRoot() }
    private var decay: Double { damping / (2 * mass) }

    // MARK: - Motion

    /// Returns the remaining fraction of the displacement at a time, and the factor of the initial velocity.
    private func factors(at time: Double) -> (displacement: Double, velocity: Double) {
        let (w, c) = (frequency, decay)
        let envelope = exp(-c * time)
        let difference = w * w - c * c
        if abs(difference) < 1e-9 * w * w { return (envelope * (1 + c * time), envelope * time) }
        if difference > 0 {
            let wave = difference.squareRoot()
            let (cosine, sine) = (cos(wave * time), sin(wave * time))
            return (envelope * (cosine + c / wave * sine), envelope * sine / wave)
        }
        let rate = (-difference).squareRoot()
        let (slow, fast) = (exp((rate - c) * time), exp(-(rate + c) * time))
        let sinh = (slow - fast) / 2
        return ((slow + fast) / 2 + c / rate * sinh, sinh / rate)
    }

    /// Returns the derivatives of the factors.
    private func rates(at time: Double) -> (displacement: Double, velocity: Double) {
        let (displacement, velocity) = factors(at: time)
        let (w, c) = (frequency, decay)
        return (-w * w * velocity, displacement - 2 * c * velocity)
    }

    /// Returns the position at a time of a value that starts at zero.
    ///
    /// - Parameters:
    ///   - target: The value at which the spring comes to rest.
    ///   - initialVelocity: The velocity at the start, per second.
    ///   - time: The time since the start, in seconds.
    /// - Returns: The position.
    public func value<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V: VectorArithmetic {
        let (displacement, velocity) = factors(at: max(time, 0))
        var result = target
        result.scale(by: 1 - displacement)
        var thrust = initialVelocity
        thrust.scale(by: velocity)
        return result + thrust
    }

    /// Returns the velocity at a time of a value that starts at zero.
    ///
    /// - Parameters:
    ///   - target: The value at which the spring comes to rest.
    ///   - initialVelocity: The velocity at the start, per second.
    ///   - time: The time since the start, in seconds.
    /// - Returns: The velocity per second.
    public func velocity<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V: VectorArithmetic {
        let (displacement, velocity) = rates(at: max(time, 0))
        var result = target
        result.scale(by: -displacement)
        var thrust = initialVelocity
        thrust.scale(by: velocity)
        return result + thrust
    }

    /// Returns the force on a mass of 1 at a position with a velocity.
    ///
    /// - Parameters:
    ///   - target: Where the spring is at rest.
    ///   - position: Where the mass is.
    ///   - velocity: Its velocity, per second.
    /// - Returns: The force, of the pull towards the target and the drag against the velocity.
    public func force<V>(target: V, position: V, velocity: V) -> V where V: VectorArithmetic {
        var pull = target - position
        pull.scale(by: stiffness)
        var drag = velocity
        drag.scale(by: damping)
        return pull - drag
    }

    /// Advances a value and its velocity by a time.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - velocity: Its velocity, per second.
    ///   - target: Where the spring is at rest.
    ///   - deltaTime: The time, in seconds.
    public func update<V>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) where V: VectorArithmetic {
        let way = target - value
        let next = value + self.value(target: way, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
        value = next
    }

    /// Returns the time after which a value stays within `epsilon` of its target, in seconds.
    ///
    /// - Parameters:
    ///   - target: The change: the distance from the beginning to the target.
    ///   - initialVelocity: The velocity at the beginning, per second.
    ///   - epsilon: The distance from the target below which the value counts as settled.
    /// - Returns: The time; 60 for a spring that never settles, being undamped.
    public func settlingDuration<V>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval where V: VectorArithmetic {
        let epsilon = max(epsilon, 1e-9)
        let distance = target.magnitudeSquared.squareRoot()
        let speed = initialVelocity.magnitudeSquared.squareRoot()
        guard distance + speed > 0 else { return 0 }
        let (w, c) = (frequency, decay)
        // An upper bound of the motion, which only falls once it is past its peak.
        func bound(_ time: Double) -> Double {
            let difference = w * w - c * c
            if difference > 1e-9 * w * w {
                let wave = difference.squareRoot()
                return exp(-c * time) * (distance + (c * distance + speed) / wave)
            }
            let (displacement, velocity) = factors(at: time)
            return distance * abs(displacement) + speed * abs(velocity)
        }
        guard c > 0 else { return 60 }
        // Searched to microseconds.
        var high = min(1 / c, 600)
        while bound(high) > epsilon, high < 600 { high *= 2 }
        var low = 0.0
        while high - low > 1e-6 {
            let middle = (low + high) / 2
            if bound(middle) > epsilon { low = middle } else { high = middle }
        }
        return high
    }
}

extension Spring {
    /// Returns the position at a time of a value between two others.
    public func value<V>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V where V: Animatable {
        var result = fromValue
        let start = fromValue.animatableData
        let way = toValue.animatableData - start
        result.animatableData =
            start
            + value(
                target: way, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the velocity at a time of a value between two others.
    public func velocity<V>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V where V: Animatable {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the force on a value between two others.
    public func force<V>(fromValue: V, toValue: V, position: V, velocity: V) -> V where V: Animatable {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }

    /// Returns the time after which a value between two others stays within `epsilon` of its target, in seconds.
    public func settlingDuration<V>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval where V: Animatable {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}
