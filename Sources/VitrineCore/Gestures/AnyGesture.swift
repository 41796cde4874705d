// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A gesture that hides the type of the gesture it wraps.
nonisolated public struct AnyGesture<GestureValue>: Gesture {
    /// The type of the gesture's value.
    public typealias Value = GestureValue
    /// The body type of a primitive gesture: it has none.
    public typealias Body = Never
    fileprivate let content: any Gesture<GestureValue>

    /// Creates a type-erased gesture.
    ///
    /// - Parameter gesture: The gesture to wrap.
    public init<T>(_ gesture: T) where Value == T.Value, T: Gesture {
        content = gesture
    }
}

extension AnyGesture: PrimitiveGesture {
    @MainActor package func makeRecognizer() -> GestureRecognizer<AnyGesture<GestureValue>> { Recognizer(self) }

    private final class Recognizer: GestureRecognizer<AnyGesture<GestureValue>> {
        private var box: Box<Value>

        override init(_ gesture: AnyGesture<Value>) {
            box = Recognizer.box(gesture.content)
            super.init(gesture)
        }

        private static func box(_ gesture: any Gesture<Value>) -> Box<Value> {
            func open<G: Gesture>(_ gesture: G) -> Box<Value> where G.Value == Value { TypedBox(gesture) }
            return open(gesture)
        }

        override func gestureDidChange() {
            // A gesture of another type needs a recogniser of its own.
            if !box.adopt(gesture.content) {
                box = Recognizer.box(gesture.content)
                phase = .possible(nil)
            }
        }

        override var contends: Bool { box.recognizer.contends }
        override var needs: GestureNeeds { box.recognizer.needs }
        override var deadline: Double? { box.recognizer.deadline }

        override func step(_ event: GestureEvent, _ actions: inout [GestureAction]) {
            box.recognizer.handle(event, &actions)
            phase = box.phase
        }

        override func cancel(_ actions: inout [GestureAction]) {
            box.recognizer.cancel(&actions)
            phase = .failed
        }

        override func reset() {
            super.reset()
            box.recognizer.reset()
        }
    }
}

/// A type-erased gesture recogniser.
@MainActor
private class Box<Value> {
    var recognizer: any GestureRecognizing { preconditionFailure("A box without a type.") }
    var phase: GesturePhase<Value> { .failed }
    func adopt(_ gesture: any Gesture<Value>) -> Bool { false }
}

private final class TypedBox<G: Gesture>: Box<G.Value> {
    private let typed: GestureRecognizer<G>

    init(_ gesture: G) { typed = gesture.recognizer() }

    override var recognizer: any GestureRecognizing { typed }
    override var phase: GesturePhase<G.Value> { typed.phase }

    override func adopt(_ gesture: any Gesture<G.Value>) -> Bool {
        guard let same = gesture as? G else { return false }
        typed.gesture = same
        return true
    }
}
