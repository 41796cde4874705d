// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// The changes of a value by one track over time.
package struct KeyframeMotion<Root> {
    package var duration: Double
    /// The times at which the value jumps, in seconds.
    package var jumps: [Double]
    package var apply: (_ root: inout Root, _ time: Double) -> Void
}

/// A set of keyframe tracks that animate a value.
public protocol Keyframes<Value> {
    /// The type of the animated value.
    associatedtype Value = Self.Body.Value
    /// The type of the tracks that these consist of.
    associatedtype Body: Keyframes

    /// The tracks that these consist of.
    @KeyframesBuilder<Self.Value> var body: Self.Body { get }
}

/// Keyframe tracks that are implemented by the engine.
package protocol KnownTracks: Keyframes where Body == Self {
    func motions(from initial: Value) -> [KeyframeMotion<Value>]
}

extension KnownTracks {
    /// The tracks themselves.
    public var body: Self { self }
}

extension Keyframes {
    package func allMotions(from initial: Value) -> [KeyframeMotion<Value>] {
        if let known = self as? any KnownTracks {
            func read<K: KnownTracks>(_ known: K) -> [KeyframeMotion<Value>] {
                (initial as? K.Value).flatMap { known.motions(from: $0) as? [KeyframeMotion<Value>] } ?? []
            }
            return read(known)
        }
        return (initial as? Body.Value).flatMap { body.allMotions(from: $0) as? [KeyframeMotion<Value>] } ?? []
    }
}

/// A track of keyframes for one property of a value.
public struct KeyframeTrack<Root, Value, Content>: KnownTracks
where Value: Animatable, Content: KeyframeTrackContent, Value == Content.Value {
    /// The type whose property is animated.
    @_implements(Keyframes,Value) public typealias _KeyframesValue = Root
    /// The type itself, since a track has no inner tracks.
    public typealias Body = Self
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Creates a track that animates the value itself.
    ///
    /// - Parameter content: The keyframes, in order.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
    }

    /// Creates a track that animates a property.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the property.
    ///   - content: The keyframes, in order.
    public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
        self.keyPath = keyPath
        self.content = content()
    }

    package func motions(from initial: Root) -> [KeyframeMotion<Root>] {
        let path = KeyframePath(from: initial[keyPath: keyPath], content.allSegments)
        let keyPath = keyPath
        return [
            KeyframeMotion(duration: path.duration, jumps: path.jumps) { root, time in
                root[keyPath: keyPath] = path.value(at: time)
            }
        ]
    }
}

/// Several tracks, combined by a builder.
public struct _KeyframeTracks<Value>: KnownTracks {
    /// The type itself, since it has no inner tracks.
    public typealias Body = Self
    private let parts: [(Value) -> [KeyframeMotion<Value>]]

    package init(_ parts: [(Value) -> [KeyframeMotion<Value>]]) {
        self.parts = parts
    }

    package func motions(from initial: Value) -> [KeyframeMotion<Value>] { parts.flatMap { $0(initial) } }
}

/// A result builder that combines keyframe tracks; keyframes outside a track animate the value itself.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// Returns a track as it is.
    public static func buildExpression<K>(_ expression: K) -> K where K: Keyframes, K.Value == Value { expression }

    /// Returns a keyframe as it is.
    public static func buildExpression<K>(_ expression: K) -> K
    where K: KeyframeTrackContent, K.Value == Value, Value: Animatable { expression }

    /// Begins a sequence of keyframes.
    public static func buildPartialBlock<K>(first: K) -> K
    where K: KeyframeTrackContent, K.Value == Value, Value: Animatable { first }

    /// Appends a keyframe to a sequence.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        _KeyframeSequence<Value>(segments: accumulated.allSegments + next.allSegments)
    }

    /// Puts keyframes of the value itself into a track.
    public static func buildFinalResult<K>(_ component: K) -> KeyframeTrack<Value, Value, K>
    where K: KeyframeTrackContent, K.Value == Value, Value: Animatable {
        KeyframeTrack(content: { component })
    }

    /// Returns the combined tracks.
    public static func buildFinalResult<K>(_ component: K) -> K where K: Keyframes, K.Value == Value { component }

    /// Begins a combination of tracks.
    public static func buildPartialBlock<K>(first: K) -> K where K: Keyframes, K.Value == Value { first }

    /// Adds a track to a combination.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        _KeyframeTracks<Value>([accumulated.allMotions, next.allMotions])
    }

    /// Builds an empty set of tracks, which leaves the value unchanged.
    public static func buildBlock() -> some Keyframes<Value> { _KeyframeTracks<Value>([]) }
}

