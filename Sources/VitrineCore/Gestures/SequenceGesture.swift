// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A gesture of two gestures that are recognised one after the other.
nonisolated public struct SequenceGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
    /// The body type of a primitive gesture: it has none.
    public typealias Body = Never

    /// The progress of the sequence.
    nonisolated public enum Value {
        /// The first gesture is being recognised.
        case first(First.Value)
        /// The first gesture has ended; the second one has a value once it has begun.
        case second(First.Value, Second.Value?)
    }

    /// The first gesture.
    public var first: First
    /// The gesture that begins when the first one has ended.
    public var second: Second

    /// Creates a sequence of two gestures.
    ///
    /// - Parameters:
    ///   - first: The first gesture.
    ///   - second: The gesture that begins when the first one has ended.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// Returns a gesture that recognises another gesture after this one has ended.
    ///
    /// - Parameter other: The second gesture.
    /// - Returns: The sequence.
    public nonisolated func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other>
    where Other: Gesture {
        SequenceGesture(self, other)
    }
}

extension SequenceGesture: PairGesture {
    @MainActor package func makeRecognizer() -> GestureRecognizer<Self> { Recognizer(self) }

    private final class Recognizer: PairRecognizer<SequenceGesture<First, Second>> {
        /// The time until which the second gesture must begin.
        private var patience: Double?

        private var isAtSecond: Bool { first.status == .ended }
        override var contends: Bool { isAtSecond ? second.contends : first.contends }
        override var needs: GestureNeeds {
            var later = second.needs
            if first.needs == .pointers, later.remove(.moves) != nil { later.insert(.heldMoves) }
            return first.needs.union(later).union(.pointers)
        }
        override var deadline: Double? {
            isAtSecond ? [second.deadline, patience].compactMap { $0 }.min() : first.deadline
        }

        override func step(_ event: GestureEvent, _ actions: inout [GestureAction]) {
            if isAtSecond {
                if event.kind == .began { patience = nil }
                let isLate = patience.map { event.time >= $0 } ?? false
                if isLate { second.cancel(&actions) } else { second.handle(event, &actions) }
            } else {
                first.handle(event, &actions)
                if isAtSecond { begin(event, &actions) }
            }
            phase = combined
        }

        /// Begins the second gesture with the pointers that are down, at their current locations.
        private func begin(_ event: GestureEvent, _ actions: inout [GestureAction]) {
            if event.touches.isEmpty { patience = event.time + TapCounter.pause }
            for (index, touch) in event.touches.enumerated() {
                second.handle(event.beginning(touch, among: Array(event.touches[...index])), &actions)
            }
        }

        private var combined: GesturePhase<Value> {
            switch first.phase {
            case .possible(let value): return .possible(value.map(Value.first))
            case .active(let value): return .active(.first(value))
            case .failed: return .failed
            case .ended(let value):
                switch second.phase {
                case .possible(let next): return .active(.second(value, next))
                case .active(let next): return .active(.second(value, next))
                case .ended(let next): return .ended(.second(value, next))
                case .failed: return .failed
                }
            }
        }

        override func reset() {
            super.reset()
            patience = nil
        }
    }
}
