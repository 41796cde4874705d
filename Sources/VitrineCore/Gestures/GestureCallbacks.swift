// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A gesture that runs an action for each new value.
nonisolated public struct _ChangedGesture<Content>: Gesture where Content: Gesture, Content.Value: Equatable {
    /// The type of the gesture's value.
    public typealias Value = Content.Value
    /// The body type of a primitive gesture: it has none.
    public typealias Body = Never
    let content: Content
    let action: (Content.Value) -> Void
}

/// A gesture that runs an action when it ends.
nonisolated public struct _EndedGesture<Content>: Gesture where Content: Gesture {
    /// The type of the gesture's value.
    public typealias Value = Content.Value
    /// The body type of a primitive gesture: it has none.
    public typealias Body = Never
    let content: Content
    let action: (Content.Value) -> Void
}

/// A gesture that converts the value of another gesture.
nonisolated public struct _MapGesture<Content, Mapped>: Gesture where Content: Gesture {
    /// The type of the converted value.
    public typealias Value = Mapped
    /// The body type of a primitive gesture: it has none.
    public typealias Body = Never
    let content: Content
    let transform: (Content.Value) -> Value
}

extension Gesture where Value: Equatable {
    /// Returns a gesture that runs an action whenever its value changes.
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}

extension Gesture {
    /// Returns a gesture that runs an action when it ends successfully.
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Returns a gesture whose value is computed from this gesture's value.
    public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
}

extension _ChangedGesture: PrimitiveGesture {
    @MainActor package func makeRecognizer() -> GestureRecognizer<Self> { Recognizer(self) }

    private final class Recognizer: WrappingRecognizer<_ChangedGesture<Content>, Content> {
        private var last: Content.Value?

        init(_ gesture: _ChangedGesture<Content>) { super.init(gesture, around: gesture.content) }

        override func gestureDidChange() { base.gesture = gesture.content }
        override func phase(of base: GesturePhase<Content.Value>) -> GesturePhase<Content.Value> { base }

        override func baseDidStep(_ actions: inout [GestureAction]) {
            let current: Content.Value? =
                switch phase {
                case .possible(let value): value
                case .active(let value): value
                case .ended, .failed: nil
                }
            guard let current, current != last else { return }
            last = current
            // The latest action at the time when it runs: an action that is held back may have been waiting.
            actions.append { [weak self] in self?.gesture.action(current) }
        }

        override func reset() {
            super.reset()
            last = nil
        }
    }
}

extension _EndedGesture: PrimitiveGesture {
    @MainActor package func makeRecognizer() -> GestureRecognizer<Self> { Recognizer(self) }

    private final class Recognizer: WrappingRecognizer<_EndedGesture<Content>, Content> {
        init(_ gesture: _EndedGesture<Content>) { super.init(gesture, around: gesture.content) }

        override func gestureDidChange() { base.gesture = gesture.content }
        override func phase(of base: GesturePhase<Content.Value>) -> GesturePhase<Content.Value> { base }

        override func baseDidStep(_ actions: inout [GestureAction]) {
            guard case .ended(let value) = phase else { return }
            actions.append { [weak self] in self?.gesture.action(value) }
        }
    }
}

extension _MapGesture: PrimitiveGesture {
    @MainActor package func makeRecognizer() -> GestureRecognizer<Self> { Recognizer(self) }

    private final class Recognizer: WrappingRecognizer<_MapGesture<Content, Mapped>, Content> {
        init(_ gesture: _MapGesture<Content, Mapped>) { super.init(gesture, around: gesture.content) }

        override func gestureDidChange() { base.gesture = gesture.content }

        override func phase(of base: GesturePhase<Content.Value>) -> GesturePhase<Value> {
            base.map(gesture.transform)
        }
    }
}
