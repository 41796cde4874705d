// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// One segment of a track: from the end of the previous one to a value, in a duration.
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

/// A sequence of keyframes for one property.
public protocol KeyframeTrackContent<Value> {
    /// The type of the animated property.
    associatedtype Value: Animatable = Self.Body.Value
    /// The type of the keyframes that these consist of.
    associatedtype Body: KeyframeTrackContent

    /// The keyframes that these consist of.
    @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }
}

/// Keyframes that are implemented by the engine.
package protocol KnownKeyframes: KeyframeTrackContent where Body == Self {
    var segments: [KeyframeSegment<Value>] { get }
}

extension KnownKeyframes {
    /// The keyframes themselves.
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

/// A keyframe that is reached along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KnownKeyframes {
    /// The type itself, since it has no inner keyframes.
    public typealias Body = Self
    package let segments: [KeyframeSegment<Value>]

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: The duration of the segment, in seconds.
    ///   - timingCurve: The timing curve of the segment.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        segments = [KeyframeSegment(target: to, duration: max(duration, 0), curve: .eased(timingCurve))]
    }
}

/// A keyframe that is reached along a cubic curve, which is smooth across neighbouring cubic keyframes.
public struct CubicKeyframe<Value: Animatable>: KnownKeyframes {
    /// The type itself, since it has no inner keyframes.
    public typealias Body = Self
    package let segments: [KeyframeSegment<Value>]

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: The duration of the segment, in seconds.
    ///   - startVelocity: The velocity at the start, per second; `nil` for a smooth continuation.
    ///   - endVelocity: The velocity at the end, per second; `nil` for a smooth continuation.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        segments = [
            KeyframeSegment(
                target: to, duration: max(duration, 0), curve: .cubic(start: startVelocity, end: endVelocity))
        ]
    }
}

/// A keyframe that is reached by a spring.
public struct SpringKeyframe<Value: Animatable>: KnownKeyframes {
    /// The type itself, since it has no inner keyframes.
    public typealias Body = Self
    package let segments: [KeyframeSegment<Value>]

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: The duration of the segment, in seconds; `nil` for the spring's settling duration.
    ///   - spring: The spring.
    ///   - startVelocity: The velocity at the start, per second; `nil` for a smooth continuation.
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

/// A keyframe that is reached at once.
public struct MoveKeyframe<Value: Animatable>: KnownKeyframes {
    /// The type itself, since it has no inner keyframes.
    public typealias Body = Self
    package let segments: [KeyframeSegment<Value>]

    /// Creates a keyframe for a value.
    public init(_ to: Value) {
        segments = [KeyframeSegment(target: to, duration: 0, curve: .move)]
    }
}

/// Several keyframes, combined by a builder.
public struct _KeyframeSequence<Value: Animatable>: KnownKeyframes {
    /// The type itself, since it has no inner keyframes.
    public typealias Body = Self
    package let segments: [KeyframeSegment<Value>]
}

/// A result builder that combines the keyframes of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> where Value: Animatable {
    /// Returns a keyframe as it is.
    public static func buildExpression<K>(_ expression: K) -> K where K: KeyframeTrackContent, K.Value == Value {
        expression
    }

    /// Begins a sequence of keyframes.
    public static func buildPartialBlock<K>(first: K) -> K where K: KeyframeTrackContent, K.Value == Value { first }

    /// Appends keyframes to a sequence.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        _KeyframeSequence<Value>(segments: accumulated.allSegments + next.allSegments)
    }

    /// Combines the keyframes of a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        _KeyframeSequence<Value>(segments: components.flatMap(\.allSegments))
    }

    /// Builds the keyframes of a condition's first branch.
    public static func buildEither(
        first component: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> {
        _KeyframeSequence<Value>(segments: component.allSegments)
    }

    /// Builds the keyframes of a condition's second branch.
    public static func buildEither(
        second component: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> {
        _KeyframeSequence<Value>(segments: component.allSegments)
    }

    /// Builds an empty sequence of keyframes.
    public static func buildBlock() -> some KeyframeTrackContent<Value> { _KeyframeSequence<Value>(segments: []) }
}
