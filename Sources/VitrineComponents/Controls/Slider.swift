// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineDisplay
import VitrineLayout

/// A control for choosing a value from a range by dragging a knob.
///
/// While the knob is dragged the browser owns its position and reports each change.
nonisolated public struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View {
    private let label: Label
    private let minimumValueLabel: ValueLabel?
    private let maximumValueLabel: ValueLabel?
    private let range: SliderRange
    private let editingChanged: @MainActor (Bool) -> Void
    /// The values of the marks.
    private let ticks: [Double]
    /// The text that describes the value to screen readers; `nil` for its percentage of the range.
    private let current: Text?

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, label: Label, minimum: ValueLabel?,
        maximum: ValueLabel?, _ editingChanged: @escaping @MainActor (Bool) -> Void,
        enabled: ClosedRange<V>? = nil, ticks: [Double] = [], current: Text? = nil
    ) where V.Stride: BinaryFloatingPoint {
        self.label = label
        minimumValueLabel = minimum
        maximumValueLabel = maximum
        range = SliderRange(value, bounds, step, enabled: enabled)
        self.editingChanged = editingChanged
        self.ticks = ticks
        self.current = current
    }

    /// The track with its knob, between the labels of the bounds.
    @MainActor public var body: some View {
        SliderRow(
            name: label.spokenName, minimum: minimumValueLabel.map { AnyView($0) },
            maximum: maximumValueLabel.map { AnyView($0) }, range: range, position: range.position,
            ticks: ticks.compactMap { range.share(of: $0) }, current: current, editingChanged: editingChanged)
    }
}

extension Slider {
    /// Creates a slider with labels of its bounds.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - bounds: The range; 0 to 1 by default.
    ///   - label: A view builder of the label, which only assistive technology presents.
    ///   - minimumValueLabel: A view builder of the leading label.
    ///   - maximumValueLabel: A view builder of the trailing label.
    ///   - onEditingChanged: A closure that is called with `true` when a drag begins and with `false` when it ends.
    public nonisolated init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            onEditingChanged)
    }

    /// Creates a slider that moves in steps, with labels of its bounds.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - bounds: The range.
    ///   - step: The distance between two values, counted from the lower bound; 1 by default.
    ///   - label: A view builder of the label, which only assistive technology presents.
    ///   - minimumValueLabel: A view builder of the leading label.
    ///   - maximumValueLabel: A view builder of the trailing label.
    ///   - onEditingChanged: A closure that is called with `true` when a drag begins and with `false` when it ends.
    public nonisolated init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            onEditingChanged)
    }

    /// Creates a slider with labels of its bounds, in an older order of the arguments.
    @_disfavoredOverload
    public nonisolated init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel,
            onEditingChanged)
    }

    /// Creates a slider that moves in steps, with labels of its bounds, in an older order of the arguments.
    @_disfavoredOverload
    public nonisolated init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel,
            onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label, which only assistive technology presents.
    public nonisolated init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label: label(), minimum: nil, maximum: nil, onEditingChanged)
    }

    /// Creates a slider that moves in steps, with a label, which only assistive technology presents.
    public nonisolated init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label: label(), minimum: nil, maximum: nil, onEditingChanged)
    }

    /// Creates a slider with a label, in an older order of the arguments.
    @_disfavoredOverload
    public nonisolated init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label: label(), minimum: nil, maximum: nil, onEditingChanged)
    }

    /// Creates a slider that moves in steps, with a label, in an older order of the arguments.
    @_disfavoredOverload
    public nonisolated init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label: label(), minimum: nil, maximum: nil, onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider without a label.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - bounds: The range; 0 to 1 by default.
    ///   - onEditingChanged: A closure that is called with `true` when a drag begins and with `false` when it ends.
    public nonisolated init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label: EmptyView(), minimum: nil, maximum: nil, onEditingChanged)
    }

    /// Creates a slider that moves in steps, without a label.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - bounds: The range.
    ///   - step: The distance between two values, counted from the lower bound; 1 by default.
    ///   - onEditingChanged: A closure that is called with `true` when a drag begins and with `false` when it ends.
    public nonisolated init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label: EmptyView(), minimum: nil, maximum: nil, onEditingChanged)
    }
}

