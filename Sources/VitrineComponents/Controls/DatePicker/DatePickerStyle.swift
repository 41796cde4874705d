// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// How date pickers look and behave.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The view of a date picker.
    associatedtype Body: View

    /// Makes the view of a date picker.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = DatePickerStyleConfiguration
}

/// What a style gets of a date picker.
nonisolated public struct DatePickerStyleConfiguration {
    public typealias Label = _ConfigurationLabel

    public let label: DatePickerStyleConfiguration.Label
    /// The date; a style writes it.
    @Binding public var selection: Date
    /// The earliest date that can be chosen.
    public var minimumDate: Date?
    /// The latest date that can be chosen.
    public var maximumDate: Date?
    public var displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }

    /// Writes a date, moved into the bounds.
    func choose(_ date: Date) {
        var date = date
        if let maximumDate { date = min(date, maximumDate) }
        if let minimumDate { date = max(date, minimumDate) }
        if date != selection { selection = date }
    }
}

private struct DatePickerStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<DatePickerStyleConfiguration> { StyleBox(dates: DefaultDatePickerStyle()) }
}

extension StyleBox where Configuration == DatePickerStyleConfiguration {
    fileprivate init<S: DatePickerStyle>(dates style: S) {
        self.init(style) { style, configuration in style.makeBody(configuration: configuration) }
    }
}

extension EnvironmentValues {
    package var datePickerStyle: StyleBox<DatePickerStyleConfiguration> {
        get { self[DatePickerStyleKey.self] }
        set { self[DatePickerStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the date pickers in the view look.
    public nonisolated func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
        environment(\.datePickerStyle, StyleBox(dates: style))
    }
}

/// The platform's own style: compact.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

/// A label, and date and time on grounds of their own that open the browser's calendar and clock.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

/// A calendar of a month.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        CalendarDatePicker(configuration: configuration)
    }
}

/// A wheel for each part of the date, turned by hand, by pressing a row, or by keys.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        WheelDatePicker(configuration: configuration)
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public nonisolated static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public nonisolated static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public nonisolated static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    public nonisolated static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
