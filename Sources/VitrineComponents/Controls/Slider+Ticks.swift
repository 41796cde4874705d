// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension Slider {
    /// Creates a slider with marks and with labels of its bounds.
    ///
    /// - Support: partial: the track is filled from its lower end, whatever the neutral value.
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - bounds: The range; 0 to 1 by default.
    ///   - neutralValue: The value at which the slider stands for nothing.
    ///   - enabledBounds: The part of the range that the value is kept in.
    ///   - label: A view builder of the label, which only assistive technology presents.
    ///   - currentValueLabel: A view builder of what assistive technology says of the value.
    ///   - minimumValueLabel: A view builder of the leading label.
    ///   - maximumValueLabel: A view builder of the trailing label.
    ///   - ticks: A builder of the marks.
    ///   - onEditingChanged: A closure that is called with `true` when a drag begins and with `false` when it ends.
    public nonisolated init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            onEditingChanged, enabled: enabledBounds, ticks: ticks().allValues, current: currentValueLabel().spokenName)
    }

    /// Creates a slider that moves in steps, with marks and with labels of its bounds.
    ///
    /// - Support: partial: the track is filled from its lower end, whatever the neutral value.
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - bounds: The range.
    ///   - step: The distance between two values, counted from the lower bound; 1 by default.
    ///   - neutralValue: The value at which the slider stands for nothing.
    ///   - enabledBounds: The part of the range that the value is kept in.
    ///   - label: A view builder of the label, which only assistive technology presents.
    ///   - currentValueLabel: A view builder of what assistive technology says of the value.
    ///   - minimumValueLabel: A view builder of the leading label.
    ///   - maximumValueLabel: A view builder of the trailing label.
    ///   - tick: A closure that returns the mark of a step, or `nil` for none.
    ///   - onEditingChanged: A closure that is called with `true` when a drag begins and with `false` when it ends.
    public nonisolated init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            onEditingChanged, enabled: enabledBounds, ticks: valuesOfSteps(bounds, step, tick),
            current: currentValueLabel().spokenName)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with marks.
    ///
    /// - Support: partial: the track is filled from its lower end, whatever the neutral value.
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - bounds: The range; 0 to 1 by default.
    ///   - neutralValue: The value at which the slider stands for nothing.
    ///   - enabledBounds: The part of the range that the value is kept in.
    ///   - label: A view builder of the label, which only assistive technology presents.
    ///   - currentValueLabel: A view builder of what assistive technology says of the value.
    ///   - ticks: A builder of the marks.
    ///   - onEditingChanged: A closure that is called with `true` when a drag begins and with `false` when it ends.
    public nonisolated init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, label: label(), minimum: nil, maximum: nil, onEditingChanged, enabled: enabledBounds,
            ticks: ticks().allValues, current: currentValueLabel().spokenName)
    }

    /// Creates a slider that moves in steps, with marks.
    ///
    /// - Support: partial: the track is filled from its lower end, whatever the neutral value.
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - bounds: The range.
    ///   - step: The distance between two values, counted from the lower bound; 1 by default.
    ///   - neutralValue: The value at which the slider stands for nothing.
    ///   - enabledBounds: The part of the range that the value is kept in.
    ///   - label: A view builder of the label, which only assistive technology presents.
    ///   - currentValueLabel: A view builder of what assistive technology says of the value.
    ///   - tick: A closure that returns the mark of a step, or `nil` for none.
    ///   - onEditingChanged: A closure that is called with `true` when a drag begins and with `false` when it ends.
    public nonisolated init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step, label: label(), minimum: nil, maximum: nil, onEditingChanged, enabled: enabledBounds,
            ticks: valuesOfSteps(bounds, step, tick), current: currentValueLabel().spokenName)
    }
}

/// Returns the values of the marks of the steps of a range; of none if there are more steps than points on a screen.
nonisolated private func valuesOfSteps<V>(
    _ bounds: ClosedRange<V>, _ step: V.Stride, _ tick: (V) -> SliderTick<V>?
) -> [Double] where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    let count = Double(bounds.upperBound - bounds.lowerBound) / Double(step)
    guard count.isFinite, (0...1_000).contains(count) else { return [] }
    return (0...Int(count)).flatMap { index -> [Double] in
        tick(bounds.lowerBound + V(Double(step) * Double(index)))?.values ?? []
    }
}
