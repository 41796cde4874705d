// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A gesture that tells of each new value.
nonisolated public struct _ChangedGesture<Content>: Gesture where Content: Gesture, Content.Value: Equatable {
    public typealias Value = Content.Value
    public typealias Body = Never
    let content: Content
    let action: (Content.Value) -> Void
}

/// A gesture that tells of its end.
nonisolated public struct _EndedGesture<Content>: Gesture where Content: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never
    let content: Content
    let action: (Content.Value) -> Void
}

/// A gesture with another value.
nonisolated public struct _MapGesture<Content, Mapped>: Gesture where Content: Gesture {
    public typealias Value = Mapped
    public typealias Body = Never
    let content: Content
    let transform: (Content.Value) -> Value
}

extension Gesture where Value: Equatable {
    /// Runs an action whenever the gesture's value changes.
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}

extension Gesture {
    /// Runs an action when the gesture ends.
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// A gesture with the result of a closure as its value.
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
            // The newest action, when its time has come: what is held may have been waiting.
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
