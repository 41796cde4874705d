// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Two gestures of which only one is made: the second where the first is not.
nonisolated public struct ExclusiveGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
    public typealias Body = Never

    /// The value of the one that is made.
    nonisolated public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// Lets another gesture be made only where this one is not.
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

        /// What can be told before it is known which one it is.
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
