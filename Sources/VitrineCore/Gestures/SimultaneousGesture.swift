// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A gesture of two gestures that can be recognised at the same time.
nonisolated public struct SimultaneousGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
    /// The body type of a primitive gesture: it has none.
    public typealias Body = Never

    /// The values of both gestures.
    nonisolated public struct Value {
        /// The value of the first gesture, or `nil` before it has one.
        public var first: First.Value?
        /// The value of the second gesture, or `nil` before it has one.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture from two simultaneous gestures.
    ///
    /// - Parameters:
    ///   - first: The first gesture.
    ///   - second: The second gesture.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension Gesture {
    /// Returns a gesture that recognises this gesture and another one at the same time.
    ///
    /// - Parameter other: The other gesture.
    /// - Returns: The combined gesture.
    public nonisolated func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other>
    where Other: Gesture {
        SimultaneousGesture(self, other)
    }
}

extension SimultaneousGesture: PairGesture {
    @MainActor package func makeRecognizer() -> GestureRecognizer<Self> { Recognizer(self) }

    private final class Recognizer: PairRecognizer<SimultaneousGesture<First, Second>> {
        private var last = Value(first: nil, second: nil)

        override var deadline: Double? {
            let both: [any GestureRecognizing] = [first, second]
            return both.compactMap(\.remainingDeadline).min()
        }

        override func step(_ event: GestureEvent, _ actions: inout [GestureAction]) {
            first.handle(event, &actions)
            second.handle(event, &actions)
            last.first = first.phase.value ?? last.first
            last.second = second.phase.value ?? last.second
            phase = combined
        }

        private var combined: GesturePhase<Value> {
            let both = [first.status, second.status]
            if both == [.failed, .failed] { return .failed }
            if both.allSatisfy(\.isOver) { return .ended(last) }
            if both.contains(.active) || both.contains(.ended) { return .active(last) }
            return .possible(last.first == nil && last.second == nil ? nil : last)
        }

        override func reset() {
            super.reset()
            last = Value(first: nil, second: nil)
        }
    }
}

extension GestureRecognizing {
    /// The deadline of a gesture that is not over.
    var remainingDeadline: Double? { status.isOver ? nil : deadline }
}
