// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// A calendar in which a person chooses any number of days.
///
/// What is chosen are days of the person's calendar: `calendar`, `era`, `year`, `month` and `day`.
nonisolated public struct MultiDatePicker<Label>: View where Label: View {
    private let label: Label
    private let selection: Binding<Set<DateComponents>>
    private let minimumDate: Date?
    /// The first moment that is too late.
    private let end: Date?

    private init(_ selection: Binding<Set<DateComponents>>, from minimumDate: Date?, to end: Date?, _ label: Label) {
        self.selection = selection
        self.minimumDate = minimumDate
        self.end = end
        self.label = label
    }

    @MainActor public var body: some View {
        MultiCalendar(selection: selection, name: label.spokenName, minimumDate: minimumDate, end: end)
    }
}

extension MultiDatePicker {
    /// A picker for days with a label of its own.
    public nonisolated init(
        selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: nil, to: nil, label())
    }

    /// A picker for days of a range with a label of its own.
    public nonisolated init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: bounds.lowerBound, to: bounds.upperBound, label())
    }

    /// A picker for days from one on with a label of its own.
    public nonisolated init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: bounds.lowerBound, to: nil, label())
    }

    /// A picker for days before one with a label of its own.
    public nonisolated init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: nil, to: bounds.upperBound, label())
    }
}

extension MultiDatePicker where Label == Text {
    /// A picker for days with a title in the reader's language.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
    ) {
        self.init(selection, from: nil, to: nil, Text(titleKey))
    }

    /// A picker for days of a range with a title in the reader's language.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection, from: bounds.lowerBound, to: bounds.upperBound, Text(titleKey))
    }

    /// A picker for days from one on with a title in the reader's language.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, from: bounds.lowerBound, to: nil, Text(titleKey))
    }

    /// A picker for days before one with a title in the reader's language.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, from: nil, to: bounds.upperBound, Text(titleKey))
    }

    /// A picker for days with a title.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, selection: Binding<Set<DateComponents>>
    ) where S: StringProtocol {
        self.init(selection, from: nil, to: nil, Text(title))
    }

    /// A picker for days of a range with a title.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) where S: StringProtocol {
        self.init(selection, from: bounds.lowerBound, to: bounds.upperBound, Text(title))
    }

    /// A picker for days from one on with a title.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) where S: StringProtocol {
        self.init(selection, from: bounds.lowerBound, to: nil, Text(title))
    }

    /// A picker for days before one with a title.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) where S: StringProtocol {
        self.init(selection, from: nil, to: bounds.upperBound, Text(title))
    }
}

/// The months from that of the first day that is chosen when it comes, or from today's.
private struct MultiCalendar: View {
    let selection: Binding<Set<DateComponents>>
    let name: Text?
    let minimumDate: Date?
    let end: Date?
    @State private var month: Date?
    @Environment(\.calendar) private var calendar

    var body: some View {
        let days = chosen
        let first = days.min() ?? .now
        CalendarMonth(
            month: month ?? first, minimumDate: minimumDate, maximumDate: maximumDate, isMultiple: true,
            isChosen: { days.contains($0) }, choose: { toggle($0, from: first) }
        )
        .accessibilityElement(children: .contain)
        .accessibilityLabel(name ?? Text(verbatim: ""))
    }

    /// The beginnings of the days.
    private var chosen: Set<Date> {
        Set(selection.wrappedValue.compactMap { calendar.date(from: $0).map { calendar.startOfDay(for: $0) } })
    }

    /// A day that begins with the end is none of the range.
    private var maximumDate: Date? {
        end.map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate.nextDown) }
    }

    /// The month that is shown stays, whatever day is the first one then.
    private func toggle(_ day: Date, from first: Date) {
        if month == nil { month = first }
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
