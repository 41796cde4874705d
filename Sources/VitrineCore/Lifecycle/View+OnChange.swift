// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A modifier that runs an action when a value differs from that of the last update.
nonisolated public struct _ValueActionModifier<Value: Equatable>: ViewModifier {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package let value: Value
    package let isInitial: Bool
    package let action: (Value, Value) -> Void
    /// Whether a change calls the action that was made with the old value, so that what it has captured is from before.
    package var callsEarlierAction = false
}

extension View {
    /// Runs an action with the old and the new value when a value changes.
    ///
    /// - Parameters:
    ///   - value: The value that is compared between updates.
    ///   - initial: Whether the action also runs when the view first appears.
    ///   - action: The action, which receives both values.
    /// - Returns: A view that runs the action.
    public nonisolated func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable {
        modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
    }

    /// Runs an action when a value changes.
    ///
    /// - Parameters:
    ///   - value: The value that is compared between updates.
    ///   - initial: Whether the action also runs when the view first appears.
    ///   - action: The action.
    /// - Returns: A view that runs the action.
    public nonisolated func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View where V: Equatable {
        modifier(_ValueActionModifier(value: value, isInitial: initial, action: { _, _ in action() }))
    }

    /// Runs an action with the new value when a value changes; what the action has captured is from before the change.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    public nonisolated func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View
    where V: Equatable {
        modifier(
            _ValueActionModifier(
                value: value, isInitial: false, action: { _, new in action(new) }, callsEarlierAction: true))
    }
}

extension _ValueActionModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<_ValueActionModifier<Value>> {
        /// The value of the last action: several updates in one flush count as one change.
        private var last: Value?
        private var isActionQueued = false
        /// The action that was made with the value of the last action; kept until that of a change is called.
        private var earlierAction: ((Value, Value) -> Void)?

        override func contentDidLoad() {
            last = modifier.value
            guard modifier.isInitial else { return }
            let value = modifier.value
            graph.enqueueAction { [weak self] in
                guard let self, isAlive else { return }
                modifier.action(value, value)
            }
        }

        override func modifierDidChange(from old: _ValueActionModifier<Value>) {
            guard modifier.value != old.value, !isActionQueued else { return }
            isActionQueued = true
            if modifier.callsEarlierAction { earlierAction = old.action }
            graph.enqueueAction { [weak self] in
                guard let self else { return }
                isActionQueued = false
                let action = earlierAction ?? modifier.action
                earlierAction = nil
                guard isAlive, let old = last, old != modifier.value else { return }
                last = modifier.value
                action(old, modifier.value)
            }
        }
    }
}
