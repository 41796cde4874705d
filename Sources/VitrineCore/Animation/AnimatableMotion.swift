// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay
@_spi(Engine) package import VitrineLayout

/// Animates the data of a view or modifier that conforms to `Animatable`.
///
/// The session advances in steps and evaluates the body at the end of each; a surface animates between two steps by
/// itself. So the body still decides about numbers and curves, while the session does not produce every frame.
@MainActor
package protocol DataMotion<Value>: AnyObject {
    associatedtype Value
    /// Returns the value with its current data.
    func shown(_ value: Value) -> Value
    /// Starts towards a new value; without an animation the value is reached at once.
    func aim(from old: Value, to new: Value, _ animation: Animation?) -> DataMotionChange
    /// Advances by a time and returns whether the motion is still running.
    func advance(by time: Double) -> Bool
}

package enum DataMotionChange {
    /// No animation is running.
    case rests
    /// The running animation already leads to the new value and continues.
    case goesOn
    case begins
}

/// The animated data of a value of a particular type.
@MainActor
package final class AnimatableMotion<Value: Animatable>: DataMotion {
    private typealias Data = Value.AnimatableData

    private struct Way {
        var start: Data
        var length: Data
        var animation: Animation
        var context = AnimationContext<Data>()
        var time = 0.0
        var current: Data
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

    package func aim(from old: Value, to new: Value, _ animation: Animation?) -> DataMotionChange {
        let target = new.animatableData
        if let goal, goal == target { return way == nil ? .rests : .goesOn }
        let start = way?.current ?? old.animatableData
        goal = target
        guard let animation, start != target else {
            way = nil
            return .rests
        }
        way = Way(start: start, length: target - start, animation: animation, current: start)
        return .begins
    }

    package func advance(by time: Double) -> Bool {
        guard var next = way else { return false }
        next.time += time
        let animation = next.animation
        guard let part = animation.animate(value: next.length, time: next.time, context: &next.context) else {
            way = nil
            return false
        }
        next.current = next.start + part
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

    /// Returns the animation for the data of a view at a node, and the duration of a step.
    func dataAnimation(at node: LayoutNode?) -> (animation: Animation, step: Double)? {
        guard mayAnimate, let animation = transaction(at: node).animation, let timing = ownTiming(of: animation),
            (timing.totalDuration ?? .infinity) > AnimationScopes.dataStep
        else { return nil }
        return (animation, min(max(timing.duration / 20, 1.0 / 30), AnimationScopes.dataStep))
    }
}
