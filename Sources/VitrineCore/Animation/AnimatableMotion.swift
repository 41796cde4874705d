// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay
@_spi(Engine) package import VitrineLayout

/// Moves the animatable data of an app's view or modifier from one value to the next.
///
/// The session goes in steps, each of which runs the body with the data of its end; a surface shows the way between two
/// steps as an animation of its own. So numbers count and curves are the body's, while no frame comes from here.
@MainActor
package protocol DataMotion<Value>: AnyObject {
    associatedtype Value
    /// The value with its data where they are now.
    func shown(_ value: Value) -> Value
    /// Takes over another value; without an animation it holds at once.
    func aim(from old: Value, to new: Value, _ animation: Animation?) -> DataMotionChange
    /// Goes on by a time; answers whether it is still under way.
    func advance(by time: Double) -> Bool
}

package enum DataMotionChange {
    /// Nothing is under way.
    case rests
    /// What was under way still leads to the new value.
    case goesOn
    case begins
}

/// The motion of a type of value.
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

/// Which types of values have data to move.
@MainActor
enum AnimatableTypes {
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Shapes move theirs themselves: a surface is told of the outlines on the way.
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
    /// How often a body is run on its way at most: shorter animations are one step.
    static let dataStep = 0.1

    /// The animation with which the data of a view at a place move, and the time of a step.
    func dataAnimation(at node: LayoutNode?) -> (animation: Animation, step: Double)? {
        guard mayAnimate, let animation = transaction(at: node).animation, let timing = ownTiming(of: animation),
            (timing.totalDuration ?? .infinity) > AnimationScopes.dataStep
        else { return nil }
        return (animation, min(max(timing.duration / 20, 1.0 / 30), AnimationScopes.dataStep))
    }
}
