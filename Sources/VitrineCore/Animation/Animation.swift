// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// The way in which a value changes over time.
///
/// It consists of a base (a curve with a duration, a spring or a custom animation) with layers of delay, speed and
/// repetition. All of it is converted to one `AnimationTiming`, which surfaces run on their own; no code here is called
/// meanwhile.
public struct Animation: Hashable, Sendable {
    indirect enum Kind: Hashable, Sendable {
        case curve(UnitCurve, duration: Double)
        case spring(Spring, velocity: Double)
        case custom(AnyCustomAnimation)
        case delayed(Kind, Double)
        case speed(Kind, Double)
        /// A repetition; a count of `nil` repeats forever.
        case repeated(Kind, Int?, autoreverses: Bool)
    }

    let kind: Kind

    /// Creates an animation from a custom animation, which is sampled before it starts.
    public init<A>(_ base: A) where A: CustomAnimation {
        if let animation = base as? Animation { self = animation } else { kind = .custom(AnyCustomAnimation(base)) }
    }

    init(kind: Kind) {
        self.kind = kind
    }

    // MARK: - Springs

    /// The animation of `withAnimation` without arguments: a spring without bounce (Documentation/Layout.md 12.1).
    public static let `default` = Animation.spring(Spring())

    /// Returns a spring animation; the blend duration is ignored.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(kind: .spring(spring, velocity: 0))
    }

    /// Returns a spring animation from its perceptual duration and bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration, in seconds.
    ///   - bounce: The bounce, from -1 to 1, where 0 does not overshoot.
    ///   - blendDuration: Ignored here.
    /// - Returns: The animation.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        .spring(Spring(duration: duration, bounce: bounce))
    }

    /// Returns a spring animation from its response and damping.
    ///
    /// - Parameters:
    ///   - response: The period of the undamped spring, in seconds.
    ///   - dampingFraction: The damping as a fraction of the critical damping.
    ///   - blendDuration: Ignored here.
    /// - Returns: The animation.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        .spring(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// A spring animation of half a second without bounce.
    public static var spring: Animation { .spring(Spring()) }

    /// Returns a fast spring animation for interactive changes; the blend duration is ignored.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        .spring(Spring(duration: duration, bounce: 0.15 + extraBounce))
    }

    /// Returns a fast spring animation for interactive changes; the blend duration is ignored.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        .spring(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// A fast spring animation for interactive changes.
    public static var interactiveSpring: Animation {
        .spring(Spring(response: 0.15, dampingRatio: 0.86))
    }

    /// A spring animation without bounce.
    public static var smooth: Animation { .spring(.smooth) }
    /// Returns a spring animation without bounce, or with the extra bounce that is given.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        .spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A spring animation with a small bounce.
    public static var snappy: Animation { .spring(.snappy) }
    /// Returns a spring animation with a small bounce and the extra bounce that is given.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        .spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring animation with a visible bounce.
    public static var bouncy: Animation { .spring(.bouncy) }
    /// Returns a spring animation with a visible bounce and the extra bounce that is given.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        .spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }

    /// Returns a spring animation with an initial velocity.
    ///
    /// - Parameters:
    ///   - spring: The spring.
    ///   - initialVelocity: The velocity at the start, in distances of the change per second.
    /// - Returns: The animation.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(kind: .spring(spring, velocity: initialVelocity))
    }

    /// Returns a spring animation from its physical parameters.
    ///
    /// - Parameters:
    ///   - mass: The mass at the end of the spring.
    ///   - stiffness: The stiffness of the spring.
    ///   - damping: The damping; more than the critical damping is allowed.
    ///   - initialVelocity: The velocity at the start, in distances of the change per second.
    /// - Returns: The animation.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        return .interpolatingSpring(spring, initialVelocity: initialVelocity)
    }

    /// Returns a spring animation from its duration and bounce, with an initial velocity.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        .interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring animation without bounce.
    public static var interpolatingSpring: Animation { .interpolatingSpring(Spring()) }

    // MARK: - Curves

    /// The duration of curves that do not set one, in seconds (Documentation/Layout.md 12.2).
    private static let curveDuration = 0.35

    /// Returns an animation along a curve.
    ///
    /// - Parameters:
    ///   - curve: The timing curve.
    ///   - duration: The duration in seconds.
    /// - Returns: The animation.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(kind: .curve(curve, duration: duration))
    }

    /// Returns an animation along a cubic Bézier curve from (0, 0) to (1, 1).
    ///
    /// - Parameters:
    ///   - p1x: The x coordinate of the first control point.
    ///   - p1y: The y coordinate of the first control point.
    ///   - p2x: The x coordinate of the second control point.
    ///   - p2y: The y coordinate of the second control point.
    ///   - duration: The duration in seconds.
    /// - Returns: The animation.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        .timingCurve(UnitCurve(p1x, p1y, p2x, p2y), duration: duration)
    }

    /// Returns an animation that starts and ends slowly; the duration is in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { .timingCurve(.easeInOut, duration: duration) }
    /// An animation of 0.35 seconds that starts and ends slowly.
    public static var easeInOut: Animation { .easeInOut(duration: curveDuration) }
    /// Returns an animation that starts slowly; the duration is in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { .timingCurve(.easeIn, duration: duration) }
    /// An animation of 0.35 seconds that starts slowly.
    public static var easeIn: Animation { .easeIn(duration: curveDuration) }
    /// Returns an animation that ends slowly; the duration is in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { .timingCurve(.easeOut, duration: duration) }
    /// An animation of 0.35 seconds that ends slowly.
    public static var easeOut: Animation { .easeOut(duration: curveDuration) }
    /// Returns an animation of constant speed; the duration is in seconds.
    public static func linear(duration: TimeInterval) -> Animation { .timingCurve(.linear, duration: duration) }
    /// An animation of 0.35 seconds with constant speed.
    public static var linear: Animation { .linear(duration: curveDuration) }

    // MARK: - Layers

    /// Returns this animation with a delay before it starts, in seconds.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(kind: .delayed(kind, delay)) }

    /// Returns this animation at another speed: above 1 it is faster, below 1 slower.
    public func speed(_ speed: Double) -> Animation { Animation(kind: .speed(kind, speed)) }

    /// Returns this animation repeated a number of times.
    ///
    /// - Parameters:
    ///   - repeatCount: The number of iterations; less than 1 counts as 1.
    ///   - autoreverses: Whether every second iteration runs backwards.
    /// - Returns: The repeated animation.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(kind: .repeated(kind, max(repeatCount, 1), autoreverses: autoreverses))
    }

    /// Returns this animation repeated until the value changes again.
    ///
    /// - Parameter autoreverses: Whether every second iteration runs backwards.
    /// - Returns: The repeated animation.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(kind: .repeated(kind, nil, autoreverses: autoreverses))
    }

    // MARK: - Values in between

    /// The animation as a custom animation, whose values can be computed.
    public var base: any CustomAnimation { self }
}

