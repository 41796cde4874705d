// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineDisplay

/// A view that shows a value within a range.
nonisolated public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>: View
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
    private let configuration: GaugeStyleConfiguration

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, current: CurrentValueLabel? = nil,
        minimum: BoundsLabel? = nil, maximum: BoundsLabel? = nil
    ) {
        func part<P: View>(_ view: P?) -> _ConfigurationLabel? {
            view.map { _ConfigurationLabel(AnyView($0), name: $0.spokenName) }
        }
        let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
        let share = high > low ? (Double(value) - low) / (high - low) : 0
        configuration = GaugeStyleConfiguration(
            value: share.isNaN ? 0 : min(max(share, 0), 1),
            label: _ConfigurationLabel(AnyView(label), name: label.spokenName),
            currentValueLabel: part(current), minimumValueLabel: part(minimum), maximumValueLabel: part(maximum))
    }

    /// The gauge as the gauge style of the environment presents it.
    @MainActor public var body: some View { GaugeBody(configuration: configuration) }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label.
    ///
    /// - Parameters:
    ///   - value: The value; it is clamped to the bounds.
    ///   - bounds: The range of the gauge; 0 to 1 by default.
    ///   - label: A view builder of the label.
    public nonisolated init<V>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
        self.init(value, bounds, label())
    }

    /// Creates a gauge with a label and a label of its current value.
    ///
    /// - Parameters:
    ///   - value: The value; it is clamped to the bounds.
    ///   - bounds: The range of the gauge; 0 to 1 by default.
    ///   - label: A view builder of the label.
    ///   - currentValueLabel: A view builder of the current value's label.
    public nonisolated init<V>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where V: BinaryFloatingPoint {
        self.init(value, bounds, label(), current: currentValueLabel())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label and labels of its current value and its bounds.
    ///
    /// - Parameters:
    ///   - value: The value; it is clamped to the bounds.
    ///   - bounds: The range of the gauge; 0 to 1 by default.
    ///   - label: A view builder of the label.
    ///   - currentValueLabel: A view builder of the current value's label.
    ///   - minimumValueLabel: A view builder of the lower bound's label.
    ///   - maximumValueLabel: A view builder of the upper bound's label.
    public nonisolated init<V>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where V: BinaryFloatingPoint {
        self.init(
            value, bounds, label(), current: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }
}

/// Applies the gauge style of the environment; a single accessibility element whatever the style draws.
private struct GaugeBody: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.gaugeStyle) private var style
    @Environment(\.self) private var environment

    var body: some View {
        let name = configuration.label.name?.string(in: environment)
        let value =
            configuration.currentValueLabel?.name?.string(in: environment)
            ?? configuration.value.formatted(.percent.precision(.fractionLength(0)).locale(environment.locale))
        style.body(configuration).modifier(
            SemanticsModifier { semantics in
                semantics.role = .progress
                semantics.label = name
                semantics.value = value
                semantics.fraction = configuration.value
            })
    }
}