/// The range, step and value of a slider, converted to `Double`.
nonisolated private struct SliderRange {
    let bounds: ClosedRange<Double>
    /// The part of the bounds that the value is kept in.
    private let enabled: ClosedRange<Double>
    /// The distance between two values; `nil` for a continuous slider.
    let step: Double?
    private let read: () -> Double
    let write: (Double) -> Void

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, enabled: ClosedRange<V>?
    )
    where V.Stride: BinaryFloatingPoint {
        let whole = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.bounds = whole
        self.enabled = enabled.map { (Double($0.lowerBound)...Double($0.upperBound)).clamped(to: whole) } ?? whole
        let step = step.map { Double($0) }
        self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        read = { Double(value.wrappedValue) }
        write = { value.wrappedValue = V($0) }
    }

    /// The value, clamped to the bounds.
    var position: Double {
        let value = read()
        return value.isNaN ? bounds.lowerBound : min(max(value, bounds.lowerBound), bounds.upperBound)
    }

    /// Returns the nearest value that the slider can take.
    func settled(_ value: Double) -> Double {
        var value = value
        if let step { value = bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step }
        return min(max(value, enabled.lowerBound), enabled.upperBound)
    }

    /// Returns where a value is in the range, from 0 to 1; `nil` outside of it.
    func share(of value: Double) -> Double? {
        let span = bounds.upperBound - bounds.lowerBound
        guard span > 0, bounds.contains(value) else { return nil }
        return (value - bounds.lowerBound) / span
    }
}

/// Labels at the ends of a track of 31 points (Documentation/Layout.md 11).
private struct SliderRow: View {
    let name: Text?
    let minimum: AnyView?
    let maximum: AnyView?
    let range: SliderRange
    /// The value when the body was evaluated.
    let position: Double
    /// The positions of the tick marks, as fractions of the range.
    let ticks: [Double]
    /// The text that describes the value to screen readers.
    let current: Text?
    let editingChanged: @MainActor (Bool) -> Void
    @State private var isEditing = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        HStack(spacing: 8) {
            if labelsVisibility != .hidden, let minimum { minimum.accessibilityHidden(true) }
            NativeControl(content: content, take: take).frame(height: 31).background {
                if !ticks.isEmpty {
                    SliderTickMarks(shares: ticks).fill(Color(.system(.tertiary))).accessibilityHidden(true)
                }
            }
            if labelsVisibility != .hidden, let maximum { maximum.accessibilityHidden(true) }
        }
        .opacity(isEnabled ? 1 : 0.5)
    }

    private func take(_ text: String, _ isDone: Bool) {
        guard let value = Double(text), value.isFinite else { return }
        if !isEditing {
            isEditing = true
            editingChanged(true)
        }
        let settled = range.settled(value)
        if settled != range.position { range.write(settled) }
        guard isDone else { return }
        isEditing = false
        editingChanged(false)
    }

    private func content(_ environment: EnvironmentValues) -> ControlContent {
        let bounds = range.bounds
        let share = range.share(of: position) ?? 0
        let look = DisplayControl.Slider(
            track: SystemColor.secondaryFill.value(in: environment), fill: SystemColor.accent.value(in: environment),
            isRightToLeft: environment.layoutDirection == .rightToLeft)
        let control = DisplayControl(
            .slider(look), value: plain(position), minimum: plain(bounds.lowerBound), maximum: plain(bounds.upperBound),
            step: range.step.map(plain) ?? "any")
        return ControlContent(
            control, role: .slider, label: name?.string(in: environment),
            value: current?.string(in: environment)
                ?? share.formatted(.percent.precision(.fractionLength(0)).locale(environment.locale)))
    }

    /// Formats a number as HTML attributes need it, with a point and without grouping.
    private func plain(_ value: Double) -> String {
        value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
    }
}
