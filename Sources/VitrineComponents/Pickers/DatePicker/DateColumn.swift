// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// A wheel of a date picker: the values of its rows and their texts.
nonisolated struct DateColumn {
    let part: DatePart
    let values: Range<Int>
    private let titles: [String]

    /// How many times a wheel has the rows, so that it runs in a circle: an odd number, and rows for a long turn both
    /// ways. Years and dates have an end, and the halves of a day are only two.
    var copies: Int {
        switch part {
        case .hour, .halfDayHour, .minute, .day, .month:
            max((Self.circle + values.count - 1) / max(values.count, 1), Self.fewestCopies) | 1
        case .year, .date, .dayPeriod: 1
        }
    }

    private static let circle = 120
    private static let fewestCopies = 3

    func title(of value: Int) -> String { titles[value - values.lowerBound] }

    private init(_ part: DatePart, from first: Int, _ titles: [String]) {
        self.part = part
        self.titles = titles
        values = first..<first + titles.count
    }
}

/// The part of a date that a wheel changes.
nonisolated enum DatePart: Hashable {
    case year, month, day
    /// A day with its month, numbered consecutively.
    case date
    case hour
    /// The hour of a half day, from 0.
    case halfDayHour
    case minute
    /// The half of a day: 0 before noon, 1 after.
    case dayPeriod

    var word: SystemWord {
        switch self {
        case .year: .year
        case .month: .month
        case .day, .date: .day
        case .hour, .halfDayHour: .hour
        case .minute: .minute
        case .dayPeriod: .dayPeriod
        }
    }

    func value(of date: Date, in calendar: Calendar) -> Int {
        let hour = calendar.component(.hour, from: date)
        return switch self {
        case .year: calendar.component(.year, from: date)
        case .month: calendar.component(.month, from: date)
        case .day: calendar.component(.day, from: date)
        case .date: calendar.ordinality(of: .day, in: .era, for: date) ?? 0
        case .hour: hour
        case .halfDayHour: hour % 12
        case .minute: calendar.component(.minute, from: date)
        case .dayPeriod: hour / 12
        }
    }

    /// Returns a date with another value of this part; a day that the month does not have becomes its last day.
    func setting(_ value: Int, in date: Date, _ calendar: Calendar) -> Date? {
        let old = self.value(of: date, in: calendar)
        var fields = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
        switch self {
        case .date: return calendar.date(byAdding: .day, value: value - old, to: date)
        case .year, .month:
            fields.setValue(value, for: self == .year ? .year : .month)
            var first = fields
            first.day = 1
            if let month = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: month) {
                fields.day = min(fields.day ?? 1, days.upperBound - 1)
            }
        case .day: fields.day = value
        case .hour: fields.hour = value
        case .halfDayHour: fields.hour = (fields.hour ?? 0) / 12 * 12 + value
        case .minute: fields.minute = value
        case .dayPeriod: fields.hour = (fields.hour ?? 0) % 12 + value * 12
        }
        return calendar.date(from: fields)
    }
}

extension DateColumn {
    /// The wheels of a date picker, in the order of the locale; without days those of a month.
    static func all(
        _ configuration: DatePickerStyleConfiguration, hasDays: Bool = true, _ calendar: Calendar, _ locale: Locale
    ) -> [DateColumn] {
        let writer = DateRows(configuration: configuration, calendar: calendar, locale: locale)
        let components = configuration.displayedComponents
        var columns: [DateColumn] = []
        if components.isSuperset(of: [.date, .hourAndMinute]) {
            columns = [writer.dates]
        } else if components.contains(.date) {
            columns = writer.parts(ofPattern: "yMMMMd", otherwise: "MMMM d, y").compactMap { letter in
                switch letter {
                case "d": hasDays ? writer.days : nil
                case "M", "L": writer.months
                case "y": writer.years
                default: nil
                }
            }
        }
        guard components.contains(.hourAndMinute) else { return columns }
        let isHalfDay = writer.hasHalfDays
        return columns
            + writer.parts(ofPattern: "jmm", otherwise: "HH:mm").compactMap { letter in
                switch letter {
                case "H", "k", "h", "K": isHalfDay ? writer.halfDayHours : writer.hours
                case "m": writer.minutes
                case "a", "b", "B": writer.dayPeriods
                default: nil
                }
            }
    }

    /// Creates the rows in the words of a locale.
    private struct DateRows {
        let configuration: DatePickerStyleConfiguration
        let calendar: Calendar
        let locale: Locale

        private var date: Date { configuration.selection }

        /// The distinct letters of the locale's date pattern for some fields.
        func parts(ofPattern fields: String, otherwise: String) -> [Character] {
            var letters: [Character] = []
            for letter in pattern(of: fields, otherwise: otherwise) where !letters.contains(letter) {
                letters.append(letter)
            }
            return letters
        }

