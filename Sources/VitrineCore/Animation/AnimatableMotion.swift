// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay
@_spi(Engine) package import VitrineLayout

/// Animates the data of a view or modifier that conforms to `Animatable`.
///
/// The session advances in steps and evaluates the body at the end of each; a surface animates between two steps by
/// itself. So the body still decides about numbers and curves, while the session does not produce every frame. Times
/// are in seconds since the motion began, by the clock: a late step makes the next one longer, and the end no later.
@MainActor
package protocol DataMotion<Value>: AnyObject {
    associatedtype Value
    /// Returns the value with its current data.
    func shown(_ value: Value) -> Value
    /// Starts towards a new value; without an animation the value is reached at once.
    ///
    /// A motion that was running is left where it is at `time`, and a spring goes on with its velocity.
    func aim(from old: Value, to new: Value, _ animation: Animation?, at time: Double) -> DataMotionChange
    /// Advances to a time and returns whether the motion is still running.
    func advance(to time: Double) -> Bool
}

/// The effect of a new value on the motion of animatable data.
package enum DataMotionChange {
    /// No animation is running.
    case stops
    /// The running animation already leads to the new value and continues.
    case continues
    /// An animation to the new value starts.
    case starts
}

/// The animated data of a value of a particular type.
@MainActor
package final class AnimatableMotion<Value: Animatable>: DataMotion {
    private typealias Data = Value.AnimatableData

    private struct Way {
        let start: Data
        let length: Data
        let animation: Animation
        /// The spring that goes on with the velocity of the motion before, and when it rests.
        private var thrown: (spring: Spring, velocity: Data, end: Double)?
        private var context = AnimationContext<Data>()
        var current: Data

        init(from start: Data, to target: Data, _ animation: Animation, velocity: Data) {
            self.start = start
            self.animation = animation
            length = target - start
            current = start
            guard velocity.magnitudeSquared > 0, case .spring(let spring, let own) = animation.kind else { return }
            let velocity = velocity + length.scaled(by: own)
            // A thousandth of how far the motion would lead.
            let thrust = velocity.scaled(by: spring.response).magnitudeSquared.squareRoot()
            let reach = length.magnitudeSquared.squareRoot() + thrust
            let end = spring.settlingDuration(target: length, initialVelocity: velocity, epsilon: reach * 1e-3)
            thrown = (spring, velocity, end)
        }

        /// Returns the value at a time, or `nil` when the target is reached.
        mutating func value(at time: Double) -> Data? {
            if let (spring, velocity, end) = thrown {
                guard time < end else { return nil }
                return start + spring.value(target: length, initialVelocity: velocity, time: time)
            }
            return animation.animate(value: length, time: time, context: &context).map { start + $0 }
        }

        /// Returns where the motion is at a time, and how fast.
        func state(at time: Double) -> (value: Data, velocity: Data) {
            let step = 1e-4
            var copy = self
            guard let value = copy.value(at: time) else { return (start + length, .zero) }
            let next = copy.value(at: time + step) ?? start + length
            return (value, (next - value).scaled(by: 1 / step))
        }
    }

    private var way: Way?
    private var goal: Data?

    package init() {}

    package func shown(_ value: Value) -> Value {
        guard let way else { return value }
        var result = value
        result.animatableData = way.current
        return result
    }

    package func aim(from old: Value, to new: Value, _ animation: Animation?, at time: Double) -> DataMotionChange {
        let target = new.animatableData
        if let goal, goal == target { return way == nil ? .stops : .continues }
        let (start, velocity) = way?.state(at: time) ?? (value: old.animatableData, velocity: .zero)
        goal = target
        // Between two values that have no difference there is no way, such as between data of hidden types.
        guard let animation, start != target, target - start != .zero else {
            way = nil
            return .stops
        }
        way = Way(from: start, to: target, animation, velocity: velocity)
        return .starts
    }

    package func advance(to time: Double) -> Bool {
        guard var next = way, let value = next.value(at: time) else {
            way = nil
            return false
        }
        next.current = value
        way = next
        return true
    }
}

/// Determines which types have data to animate.
@MainActor
enum AnimatableTypes {
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Returns whether the type is animated here: shapes are not, since surfaces receive their intermediate outlines.
    static func contains<Value>(_ type: Value.Type) -> Bool {
        if let found = known[ObjectIdentifier(type)] { return found }
        var isMoved = false
        if let animatable = type as? any Animatable.Type, !(type is any Shape.Type) {
            func hasData<A: Animatable>(_: A.Type) -> Bool { A.AnimatableData.self != EmptyAnimatableData.self }
            isMoved = hasData(animatable)
        }
        known[ObjectIdentifier(type)] = isMoved
        return isMoved
    }

    static func motion<Value>(of type: Value.Type) -> (any DataMotion<Value>)? {
        guard let animatable = type as? any Animatable.Type else { return nil }
        func make<A: Animatable>(_: A.Type) -> (any DataMotion<Value>)? {
            AnimatableMotion<A>() as? any DataMotion<Value>
        }
        return make(animatable)
    }
}

extension AnimationScopes {
    /// The shortest interval between two evaluations of a body, in seconds; a shorter animation is a single step.
    static let dataStep = 0.1
    /// The shortest step, in seconds.
    static let shortestStep = 1.0 / 60

    /// Returns the animation for the data of a view at a node, the duration of a step, and that of the whole.
    func dataAnimation(at node: LayoutNode?) -> (animation: Animation, step: Double, end: Double?)? {
        guard mayAnimate, let animation = transaction(at: node).animation, let timing = ownTiming(of: animation),
            (timing.totalDuration ?? .infinity) > AnimationScopes.dataStep
        else { return nil }
        let step = min(max(timing.duration / 20, 1.0 / 30), AnimationScopes.dataStep)
        return (animation, step, timing.totalDuration)
    }
}
