// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

// The order of arguments that precedes labelled trailing closures; the newer order takes precedence where both match.

extension Stepper {
    /// Creates a stepper that runs actions; a `nil` action dims its button.
    @_disfavoredOverload @preconcurrency
    public nonisolated init(
        onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper that changes a value by a step.
    @_disfavoredOverload @preconcurrency
    public nonisolated init<V>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) where V: Strideable {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper that changes a value by a step within bounds.
    @_disfavoredOverload @preconcurrency
    public nonisolated init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void, @ViewBuilder label: () -> Label
    ) where V: Strideable {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}
