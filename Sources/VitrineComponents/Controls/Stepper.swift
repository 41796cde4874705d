// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineDisplay
import VitrineLayout

/// A control that increments and decrements a value.
nonisolated public struct Stepper<Label>: View where Label: View {
    private let label: Label
    /// The action that increments, or `nil` if the value is at its maximum.
    private let increment: (@MainActor () -> Void)?
    private let decrement: (@MainActor () -> Void)?
    /// The value as screen readers read it; `nil` for a stepper without a format.
    var spoken: String?

    /// Creates a stepper that runs actions.
    ///
    /// - Parameters:
    ///   - label: A view builder of the label.
    ///   - onIncrement: The action of the plus button; `nil` dims the button.
    ///   - onDecrement: The action of the minus button; `nil` dims the button.
    ///   - onEditingChanged: A closure that is called with `true` before each action and with `false` after it.
    @preconcurrency
    public nonisolated init(
        @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        increment = Self.editing(onIncrement, onEditingChanged)
        decrement = Self.editing(onDecrement, onEditingChanged)
    }

    /// Creates a stepper that changes a value by a step.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - step: The amount of a change; 1 by default.
    ///   - label: A view builder of the label.
    ///   - onEditingChanged: A closure that is called with `true` before each change and with `false` after it.
    @preconcurrency
    public nonisolated init<V>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V: Strideable {
        // Read and written on the main actor only, like every action.
        let target = UncheckedSendable((value: value, step: step))
        func move(_ sign: V.Stride) -> (@MainActor () -> Void) {
            let sign = UncheckedSendable(sign)
            return {
                let (value, step) = target.value
                value.wrappedValue = value.wrappedValue.advanced(by: step * sign.value)
            }
        }
        self.init(label: label, onIncrement: move(1), onDecrement: move(-1), onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper that changes a value by a step within bounds.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - bounds: The range to which changes are clamped.
    ///   - step: The amount of a change; 1 by default.
    ///   - label: A view builder of the label.
    ///   - onEditingChanged: A closure that is called with `true` before each change and with `false` after it.
    @preconcurrency
    public nonisolated init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V: Strideable {
        let current = value.wrappedValue
        let target = UncheckedSendable((value: value, bounds: bounds))
        func move(_ distance: V.Stride) -> (@MainActor () -> Void) {
            let distance = UncheckedSendable(distance)
            return {
                let (value, bounds) = target.value
                let moved = value.wrappedValue.advanced(by: distance.value)
                value.wrappedValue = min(max(moved, bounds.lowerBound), bounds.upperBound)
            }
        }
        self.init(
            label: label, onIncrement: current < bounds.upperBound ? move(step) : nil,
            onDecrement: current > bounds.lowerBound ? move(-step) : nil, onEditingChanged: onEditingChanged)
    }

    private static func editing(
        _ action: (@MainActor () -> Void)?, _ changed: @escaping @MainActor (Bool) -> Void
    ) -> (@MainActor () -> Void)? {
        guard let action else { return nil }
        return {
            changed(true)
            action()
            changed(false)
        }
    }

    /// The label with a minus and a plus button.
    @MainActor public var body: some View {
        StepperRow(label: label, increment: increment, decrement: decrement, spoken: spoken)
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a localized title that changes a value by a step.
    @preconcurrency
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V: Strideable {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title that changes a value by a step.
    @_disfavoredOverload @preconcurrency
    public nonisolated init<S, V>(
        _ title: S, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where S: StringProtocol, V: Strideable {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a localized title that changes a value by a step within bounds.
    @preconcurrency
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V: Strideable {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title that changes a value by a step within bounds.
    @_disfavoredOverload @preconcurrency
    public nonisolated init<S, V>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where S: StringProtocol, V: Strideable {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a localized title that runs actions.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title that runs actions.
    @_disfavoredOverload @preconcurrency
    public nonisolated init<S>(
        _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where S: StringProtocol {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }
}

/// A label and a capsule of 94 by 32 points with two halves (Documentation/Layout.md 11).
///
/// In a list the capsule does not add to the row's height (Documentation/Layout.md 10.11).
private struct StepperRow<Label: View>: View {
    let label: Label
    let increment: (@MainActor () -> Void)?
    let decrement: (@MainActor () -> Void)?
    let spoken: String?
    @Environment(\.isInList) private var isInList
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        if labelsVisibility == .hidden {
            control
        } else if isInList {
            AnyView.stackedLabel(label)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.trailing, 94 + 8)
                .overlay(alignment: .trailing) { control }
        } else {
            HStack(spacing: 8) {
                AnyView.stackedLabel(label).frame(maxWidth: .infinity, alignment: .leading)
                control
            }
        }
    }

    private var control: some View {
        let subject = label.spokenName
        return HStack(spacing: 0) {
            StepperHalf(symbol: "minus", name: .decrement, subject: subject, spoken: spoken, action: decrement)
            Color(.system(.separator)).frame(width: 1, height: 18)
            StepperHalf(symbol: "plus", name: .increment, subject: subject, spoken: spoken, action: increment)
        }
        .frame(width: 94, height: 32)
        .background(Capsule().fill(Color(.system(.tertiaryFill))))
    }
}

private struct StepperHalf: View {
    let symbol: String
    let name: SystemWord
    /// The name of the value, by which screen readers distinguish the buttons from those of other steppers.
    let subject: Text?
    let spoken: String?
    let action: (@MainActor () -> Void)?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.self) private var environment

    var body: some View {
        ButtonSurface(
            action: { action?() }, pressedOpacity: 0.3, semantics: semantics,
            content: Image(systemName: symbol)
                .font(.system(size: 15, weight: .medium))
                .foregroundStyle(action != nil && isEnabled ? Color.primary : Color(.system(.tertiary)))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        )
        .disabled(action == nil)
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .button)
        semantics.label = name.string(environment.systemLocale)
        semantics.value = spoken
        // Not in the name, by which tests find the buttons as on iOS.
        semantics.hint = subject?.string(in: environment)
        return semantics
    }
}
