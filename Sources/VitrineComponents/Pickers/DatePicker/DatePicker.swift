// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// A control for choosing a date, a time of day, or both, in the calendar and time zone of the environment.
nonisolated public struct DatePicker<Label>: View where Label: View {
    /// The parts of a date that the picker shows.
    public typealias Components = DatePickerComponents

    private let configuration: DatePickerStyleConfiguration

    private init(
        _ selection: Binding<Date>, from minimum: Date?, to maximum: Date?, _ components: Components, _ label: Label
    ) {
        configuration = DatePickerStyleConfiguration(
            label: DatePickerStyleConfiguration.Label(AnyView(label), name: label.spokenName), selection: selection,
            minimumDate: minimum, maximumDate: maximum, displayedComponents: components)
    }

    /// The picker as the date picker style of the environment presents it.
    @MainActor public var body: some View { DatePickerBody(configuration: configuration) }
}

extension DatePicker {
    /// Creates a date picker with a custom label.
    ///
    /// - Parameters:
    ///   - selection: A binding to the date.
    ///   - displayedComponents: The parts of the date that can be chosen; date and time by default.
    ///   - label: A view builder of the label.
    public nonisolated init(
        selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: nil, to: nil, displayedComponents, label())
    }

    /// Creates a date picker with a custom label for the dates of a closed range.
    ///
    /// - Parameters:
    ///   - selection: A binding to the date; a choice is clamped to the range.
    ///   - range: The dates that can be chosen.
    ///   - displayedComponents: The parts of the date that can be chosen; date and time by default.
    ///   - label: A view builder of the label.
    public nonisolated init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, label())
    }

    /// Creates a date picker with a custom label for a date and all later ones.
    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: range.lowerBound, to: nil, displayedComponents, label())
    }

    /// Creates a date picker with a custom label for a date and all earlier ones.
    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: nil, to: range.upperBound, displayedComponents, label())
    }
}

extension DatePicker where Label == Text {
    /// Creates a date picker with a localized title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: nil, to: nil, displayedComponents, Text(titleKey))
    }

    /// Creates a date picker with a localized title for the dates of a closed range.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, Text(titleKey))
    }

    /// Creates a date picker with a localized title for a date and all later ones.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: range.lowerBound, to: nil, displayedComponents, Text(titleKey))
    }

    /// Creates a date picker with a localized title for a date and all earlier ones.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: nil, to: range.upperBound, displayedComponents, Text(titleKey))
    }

    /// Creates a date picker with a title.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where S: StringProtocol {
        self.init(selection, from: nil, to: nil, displayedComponents, Text(title))
    }

    /// Creates a date picker with a title for the dates of a closed range.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where S: StringProtocol {
        self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, Text(title))
    }

    /// Creates a date picker with a title for a date and all later ones.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where S: StringProtocol {
        self.init(selection, from: range.lowerBound, to: nil, displayedComponents, Text(title))
    }

    /// Creates a date picker with a title for a date and all earlier ones.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where S: StringProtocol {
        self.init(selection, from: nil, to: range.upperBound, displayedComponents, Text(title))
    }
}

/// Applies the date picker style of the environment.
private struct DatePickerBody: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.datePickerStyle) private var style

    var body: some View { style.body(configuration) }
}
