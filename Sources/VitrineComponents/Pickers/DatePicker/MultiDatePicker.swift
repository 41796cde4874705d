// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// A control for choosing any number of days in a calendar.
///
/// A chosen day has the components `calendar`, `era`, `year`, `month` and `day` of the calendar of the environment.
nonisolated public struct MultiDatePicker<Label>: View where Label: View {
    private let label: Label
    private let selection: Binding<Set<DateComponents>>
    private let minimumDate: Date?
    /// The exclusive upper bound of the dates.
    private let end: Date?

    private init(_ selection: Binding<Set<DateComponents>>, from minimumDate: Date?, to end: Date?, _ label: Label) {
        self.selection = selection
        self.minimumDate = minimumDate
        self.end = end
        self.label = label
    }

    /// The calendar of a month with the chosen days.
    @MainActor public var body: some View {
        MultiCalendar(selection: selection, name: label.spokenName, minimumDate: minimumDate, end: end)
    }
}

extension MultiDatePicker {
    /// Creates a picker of days with a custom label.
    public nonisolated init(
        selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: nil, to: nil, label())
    }

    /// Creates a picker with a custom label for the days of a range.
    public nonisolated init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: bounds.lowerBound, to: bounds.upperBound, label())
    }

    /// Creates a picker with a custom label for a day and all later ones.
    public nonisolated init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: bounds.lowerBound, to: nil, label())
    }

    /// Creates a picker with a custom label for the days before a date.
    public nonisolated init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: nil, to: bounds.upperBound, label())
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a picker of days with a localized title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
    ) {
        self.init(selection, from: nil, to: nil, Text(titleKey))
    }

    /// Creates a picker with a localized title for the days of a range.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection, from: bounds.lowerBound, to: bounds.upperBound, Text(titleKey))
    }

    /// Creates a picker with a localized title for a day and all later ones.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, from: bounds.lowerBound, to: nil, Text(titleKey))
    }

    /// Creates a picker with a localized title for the days before a date.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, from: nil, to: bounds.upperBound, Text(titleKey))
    }

    /// Creates a picker of days with a title.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, selection: Binding<Set<DateComponents>>
    ) where S: StringProtocol {
        self.init(selection, from: nil, to: nil, Text(title))
    }

    /// Creates a picker with a title for the days of a range.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) where S: StringProtocol {
        self.init(selection, from: bounds.lowerBound, to: bounds.upperBound, Text(title))
    }

    /// Creates a picker with a title for a day and all later ones.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) where S: StringProtocol {
        self.init(selection, from: bounds.lowerBound, to: nil, Text(title))
    }

    /// Creates a picker with a title for the days before a date.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) where S: StringProtocol {
        self.init(selection, from: nil, to: bounds.upperBound, Text(title))
    }
}

/// Shows the month of the earliest chosen day within the bounds, or today's month, until a day is chosen here.
private struct MultiCalendar: View {
    let selection: Binding<Set<DateComponents>>
    let name: Text?
    let minimumDate: Date?
    let end: Date?
    @Environment(\.calendar) private var calendar

    var body: some View {
        let days = chosen
        CalendarMonth(
            month: firstShown(of: days), minimumDate: minimumDate, maximumDate: maximumDate, isMultiple: true,
            isChosen: { days.contains($0) }, choose: { toggle($0) }
        )
        .accessibilityElement(children: .contain)
        .accessibilityLabel(name ?? Text(verbatim: ""))
    }

    /// The chosen days, each as its first moment.
    private var chosen: Set<Date> {
        Set(selection.wrappedValue.compactMap { calendar.date(from: $0).map { calendar.startOfDay(for: $0) } })
    }

    private func firstShown(of days: Set<Date>) -> Date {
        let months = CalendarMonths(calendar, from: minimumDate, through: maximumDate)
        return days.filter { months.contains(months.month(of: $0)) }.min()
            ?? days.min() ?? .now
    }

    /// The last moment before the exclusive upper bound: a day that begins at the bound cannot be chosen.
    private var maximumDate: Date? {
        end.map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate.nextDown) }
    }

    private func toggle(_ day: Date) {
        let same = selection.wrappedValue.filter { other in
            calendar.date(from: other).map { calendar.isDate($0, inSameDayAs: day) } == true
        }
        if same.isEmpty {
            selection.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
        } else {
            selection.wrappedValue.subtract(same)
        }
    }
}
