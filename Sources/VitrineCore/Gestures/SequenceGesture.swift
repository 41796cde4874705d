// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Two gestures one after the other.
nonisolated public struct SequenceGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
    public typealias Body = Never

    /// How far the sequence has come.
    nonisolated public enum Value {
        /// The first gesture is being made.
        case first(First.Value)
        /// The first one was made; the second has a value once it has begun.
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// Lets another gesture be made once this one was.
    public nonisolated func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other>
    where Other: Gesture {
        SequenceGesture(self, other)
    }
}

extension SequenceGesture: PairGesture {
    @MainActor package func makeRecognizer() -> GestureRecognizer<Self> { Recognizer(self) }

    private final class Recognizer: PairRecognizer<SequenceGesture<First, Second>> {
        /// How long a second gesture may let a pointer wait for it.
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

        /// The pointers that are down begin for the second gesture, where they are now.
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
