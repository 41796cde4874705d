// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension View {
    /// Runs an action when the user has held the view long enough.
    ///
    /// - Parameters:
    ///   - minimumDuration: How long the view has to be held, in seconds.
    ///   - maximumDistance: How far the finger may move meanwhile, in points.
    ///   - action: The action, which runs while the view is still held.
    ///   - onPressingChanged: A closure that is called with `true` when the press begins and with `false` when it ends.
    /// - Returns: A view that can be held.
    @preconcurrency
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping @MainActor () -> Void,
        onPressingChanged: (@MainActor (Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressingGesture(
                content: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                action: action, pressing: onPressingChanged))
    }

    /// Runs an action when the user has held the view long enough; the older order of the arguments.
    ///
    /// - Parameters:
    ///   - minimumDuration: How long the view has to be held, in seconds.
    ///   - maximumDistance: How far the finger may move meanwhile, in points.
    ///   - pressing: A closure that is called with `true` when the press begins and with `false` when it ends.
    ///   - action: The action, which runs while the view is still held.
    /// - Returns: A view that can be held.
    @_disfavoredOverload @preconcurrency
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: (@MainActor (Bool) -> Void)? = nil,
        perform action: @escaping @MainActor () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

/// A long press that reports changes of its pressed state.
nonisolated private struct PressingGesture: Gesture {
    typealias Value = Bool
    typealias Body = Never
    let content: LongPressGesture
    let action: @MainActor () -> Void
    let pressing: (@MainActor (Bool) -> Void)?
}

extension PressingGesture: PrimitiveGesture {
    @MainActor func makeRecognizer() -> GestureRecognizer<PressingGesture> { Recognizer(self) }

    private final class Recognizer: WrappingRecognizer<PressingGesture, LongPressGesture> {
        /// The pressed state that was last reported.
        private var isPressing = false

        init(_ gesture: PressingGesture) { super.init(gesture, around: gesture.content) }

        override func gestureDidChange() { base.gesture = gesture.content }
        override func phase(of base: GesturePhase<Bool>) -> GesturePhase<Bool> { base }

        override func baseDidStep(_ actions: inout [GestureAction]) {
            if case .ended = phase { actions.append { [weak self] in self?.gesture.action() } }
            let isHeld = phase.value == true && !status.isOver
            actions.append { [weak self] in
                guard let self, isPressing != isHeld else { return }
                isPressing = isHeld
                gesture.pressing?(isHeld)
            }
        }

        override func reset() {
            super.reset()
            isPressing = false
        }
    }
}
