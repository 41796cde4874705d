// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// The days of a month, one of which is selected, above the time.
struct CalendarDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(spacing: 8) {
            if configuration.displayedComponents.contains(.date) {
                CalendarMonth(
                    month: configuration.selection, minimumDate: configuration.minimumDate,
                    maximumDate: configuration.maximumDate
                ) {
                    calendar.isDate($0, inSameDayAs: configuration.selection)
                } choose: {
                    choose($0)
                }
            }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                HStack {
                    time.accessibilityHidden(true)
                    Spacer(minLength: 8)
                    DatePill(configuration: configuration, parts: .hourAndMinute)
                }
            }
        }
    }

    /// The label of the time below a month is for screen readers only, as the month has no space for it.
    @ViewBuilder private var time: some View {
        if configuration.displayedComponents.contains(.date) {
            Text(verbatim: SystemWord.time.string(locale))
        } else {
            configuration.label
        }
    }

    /// Selects another day at the same time of day.
    private func choose(_ day: Date) {
        let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: configuration.selection)
        var fields = calendar.dateComponents([.era, .year, .month, .day], from: day)
        (fields.hour, fields.minute) = (time.hour, time.minute)
        (fields.second, fields.nanosecond) = (time.second, time.nanosecond)
        guard let date = calendar.date(from: fields) else { return }
        configuration.choose(date)
    }
}

/// The days of a month as buttons, below its name and the buttons for other months.
///
/// The name is a button that shows wheels for another month in the place of the days, and the days again.
struct CalendarMonth: View {
    /// A date in the month to show until the user turns to another one; the nearest month within the bounds is shown.
    let month: Date
    var minimumDate: Date?
    var maximumDate: Date?
    /// Whether several days can be selected: the shown month stays then.
    var isMultiple = false
    let isChosen: (Date) -> Bool
    let choose: (Date) -> Void
    /// A date in the month to which the user has turned.
    @State private var turned: Date?
    @State private var isChoosingMonth = false
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View {
        let months = CalendarMonths(calendar, from: minimumDate, through: maximumDate)
        let page = CalendarPage(calendar, locale, showing: months.nearest(to: turned ?? month))
        VStack(spacing: 8) {
            header(page, months)
            if isChoosingMonth {
                // As high as the days.
                days(page).hidden().overlay { wheels(page, months) }
            } else {
                days(page)
            }
        }
        .onChange(of: calendar.startOfDay(for: month)) {
            if !isMultiple { turned = nil }
        }
    }

    private func days(_ page: CalendarPage) -> some View {
        VStack(spacing: 8) {
            HStack(spacing: 0) {
                ForEach(Array(page.weekdays.enumerated()), id: \.offset) { day in
                    Text(verbatim: day.element)
                        .font(.system(size: 13, weight: .semibold))
                        .foregroundStyle(Color(.system(.tertiary)))
                        .frame(maxWidth: .infinity)
                        .accessibilityHidden(true)
                }
            }
            ForEach(page.weeks, id: \.self) { week in
                HStack(spacing: 0) {
                    ForEach(Array(week.enumerated()), id: \.offset) { day in
                        if let date = day.element { cell(date) } else { Color.clear.frame(height: 44) }
                    }
                }
            }
        }
    }

    private func wheels(_ page: CalendarPage, _ months: CalendarMonths) -> some View {
        let shown = months.middle(of: page.first)
        let selection = Binding {
            shown
        } set: { date in
            turned = months.middle(of: months.nearest(to: date))
        }
        return WheelDatePicker(
            configuration: DatePickerStyleConfiguration(
                label: DatePickerStyleConfiguration.Label(AnyView(EmptyView())), selection: selection,
                minimumDate: minimumDate, maximumDate: maximumDate, displayedComponents: .date),
            hasDays: false
        )
        .labelsHidden()
    }

