// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// A type that defines the appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of view that presents a gauge.
    associatedtype Body: View

    /// Returns the view that presents a gauge.
    ///
    /// - Parameter configuration: The value and the labels of the gauge.
    /// - Returns: The view to show.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The properties of a gauge that the style presents.
    typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a gauge that a style presents.
nonisolated public struct GaugeStyleConfiguration {
    /// The type-erased label of a gauge.
    public typealias Label = _ConfigurationLabel
    /// The type-erased label of a gauge's current value.
    public typealias CurrentValueLabel = _ConfigurationLabel
    /// The type-erased label of a gauge's lower bound.
    public typealias MinimumValueLabel = _ConfigurationLabel
    /// The type-erased label of a gauge's upper bound.
    public typealias MaximumValueLabel = _ConfigurationLabel

    /// The value as a fraction of the range, from 0 to 1.
    public var value: Double
    /// The label that says what the gauge measures.
    public var label: GaugeStyleConfiguration.Label
    /// The label of the current value, or `nil`.
    public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
    /// The label of the lower bound, or `nil`.
    public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
    /// The label of the upper bound, or `nil`.
    public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
}

private struct GaugeStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<GaugeStyleConfiguration> { StyleBox(gauge: DefaultGaugeStyle()) }
}

extension StyleBox where Configuration == GaugeStyleConfiguration {
    fileprivate init<S: GaugeStyle>(gauge style: S) {
        self.init(style) { style, configuration in style.makeBody(configuration: configuration) }
    }
}

extension EnvironmentValues {
    package var gaugeStyle: StyleBox<GaugeStyleConfiguration> {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the gauges in the view.
    public nonisolated func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle {
        environment(\.gaugeStyle, StyleBox(gauge: style))
    }
}

/// The platform's default style: a bar that fills up to the value.
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
    /// Creates the default style.
    public init() {}

    /// Returns a bar that fills up to the value.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BarGauge(configuration: configuration)
    }
}

/// A style that shows a bar that fills up to the value, below the label and between the labels of the bounds.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    /// Returns a bar that fills up to the value.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BarGauge(configuration: configuration)
    }
}

/// A style that shows a small bar with a marker at the value.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    /// Returns a small bar with a marker at the value.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AccessoryBarGauge(configuration: configuration, fills: false)
    }
}

/// A style that shows a small bar that fills up to the value.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    /// Returns a small bar that fills up to the value.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AccessoryBarGauge(configuration: configuration, fills: true)
    }
}

/// A style that shows an open ring with a marker at the value.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    /// Returns an open ring with a marker at the value.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        RingGauge(configuration: configuration, isClosed: false)
    }
}

/// A style that shows a closed ring that fills up to the value.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    /// Returns a closed ring that fills up to the value.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        RingGauge(configuration: configuration, isClosed: true)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default style for the place of the gauge.
    public nonisolated static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills up to the value, with the labels around it.
    public nonisolated static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A small bar with a marker at the value.
    public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small bar that fills up to the value.
    public nonisolated static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a marker at the value.
    public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A closed ring that fills up to the value.
    public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
