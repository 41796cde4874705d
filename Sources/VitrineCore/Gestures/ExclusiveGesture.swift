// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A gesture of two gestures of which only one can be recognised, the first one preferred.
nonisolated public struct ExclusiveGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
    /// The body type of a primitive gesture: it has none.
    public typealias Body = Never

    /// The value of the gesture that was recognised.
    nonisolated public enum Value {
        /// The first gesture was recognised.
        case first(First.Value)
        /// The second gesture was recognised.
        case second(Second.Value)
    }

    /// The preferred gesture.
    public var first: First
    /// The gesture that is recognised if the first one is not.
    public var second: Second

    /// Creates a gesture from two exclusive gestures.
    ///
    /// - Parameters:
    ///   - first: The preferred gesture.
    ///   - second: The gesture that is recognised if the first one is not.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// Returns a gesture that recognises another gesture only if this one is not recognised.
    ///
    /// - Parameter other: The gesture of lower precedence.
    /// - Returns: The combined gesture.
    public nonisolated func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other>
    where Other: Gesture {
        ExclusiveGesture(self, other)
    }
}

extension ExclusiveGesture: PairGesture {
    @MainActor package func makeRecognizer() -> GestureRecognizer<Self> { Recognizer(self) }

    private final class Recognizer: PairRecognizer<ExclusiveGesture<First, Second>> {
        private lazy var arbiter = GestureArbiter([.init(first), .init(second)])

        override var deadline: Double? { arbiter.deadline }

        override func step(_ event: GestureEvent, _ actions: inout [GestureAction]) {
            arbiter.handle(event, &actions)
            phase =
                switch arbiter.winner {
                case 0: first.phase.map(Value.first)
                case 1: second.phase.map(Value.second)
                default: arbiter.isOver ? .failed : .possible(hint)
                }
        }

        /// The preliminary value before it is known which gesture is recognised.
        private var hint: Value? {
            if case .possible(let value?) = first.phase { return .first(value) }
            if case .possible(let value?) = second.phase { return .second(value) }
            return nil
        }

        override func cancel(_ actions: inout [GestureAction]) {
            arbiter.cancel(&actions)
            phase = .failed
        }

        override func reset() {
            super.reset()
            arbiter.reset()
        }
    }
}
