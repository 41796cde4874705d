// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

// The order of arguments from before trailing closures had labels; the newer one wins where both fit.

extension Stepper {
    /// A stepper that runs actions; one without an action is dimmed.
    @_disfavoredOverload @preconcurrency
    public nonisolated init(
        onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// A stepper that changes a value by a step.
    @_disfavoredOverload @preconcurrency
    public nonisolated init<V>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) where V: Strideable {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// A stepper that changes a value by a step, inside bounds.
    @_disfavoredOverload @preconcurrency
    public nonisolated init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void, @ViewBuilder label: () -> Label
    ) where V: Strideable {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}
