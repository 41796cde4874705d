// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// A control for a date, a time of day, or both, in the person's calendar and time zone.
nonisolated public struct DatePicker<Label>: View where Label: View {
    public typealias Components = DatePickerComponents

    private let configuration: DatePickerStyleConfiguration

    private init(
        _ selection: Binding<Date>, from minimum: Date?, to maximum: Date?, _ components: Components, _ label: Label
    ) {
        configuration = DatePickerStyleConfiguration(
            label: DatePickerStyleConfiguration.Label(AnyView(label), name: label.spokenName), selection: selection,
            minimumDate: minimum, maximumDate: maximum, displayedComponents: components)
    }

    @MainActor public var body: some View { DatePickerBody(configuration: configuration) }
}

extension DatePicker {
    /// A picker with a label of its own.
    public nonisolated init(
        selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: nil, to: nil, displayedComponents, label())
    }

    /// A picker for dates of a range.
    public nonisolated init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, label())
    }

    /// A picker for dates from one on.
    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: range.lowerBound, to: nil, displayedComponents, label())
    }

    /// A picker for dates up to one.
    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: nil, to: range.upperBound, displayedComponents, label())
    }
}

extension DatePicker where Label == Text {
    /// A picker with a title in the reader's language.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: nil, to: nil, displayedComponents, Text(titleKey))
    }

    /// A picker with a title in the reader's language for dates of a range.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, Text(titleKey))
    }

    /// A picker with a title in the reader's language for dates from one on.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: range.lowerBound, to: nil, displayedComponents, Text(titleKey))
    }

    /// A picker with a title in the reader's language for dates up to one.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: nil, to: range.upperBound, displayedComponents, Text(titleKey))
    }

    /// A picker with a title.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where S: StringProtocol {
        self.init(selection, from: nil, to: nil, displayedComponents, Text(title))
    }

    /// A picker with a title for dates of a range.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where S: StringProtocol {
        self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, Text(title))
    }

    /// A picker with a title for dates from one on.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where S: StringProtocol {
        self.init(selection, from: range.lowerBound, to: nil, displayedComponents, Text(title))
    }

    /// A picker with a title for dates up to one.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where S: StringProtocol {
        self.init(selection, from: nil, to: range.upperBound, displayedComponents, Text(title))
    }
}

/// Applies the style of the place.
private struct DatePickerBody: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.datePickerStyle) private var style

    var body: some View { style.body(configuration) }
}
