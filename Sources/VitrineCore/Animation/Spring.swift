// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A damped spring that pulls a mass to where it is to be.
///
/// The motion is the closed solution of m x'' + d x' + k x = 0 with the displacement x from the target: with the
/// frequency w = √(k/m) and the decay c = d/2m, a decaying wave for c < w, a decaying line for c = w, and two decaying
/// exponentials for c > w.
public struct Spring: Hashable, Sendable {
    public let mass: Double
    public let stiffness: Double
    public let damping: Double

    /// A spring by how long it seems to take, and by how much it bounces (-1 … 1; 0 does not).
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
    }

    /// A spring by the period of its undamped wave, and by the share of the critical damping that it has.
    public init(response: Double, dampingRatio: Double) {
        let frequency = 2 * Double.pi / max(response, 1e-4)
        mass = 1
        stiffness = frequency * frequency
        damping = 2 * max(dampingRatio, 0) * frequency
    }

    /// A spring by its physics. More than the critical damping counts as the critical one, unless that is allowed.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        self.mass = max(mass, 1e-6)
        self.stiffness = max(stiffness, 1e-6)
        let critical = 2 * (self.mass * self.stiffness).squareRoot()
        self.damping = allowOverDamping ? max(damping, 0) : min(max(damping, 0), critical)
    }

    /// A spring by the time that it takes to come within `epsilon` of its target, from a distance of 1.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // Time scales with the period.
        let unit = Spring(response: 1, dampingRatio: dampingRatio)
        let settling = unit.settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: epsilon)
        self.init(response: max(settlingDuration, 1e-4) / settling, dampingRatio: dampingRatio)
    }

    /// A spring that does not bounce.
    public static var smooth: Spring { smooth() }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring that bounces a little.
    public static var snappy: Spring { snappy() }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring that bounces more.
    public static var bouncy: Spring { bouncy() }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    // MARK: - What the spring is like

    /// The period of the undamped wave.
    public var response: Double { 2 * .pi / frequency }
    /// The share of the critical damping: below 1 the spring oscillates.
    public var dampingRatio: Double { decay / frequency }
    /// How long the motion seems to take.
    public var duration: TimeInterval { response }
    /// How much it bounces.
    public var bounce: Double {
        let ratio = dampingRatio
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }
    /// The time to come within a thousandth of the way.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001) }

    /// The share of the critical damping for a bounce (Documentation/Layout.md 12.3).
    package static func dampingRatio(bounce: Double) -> Double {
        let bounce = min(max(bounce, -0.999), 1)
        return bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    }

    private var frequency: Double { (stiffness / mass).squareRoot() }
    private var decay: Double { damping / (2 * mass) }

    // MARK: - Its motion

    /// What remains of the displacement, and what the velocity adds, as factors at a time.
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

    /// The derivatives of the factors.
    private func rates(at time: Double) -> (displacement: Double, velocity: Double) {
        let (displacement, velocity) = factors(at: time)
        let (w, c) = (frequency, decay)
        return (-w * w * velocity, displacement - 2 * c * velocity)
    }

    /// Where a value is that started at zero.
    public func value<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V: VectorArithmetic {
        let (displacement, velocity) = factors(at: max(time, 0))
        var result = target
        result.scale(by: 1 - displacement)
        var thrust = initialVelocity
        thrust.scale(by: velocity)
        return result + thrust
    }

    /// How fast a value is that started at zero.
    public func velocity<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V: VectorArithmetic {
        let (displacement, velocity) = rates(at: max(time, 0))
        var result = target
        result.scale(by: -displacement)
        var thrust = initialVelocity
        thrust.scale(by: velocity)
        return result + thrust
    }

    /// The force that acts on a mass at a position with a velocity.
    public func force<V>(target: V, position: V, velocity: V) -> V where V: VectorArithmetic {
        var pull = target - position
        pull.scale(by: stiffness)
        var drag = velocity
        drag.scale(by: damping)
        return pull - drag
    }

    /// Moves a value and its velocity on by a time.
    public func update<V>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) where V: VectorArithmetic {
        let way = target - value
        let next = value + self.value(target: way, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
        value = next
    }

    /// The time after which a value stays within `epsilon` of its target.
    public func settlingDuration<V>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval where V: VectorArithmetic {
        let epsilon = max(epsilon, 1e-9)
        let distance = target.magnitudeSquared.squareRoot()
        let speed = initialVelocity.magnitudeSquared.squareRoot()
        guard distance + speed > 0 else { return 0 }
        let (w, c) = (frequency, decay)
        // A bound of the motion that only falls, once it is past its peak.
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
        // As far as a double tells microseconds apart.
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
    /// Where a value is on its way between two.
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

    /// How fast a value is on its way between two.
    public func velocity<V>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V where V: Animatable {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The force that acts on a value on its way between two.
    public func force<V>(fromValue: V, toValue: V, position: V, velocity: V) -> V where V: Animatable {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }

    /// The time after which a value on its way between two stays within `epsilon` of its target.
    public func settlingDuration<V>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval where V: Animatable {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}