extension Animation: CustomAnimation {
    /// Returns the value of the change at a time, or `nil` when the animation is over.
    public func animate<V>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        kind.animate(value: value, time: time, context: &context)
    }

    /// Returns the velocity of the change at a time, or `nil` when the animation is over.
    ///
    /// It is computed from a difference over less than a frame, whatever the layers are.
    public func velocity<V>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        // A difference over less than a frame, whatever the layers are.
        let step = 1e-4
        var before = context
        var after = context
        guard let start = animate(value: value, time: max(time - step, 0), context: &before),
            let end = animate(value: value, time: time + step, context: &after)
        else { return nil }
        var way = end - start
        way.scale(by: 1 / (time + step - max(time - step, 0)))
        return way
    }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
    /// The layers of the animation in words, for debugging.
    public var description: String { "\(kind)" }
    /// The layers of the animation in words, for debugging.
    public var debugDescription: String { "Animation(\(kind))" }
}

/// A type-erased custom animation.
struct AnyCustomAnimation: Hashable, Sendable {
    let base: any CustomAnimation

    init(_ base: any CustomAnimation) {
        self.base = base
    }

    static func == (a: AnyCustomAnimation, b: AnyCustomAnimation) -> Bool {
        AnyHashable(a.base) == AnyHashable(b.base)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