/// The values along a set of keyframes, for any time.
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let motions: [KeyframeMotion<Value>]

    /// Creates a timeline.
    ///
    /// - Parameters:
    ///   - initialValue: The value at the start.
    ///   - content: The keyframes of the value's properties.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        initial = initialValue
        motions = content().allMotions(from: initialValue)
    }

    /// The duration of the longest track, in seconds.
    public var duration: TimeInterval { motions.map(\.duration).max() ?? 0 }

    /// Returns the value at a time in seconds.
    public func value(time: Double) -> Value {
        var result = initial
        for motion in motions { motion.apply(&result, time) }
        return result
    }

    /// Returns the value at a fraction of the duration.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// Returns the time of the first jump of the value after a time, in seconds.
    package func jump(after time: Double) -> Double? { motions.flatMap(\.jumps).filter { $0 > time }.min() }
}

/// The motion of one property along its keyframes.
struct KeyframePath<Value: Animatable> {
    private struct Piece {
        var start: Double
        var from: Value.AnimatableData
        var to: Value.AnimatableData
        var startVelocity: Value.AnimatableData
        var endVelocity: Value.AnimatableData
        var segment: KeyframeSegment<Value>
    }

    private let initial: Value
    private var pieces: [Piece] = []
    private(set) var duration = 0.0

    init(from initial: Value, _ segments: [KeyframeSegment<Value>]) {
        self.initial = initial
        var current = initial.animatableData
        for segment in segments {
            let target = segment.target.animatableData
            pieces.append(
                Piece(
                    start: duration, from: current, to: target, startVelocity: .zero, endVelocity: .zero,
                    segment: segment))
            duration += segment.duration
            current = target
        }
        // A curve that does not say how fast it begins goes on as fast as the one before it ends.
        for index in pieces.indices {
            pieces[index].startVelocity =
                ownVelocity(at: index) ?? (index > 0 ? pieces[index - 1].endVelocity : .zero)
            pieces[index].endVelocity = endVelocity(of: index)
        }
    }

    /// The times at which the value jumps.
    var jumps: [Double] {
        pieces.filter { piece in
            if case .move = piece.segment.curve { true } else { piece.segment.duration <= 0 }
        }
        .map(\.start)
    }

    /// Returns the velocity with which a piece begins by itself, or `nil` for that of the piece before it.
    private func ownVelocity(at index: Int) -> Value.AnimatableData? {
        let piece = pieces[index]
        switch piece.segment.curve {
        case .move: return .zero
        case .eased(let curve): return velocity(of: curve, at: 0, in: piece)
        case .spring(_, let velocity): return velocity?.animatableData
        case .cubic(let start, _): return start?.animatableData
        }
    }

    private func endVelocity(of index: Int) -> Value.AnimatableData {
        let piece = pieces[index]
        switch piece.segment.curve {
        case .move: return .zero
        case .eased(let curve): return velocity(of: curve, at: 1, in: piece)
        case .spring(let spring, _):
            return spring.velocity(
                target: piece.to - piece.from, initialVelocity: piece.startVelocity, time: piece.segment.duration)
        case .cubic(_, let end):
            if let end { return end.animatableData }
            guard index + 1 < pieces.count else { return .zero }
            if let next = ownVelocity(at: index + 1) { return next }
            // Catmull and Rom's: the way past the common value, in its time.
            let time = piece.segment.duration + pieces[index + 1].segment.duration
            return time > 0 ? (pieces[index + 1].to - piece.from).scaled(by: 1 / time) : .zero
        }
    }

    private func velocity(of curve: UnitCurve, at progress: Double, in piece: Piece) -> Value.AnimatableData {
        let speed = curve.velocity(at: progress) / piece.segment.duration
        return speed.isFinite ? (piece.to - piece.from).scaled(by: speed) : .zero
    }

    func value(at time: Double) -> Value {
        guard let piece = pieces.last(where: { $0.start <= time }) ?? pieces.first else { return initial }
        var result = initial
        result.animatableData = position(in: piece, at: max(time - piece.start, 0))
        return result
    }

    private func position(in piece: Piece, at time: Double) -> Value.AnimatableData {
        let duration = piece.segment.duration
        guard time < duration else { return piece.to }
        let way = piece.to - piece.from
        switch piece.segment.curve {
        case .move: return piece.to
        case .eased(let curve): return piece.from + way.scaled(by: curve.value(at: time / duration))
        case .spring(let spring, _):
            return piece.from + spring.value(target: way, initialVelocity: piece.startVelocity, time: time)
        case .cubic:
            // Cubic Hermite interpolation.
            let t = time / duration
            let bend =
                piece.startVelocity.scaled(by: duration * (t * t * t - 2 * t * t + t))
                + piece.endVelocity.scaled(by: duration * (t * t * t - t * t))
            return piece.from + way.scaled(by: 3 * t * t - 2 * t * t * t) + bend
        }
    }
}
