// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// What one track does to a value as time goes by.
package struct KeyframeMotion<Root> {
    package var duration: Double
    /// When keyframes are reached.
    package var stops: [Double]
    package var apply: (_ root: inout Root, _ time: Double) -> Void
}

/// The tracks of a value.
public protocol Keyframes<Value> {
    associatedtype Value = Self.Body.Value
    associatedtype Body: Keyframes

    /// The tracks that make these up.
    @KeyframesBuilder<Self.Value> var body: Self.Body { get }
}

/// Tracks that the engine knows.
package protocol KnownTracks: Keyframes where Body == Self {
    func motions(from initial: Value) -> [KeyframeMotion<Value>]
}

extension KnownTracks {
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

/// The keyframes of one property of a value.
public struct KeyframeTrack<Root, Value, Content>: KnownTracks
where Value: Animatable, Content: KeyframeTrackContent, Value == Content.Value {
    @_implements(Keyframes,Value) public typealias _KeyframesValue = Root
    public typealias Body = Self
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// The keyframes of the value itself.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
    }

    /// The keyframes of a property.
    public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
        self.keyPath = keyPath
        self.content = content()
    }

    package func motions(from initial: Root) -> [KeyframeMotion<Root>] {
        let path = KeyframePath(from: initial[keyPath: keyPath], content.allSegments)
        let keyPath = keyPath
        return [
            KeyframeMotion(duration: path.duration, stops: path.stops) { root, time in
                root[keyPath: keyPath] = path.value(at: time)
            }
        ]
    }
}

/// Several tracks, as a builder puts them together.
public struct _KeyframeTracks<Value>: KnownTracks {
    public typealias Body = Self
    private let parts: [(Value) -> [KeyframeMotion<Value>]]

    package init(_ parts: [(Value) -> [KeyframeMotion<Value>]]) {
        self.parts = parts
    }

    package func motions(from initial: Value) -> [KeyframeMotion<Value>] { parts.flatMap { $0(initial) } }
}

/// Puts tracks together; keyframes without a track are those of the value itself.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K>(_ expression: K) -> K where K: Keyframes, K.Value == Value { expression }

    public static func buildExpression<K>(_ expression: K) -> K
    where K: KeyframeTrackContent, K.Value == Value, Value: Animatable { expression }

    public static func buildPartialBlock<K>(first: K) -> K
    where K: KeyframeTrackContent, K.Value == Value, Value: Animatable { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        _KeyframeSequence<Value>(segments: accumulated.allSegments + next.allSegments)
    }

    public static func buildFinalResult<K>(_ component: K) -> KeyframeTrack<Value, Value, K>
    where K: KeyframeTrackContent, K.Value == Value, Value: Animatable {
        KeyframeTrack(content: { component })
    }

    public static func buildFinalResult<K>(_ component: K) -> K where K: Keyframes, K.Value == Value { component }

    public static func buildPartialBlock<K>(first: K) -> K where K: Keyframes, K.Value == Value { first }

    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        _KeyframeTracks<Value>([accumulated.allMotions, next.allMotions])
    }

    public static func buildBlock() -> some Keyframes<Value> { _KeyframeTracks<Value>([]) }
}

/// A value that keyframes move: where it is at any time.
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let motions: [KeyframeMotion<Value>]

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        initial = initialValue
        motions = content().allMotions(from: initialValue)
    }

    /// Until the longest track ends.
    public var duration: TimeInterval { motions.map(\.duration).max() ?? 0 }

    /// The value at a time.
    public func value(time: Double) -> Value {
        var result = initial
        for motion in motions { motion.apply(&result, time) }
        return result
    }

    /// The value at a share of the duration.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// When keyframes are reached, in order, each moment once.
    package var stops: [Double] {
        var result: [Double] = []
        for stop in motions.flatMap(\.stops).sorted() where stop - (result.last ?? -1) > 1e-6 { result.append(stop) }
        return result
    }
}

/// The way of one property along its keyframes.
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
        for index in pieces.indices {
            guard case .cubic(let start, let end) = pieces[index].segment.curve else { continue }
            pieces[index].startVelocity = start?.animatableData ?? velocity(at: index)
            pieces[index].endVelocity = end?.animatableData ?? velocity(at: index + 1)
        }
    }

    var stops: [Double] { pieces.map { $0.start + $0.segment.duration } }

    /// Between two cubic keyframes, the speed with which a curve through both of their ends passes; else none.
    private func velocity(at index: Int) -> Value.AnimatableData {
        guard index > 0, index < pieces.count else { return .zero }
        let (before, after) = (pieces[index - 1], pieces[index])
        guard case .cubic = before.segment.curve, case .cubic = after.segment.curve else { return .zero }
        let time = before.segment.duration + after.segment.duration
        return time > 0 ? (after.to - before.from).scaled(by: 1 / time) : .zero
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
        case .spring(let spring, let velocity):
            let start = velocity?.animatableData ?? .zero
            return piece.from + spring.value(target: way, initialVelocity: start, time: time)
        case .cubic:
            // Hermite's form.
            let t = time / duration
            let bend =
                piece.startVelocity.scaled(by: duration * (t * t * t - 2 * t * t + t))
                + piece.endVelocity.scaled(by: duration * (t * t * t - t * t))
            return piece.from + way.scaled(by: 3 * t * t - 2 * t * t * t) + bend
        }
    }
}
