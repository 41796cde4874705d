// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The view of a gauge.
    associatedtype Body: View

    /// Makes the view of a gauge.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = GaugeStyleConfiguration
}

/// What a style gets of a gauge.
nonisolated public struct GaugeStyleConfiguration {
    public typealias Label = _ConfigurationLabel
    public typealias CurrentValueLabel = _ConfigurationLabel
    public typealias MinimumValueLabel = _ConfigurationLabel
    public typealias MaximumValueLabel = _ConfigurationLabel

    /// 0 to 1.
    public var value: Double
    public var label: GaugeStyleConfiguration.Label
    public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
    public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
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
    /// Sets how the gauges in the view look.
    public nonisolated func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle {
        environment(\.gaugeStyle, StyleBox(gauge: style))
    }
}

/// The platform's own style: a bar that fills.
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BarGauge(configuration: configuration)
    }
}

/// A bar that fills, between the labels of its bounds, under its label.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BarGauge(configuration: configuration)
    }
}

/// A small bar with a marker.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AccessoryBarGauge(configuration: configuration, fills: false)
    }
}

/// A small bar that fills.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AccessoryBarGauge(configuration: configuration, fills: true)
    }
}

/// An open ring with a marker.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        RingGauge(configuration: configuration, isClosed: false)
    }
}

/// A ring that fills.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        RingGauge(configuration: configuration, isClosed: true)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public nonisolated static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public nonisolated static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public nonisolated static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
