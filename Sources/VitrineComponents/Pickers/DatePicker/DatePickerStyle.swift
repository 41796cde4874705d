// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// A type that defines the appearance and the interaction of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The type of view that presents a date picker.
    associatedtype Body: View

    /// Returns the view that presents a date picker.
    ///
    /// - Parameter configuration: The label, the selection and the bounds of the picker.
    /// - Returns: The view to show.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The properties of a date picker that the style presents.
    typealias Configuration = DatePickerStyleConfiguration
}

/// The properties of a date picker that a style presents.
nonisolated public struct DatePickerStyleConfiguration {
    /// The type-erased label of a date picker.
    public typealias Label = _ConfigurationLabel

    /// The label of the picker.
    public let label: DatePickerStyleConfiguration.Label
    /// The chosen date; a style may change it.
    @Binding public var selection: Date
    /// The earliest date that can be chosen, or `nil`.
    public var minimumDate: Date?
    /// The latest date that can be chosen, or `nil`.
    public var maximumDate: Date?
    /// The parts of the date that the picker shows.
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

    /// Selects a date, clamped to the bounds.
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
    /// Sets the style of the date pickers in the view.
    public nonisolated func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
        environment(\.datePickerStyle, StyleBox(dates: style))
    }
}

/// The platform's default style: compact.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Creates the default style.
    public init() {}

    /// Returns the label with buttons for the date and the time.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

/// A style that shows the label with buttons for the date and the time, which open a month and wheels.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}

    /// Returns the label with buttons for the date and the time.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

/// A style that shows the calendar of a month.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}

    /// Returns the calendar of a month.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        CalendarDatePicker(configuration: configuration)
    }
}

/// A style that shows a wheel for each part of the date, turned by dragging, by tapping a row, or by keys.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}

    /// Returns the wheels.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        WheelDatePicker(configuration: configuration)
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style for the place of the date picker.
    public nonisolated static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Buttons for the date and the time.
    public nonisolated static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// The calendar of a month.
    public nonisolated static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A wheel for each part of the date.
    public nonisolated static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
