// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension Scene {
    /// Runs an action with the old and the new value when a value changes.
    public nonisolated func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene where V: Equatable {
        ModifiedScene(
            base: self, modifier: _ValueActionModifier(value: value, isInitial: initial, action: action))
    }

    /// Runs an action when a value changes.
    public nonisolated func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene where V: Equatable {
        ModifiedScene(
            base: self, modifier: _ValueActionModifier(value: value, isInitial: initial, action: { _, _ in action() }))
    }

    /// Runs an action with the new value when a value changes; what the action has captured is from before the change.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    public nonisolated func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene
    where V: Equatable {
        ModifiedScene(
            base: self,
            modifier: _ValueActionModifier(
                value: value, isInitial: false, action: { _, new in action(new) }, callsEarlierAction: true))
    }
}