    private func header(_ page: CalendarPage, _ months: CalendarMonths) -> some View {
        HStack(spacing: 0) {
            Button {
                isChoosingMonth.toggle()
            } label: {
                HStack(spacing: 4) {
                    Text(page.first, format: Date.FormatStyle().month(.wide).year())
                        .font(.headline)
                        .foregroundStyle(
                            isChoosingMonth ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary))
                    Image(systemName: isChoosingMonth ? "chevron.down" : "chevron.forward")
                        .font(.system(size: 13, weight: .bold))
                        .foregroundStyle(TintShapeStyle())
                        .accessibilityHidden(true)
                }
                .frame(height: 32)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .modifier(SemanticsModifier { [isChoosingMonth] in $0.isExpanded = isChoosingMonth })
            Spacer(minLength: 8)
            if !isChoosingMonth {
                turn("chevron.backward", to: months.month(after: page.first, by: -1), months)
                turn("chevron.forward", to: months.month(after: page.first, by: 1), months)
            }
        }
        .frame(height: 32)
    }

    private func turn(_ symbol: String, to target: Date, _ months: CalendarMonths) -> some View {
        let isAllowed = months.contains(target)
        return Button {
            turned = months.middle(of: target)
        } label: {
            Image(systemName: symbol)
                .font(.system(size: 19, weight: .semibold))
                .foregroundStyle(
                    isAllowed ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.system(.tertiary)))
                )
                .frame(width: 44, height: 32)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(target, format: Date.FormatStyle().month(.wide).year()))
        .disabled(!isAllowed)
    }

    private func cell(_ date: Date) -> some View {
        let isChosen = isChosen(date)
        let isInRange = isAllowed(date)
        let isToday = calendar.isDateInToday(date)
        return ButtonSurface(
            action: { take(date) }, pressedOpacity: 0.5, semantics: semantics(date, isChosen: isChosen),
            content: Text(date, format: Date.FormatStyle().day())
                .font(.system(size: 20, weight: isChosen ? .semibold : .regular))
                .foregroundStyle(numberStyle(isInRange: isInRange, isChosen: isChosen, isToday: isToday))
                .frame(maxWidth: .infinity)
                .frame(height: 44)
                .background { if isChosen { Circle().fill(TintShapeStyle()).opacity(isToday ? 1 : 0.14) } }
        )
        .disabled(!isInRange)
    }

    /// The number of today has the tint, and is white on it if today is chosen.
    private func numberStyle(isInRange: Bool, isChosen: Bool, isToday: Bool) -> AnyShapeStyle {
        if !isInRange { return AnyShapeStyle(Color(.system(.tertiary))) }
        if isChosen && isToday { return AnyShapeStyle(Color.white) }
        return isChosen || isToday ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary)
    }

    private func take(_ date: Date) {
        // A page that the user has not turned follows the earliest day, which this choice may change.
        if isMultiple { turned = turned ?? month }
        choose(date)
    }

    private func semantics(_ date: Date, isChosen: Bool) -> Semantics {
        var semantics = isMultiple ? Semantics.toggle(isChosen) : .radio(isSelected: isChosen)
        var style = Date.FormatStyle(date: .complete, time: .omitted, locale: locale, calendar: calendar)
        style.timeZone = calendar.timeZone
        semantics.label = style.format(date)
        return semantics
    }

    private func isAllowed(_ date: Date) -> Bool {
        let next = calendar.date(byAdding: .day, value: 1, to: date) ?? date
        return (minimumDate.map { next > $0 } ?? true) && (maximumDate.map { date <= $0 } ?? true)
    }
}

/// The weeks of a month, beginning with the calendar's first weekday.
nonisolated struct CalendarPage {
    let first: Date
    /// The days of each week; `nil` before the first and after the last day of the month.
    let weeks: [[Date?]]
    let weekdays: [String]

    init(_ calendar: Calendar, _ locale: Locale, showing date: Date) {
        let first = calendar.dateInterval(of: .month, for: date)?.start ?? date
        let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
        let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
        var days: [Date?] = Array(repeating: nil, count: lead)
        for day in 0..<count { days.append(calendar.date(byAdding: .day, value: day, to: first)) }
        while days.count % 7 != 0 { days.append(nil) }
        weeks = stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
        let names = calendar.speaking(locale).veryShortStandaloneWeekdaySymbols
        weekdays = names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count] }
        self.first = first
    }
}