        /// The pattern without literal text, which is in quotes.
        private func pattern(of fields: String, otherwise: String) -> String {
            let pattern = DateFormatter.dateFormat(fromTemplate: fields, options: 0, locale: locale) ?? otherwise
            let parts = pattern.split(separator: "'", omittingEmptySubsequences: false)
            return parts.indices.filter { $0 % 2 == 0 }.map { String(parts[$0]) }.joined()
        }

        var hasHalfDays: Bool { parts(ofPattern: "j", otherwise: "HH").contains { "ahKbB".contains($0) } }

        var years: DateColumn {
            func year(_ date: Date) -> Int { calendar.component(.year, from: date) }
            let current = year(date)
            // Without bounds the rows cover two centuries and do not change while the wheel is turned.
            let usual = (year(.startOf1900), year(.endOf2100))
            let first = configuration.minimumDate.map(year) ?? (current < usual.0 ? current - 100 : usual.0)
            let last = configuration.maximumDate.map(year) ?? (current > usual.1 ? current + 100 : usual.1)
            return numbers(.year, min(first, current)...max(last, current))
        }

        var months: DateColumn {
            let names = calendar.speaking(locale).standaloneMonthSymbols
            let values = range(of: .month, in: .year)
            return DateColumn(
                .month, from: values.lowerBound,
                values.map { names.indices.contains($0 - 1) ? names[$0 - 1] : number($0) })
        }

        var days: DateColumn {
            let values = range(of: .day, in: .month)
            return numbers(.day, values.lowerBound...values.upperBound - 1)
        }

        /// The days from a year before today to a year after it, or around a selected day outside of that, within the
        /// bounds.
        var dates: DateColumn {
            func ordinal(_ date: Date) -> Int { DatePart.date.value(of: date, in: calendar) }
            let (chosen, now) = (ordinal(date), ordinal(.now))
            let (lower, upper) = (configuration.minimumDate.map(ordinal), configuration.maximumDate.map(ordinal))
            func days(around day: Int) -> (Int, Int) { (max(day - 366, lower ?? .min), min(day + 366, upper ?? .max)) }
            var (first, last) = days(around: now)
            if chosen < first || chosen > last { (first, last) = days(around: chosen) }
            // A date outside of the bounds that the app has set is shown, too.
            (first, last) = (min(first, chosen), max(last, chosen))
            let formatter = DateFormatter()
            formatter.calendar = calendar
            formatter.locale = locale
            formatter.timeZone = calendar.timeZone
            formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
            // Noon exists on every day, even if the clocks change.
            let noon = calendar.date(bySettingHour: 12, minute: 0, second: 0, of: date) ?? date
            return DateColumn(
                .date, from: first,
                (first...last).map { value in
                    if value == now { return SystemWord.today.string(locale) }
                    guard let day = calendar.date(byAdding: .day, value: value - chosen, to: noon) else { return "" }
                    return formatter.string(from: day)
                })
        }

        var hours: DateColumn { numbers(.hour, 0...23, digits: isPadded("H") ? 2 : 1) }

        var halfDayHours: DateColumn {
            let isFromZero = parts(ofPattern: "j", otherwise: "h").contains("K")
            return DateColumn(.halfDayHour, from: 0, (0...11).map { number($0 == 0 && !isFromZero ? 12 : $0) })
        }

        private func isPadded(_ letter: Character) -> Bool {
            pattern(of: "jmm", otherwise: "HH:mm").filter { $0 == letter }.count > 1
        }

        var minutes: DateColumn { numbers(.minute, 0...59, digits: 2) }

        var dayPeriods: DateColumn {
            let words = calendar.speaking(locale)
            return DateColumn(.dayPeriod, from: 0, [words.amSymbol, words.pmSymbol])
        }

        private func range(of part: Calendar.Component, in wider: Calendar.Component) -> Range<Int> {
            calendar.range(of: part, in: wider, for: date) ?? 1..<2
        }

        private func numbers(_ part: DatePart, _ values: ClosedRange<Int>, digits: Int = 1) -> DateColumn {
            DateColumn(part, from: values.lowerBound, values.map { number($0, digits: digits) })
        }

        private func number(_ value: Int, digits: Int = 1) -> String {
            value.formatted(.number.grouping(.never).precision(.integerLength(digits...)).locale(locale))
        }
    }
}

extension Date {
    /// The start of 1900 in the Gregorian calendar, in UTC.
    fileprivate static let startOf1900 = Date(timeIntervalSince1970: -2_208_988_800)
    fileprivate static let endOf2100 = Date(timeIntervalSince1970: 4_133_980_799)
}
