// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// One stretch of a track: from where the one before ended, to a value, in a time.
package struct KeyframeSegment<Value: Animatable> {
    package enum Curve {
        case move
        case eased(UnitCurve)
        case spring(Spring, velocity: Value?)
        case cubic(start: Value?, end: Value?)
    }

    package var target: Value
    package var duration: Double
    package var curve: Curve
}

/// The keyframes of one property, one after the other.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = Self.Body.Value
    associatedtype Body: KeyframeTrackContent

    /// The keyframes that make these up.
    @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }
}

/// Keyframes that the engine knows.
package protocol KnownKeyframes: KeyframeTrackContent where Body == Self {
    var segments: [KeyframeSegment<Value>] { get }
}

extension KnownKeyframes {
    public var body: Self { self }
}

extension KeyframeTrackContent {
    package var allSegments: [KeyframeSegment<Value>] {
        if let known = self as? any KnownKeyframes {
            func read<K: KnownKeyframes>(_ known: K) -> [KeyframeSegment<Value>] {
                known.segments as? [KeyframeSegment<Value>] ?? []
            }
            return read(known)
        }
        return body.allSegments as? [KeyframeSegment<Value>] ?? []
    }
}

/// Goes to a value along a curve.
public struct LinearKeyframe<Value: Animatable>: KnownKeyframes {
    public typealias Body = Self
    package let segments: [KeyframeSegment<Value>]

    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        segments = [KeyframeSegment(target: to, duration: max(duration, 0), curve: .eased(timingCurve))]
    }
}

/// Goes to a value smoothly: a cubic curve through the values around.
public struct CubicKeyframe<Value: Animatable>: KnownKeyframes {
    public typealias Body = Self
    package let segments: [KeyframeSegment<Value>]

    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        segments = [
            KeyframeSegment(
                target: to, duration: max(duration, 0), curve: .cubic(start: startVelocity, end: endVelocity))
        ]
    }
}

/// Goes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KnownKeyframes {
    public typealias Body = Self
    package let segments: [KeyframeSegment<Value>]

    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        segments = [
            KeyframeSegment(
                target: to, duration: max(duration ?? spring.settlingDuration, 0),
                curve: .spring(spring, velocity: startVelocity))
        ]
    }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KnownKeyframes {
    public typealias Body = Self
    package let segments: [KeyframeSegment<Value>]

    public init(_ to: Value) {
        segments = [KeyframeSegment(target: to, duration: 0, curve: .move)]
    }
}

/// Several keyframes, as a builder puts them together.
public struct _KeyframeSequence<Value: Animatable>: KnownKeyframes {
    public typealias Body = Self
    package let segments: [KeyframeSegment<Value>]
}

/// Puts the keyframes of a track together.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> where Value: Animatable {
    public static func buildExpression<K>(_ expression: K) -> K where K: KeyframeTrackContent, K.Value == Value {
        expression
    }

    public static func buildPartialBlock<K>(first: K) -> K where K: KeyframeTrackContent, K.Value == Value { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        _KeyframeSequence<Value>(segments: accumulated.allSegments + next.allSegments)
    }

    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        _KeyframeSequence<Value>(segments: components.flatMap(\.allSegments))
    }

    public static func buildEither(
        first component: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        _KeyframeSequence<Value>(segments: component.allSegments)
    }

    public static func buildEither(
        second component: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        _KeyframeSequence<Value>(segments: component.allSegments)
    }

    public static func buildBlock() -> some KeyframeTrackContent<Value> { _KeyframeSequence<Value>(segments: []) }
}
