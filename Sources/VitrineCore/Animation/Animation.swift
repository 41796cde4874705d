// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// How a change gets from one value to another over time.
///
/// A base (a curve over a duration, a spring, an author's own) in layers of delay, speed and repetition. The whole is
/// turned into one `AnimationTiming`, which surfaces run by themselves; nothing here is called while they do.
public struct Animation: Hashable, Sendable {
    indirect enum Kind: Hashable, Sendable {
        case curve(UnitCurve, duration: Double)
        case spring(Spring, velocity: Double)
        case custom(AnyCustomAnimation)
        case delayed(Kind, Double)
        case speed(Kind, Double)
        /// `nil`: for ever.
        case repeated(Kind, Int?, autoreverses: Bool)
    }

    let kind: Kind

    /// An animation of one's own.
    public init<A>(_ base: A) where A: CustomAnimation {
        if let animation = base as? Animation { self = animation } else { kind = .custom(AnyCustomAnimation(base)) }
    }

    init(kind: Kind) {
        self.kind = kind
    }

    // MARK: - Springs

    /// What `withAnimation` does without more words: a spring that does not bounce (Documentation/Layout.md 12.1).
    public static let `default` = Animation.spring(Spring())

    /// A spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(kind: .spring(spring, velocity: 0))
    }

    /// A spring by how long it seems to take, and by how much it bounces.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        .spring(Spring(duration: duration, bounce: bounce))
    }

    /// A spring by its period and its share of the critical damping.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        .spring(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// A spring of half a second that does not bounce.
    public static var spring: Animation { .spring(Spring()) }

    /// A fast spring, for what follows a finger.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        .spring(Spring(duration: duration, bounce: 0.15 + extraBounce))
    }

    /// A fast spring, for what follows a finger.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        .spring(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// A fast spring, for what follows a finger.
    public static var interactiveSpring: Animation {
        .spring(Spring(response: 0.15, dampingRatio: 0.86))
    }

    /// A spring that does not bounce.
    public static var smooth: Animation { .spring(.smooth) }
    /// A spring that does not bounce by itself.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        .spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A spring that bounces a little.
    public static var snappy: Animation { .spring(.snappy) }
    /// A spring that bounces a little.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        .spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring that bounces.
    public static var bouncy: Animation { .spring(.bouncy) }
    /// A spring that bounces.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        .spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring that starts at a speed.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(kind: .spring(spring, velocity: initialVelocity))
    }

    /// A spring by its physics that starts at a speed.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        return .interpolatingSpring(spring, initialVelocity: initialVelocity)
    }

    /// A spring by its duration and bounce that starts at a speed.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        .interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring that does not bounce.
    public static var interpolatingSpring: Animation { .interpolatingSpring(Spring()) }

    // MARK: - Curves

    /// Without a duration curves take this long (Documentation/Layout.md 12.2).
    private static let curveDuration = 0.35

    /// A curve over a duration.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(kind: .curve(curve, duration: duration))
    }

    /// A cubic Bézier curve over a duration.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        .timingCurve(UnitCurve(p1x, p1y, p2x, p2y), duration: duration)
    }

    /// Starts and ends slowly.
    public static func easeInOut(duration: TimeInterval) -> Animation { .timingCurve(.easeInOut, duration: duration) }
    /// Starts and ends slowly.
    public static var easeInOut: Animation { .easeInOut(duration: curveDuration) }
    /// Starts slowly.
    public static func easeIn(duration: TimeInterval) -> Animation { .timingCurve(.easeIn, duration: duration) }
    /// Starts slowly.
    public static var easeIn: Animation { .easeIn(duration: curveDuration) }
    /// Ends slowly.
    public static func easeOut(duration: TimeInterval) -> Animation { .timingCurve(.easeOut, duration: duration) }
    /// Ends slowly.
    public static var easeOut: Animation { .easeOut(duration: curveDuration) }
    /// The same speed all the time.
    public static func linear(duration: TimeInterval) -> Animation { .timingCurve(.linear, duration: duration) }
    /// The same speed all the time.
    public static var linear: Animation { .linear(duration: curveDuration) }

    // MARK: - Layers

    /// Begins later.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(kind: .delayed(kind, delay)) }

    /// Runs faster (above 1) or slower.
    public func speed(_ speed: Double) -> Animation { Animation(kind: .speed(kind, speed)) }

    /// Runs several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(kind: .repeated(kind, max(repeatCount, 1), autoreverses: autoreverses))
    }

    /// Runs until the value changes again.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(kind: .repeated(kind, nil, autoreverses: autoreverses))
    }

    // MARK: - Values in between

    /// The animation as an author's own one would be asked.
    public var base: any CustomAnimation { self }
}

extension Animation: CustomAnimation {
    public func animate<V>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        kind.animate(value: value, time: time, context: &context)
    }

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
    public var description: String { "\(kind)" }
    public var debugDescription: String { "Animation(\(kind))" }
}

/// A custom animation whose type is not known here.
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
