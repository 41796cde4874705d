// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The texts of times that count.
enum CountedTime {
    /// "0:05", "36:59", "2:03:04".
    nonisolated static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
        let all = Int(min(max(seconds, 0), 3_600_000).rounded(.down))
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes, rest) = (all / 3600, all / 60 % 60, all % 60)
        if hours > 0, showsHours { return "\(hours):\(two(minutes)):\(two(rest))" }
        return "\(all / 60):\(two(rest))"
    }

    /// Returns the two largest units of the time to or from a date: "2 hr, 23 min", "1 yr, 2 mths".
    nonisolated static func relative(_ date: Date, _ locale: Locale, _ calendar: Calendar) -> String {
        let now = Date()
        let parts = calendarParts(between: date, and: now, calendar)
        if !parts.isEmpty {
            let words = parts.map { UnitWords.format($0.count, ofCalendar: $0.unit, width: "short", locale: locale) }
            return joined(words, locale)
        }
        let seconds = Int(min(abs(date.timeIntervalSince(now)), 1e12).rounded())
        let style = Duration.UnitsFormatStyle(
            allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: 2
        ).locale(locale)
        return Duration.seconds(seconds).formatted(style)
    }

    /// Returns the largest unit of the time to or from a date, with a sign: "+2 hours", "-3 years".
    nonisolated static func offset(_ date: Date, _ locale: Locale, _ calendar: Calendar) -> String {
        let now = Date()
        let distance = date.timeIntervalSince(now)
        let sign = distance < 0 ? "-" : "+"
        if let part = calendarParts(between: date, and: now, calendar).first {
            return sign + UnitWords.format(part.count, ofCalendar: part.unit, width: "full-name", locale: locale)
        }
        let seconds = Int(min(abs(distance), 1e12).rounded())
        let style = Duration.UnitsFormatStyle(
            allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 1
        ).locale(locale)
        return sign + Duration.seconds(seconds).formatted(style)
    }

    /// Returns the largest unit and the next, if it is not zero, of a time of a month or more; empty for a shorter one.
    ///
    /// Years and months are those of the calendar.
    private nonisolated static func calendarParts(
        between date: Date, and now: Date, _ calendar: Calendar
    ) -> [(unit: String, count: Int)] {
        // Beyond are `distantPast` and `distantFuture`; for less than a month, which is usual, no calendar is asked.
        let distance = abs(date.timeIntervalSince(now))
        guard distance >= 28 * 86_400, distance < 1e12 else { return [] }
        let components = calendar.dateComponents(
            [.year, .month, .weekOfMonth], from: min(date, now), to: max(date, now))
        let all = [
            (unit: "year", count: components.year ?? 0), (unit: "month", count: components.month ?? 0),
            (unit: "week", count: components.weekOfMonth ?? 0),
        ]
        guard let first = all.prefix(2).firstIndex(where: { $0.count > 0 }) else { return [] }
        return all[first...first + 1].filter { $0.count > 0 }
    }

    private nonisolated static func joined(_ words: [String], _ locale: Locale) -> String {
        switch locale.language.languageCode?.identifier {
        case "ja", "zh": words.joined()
        case "ko": words.joined(separator: " ")
        default: words.joined(separator: ", ")
        }
    }
}

/// A value that counts through an interval.
nonisolated package final class TimerValue: FormattedValue, @unchecked Sendable {
    private let interval: ClosedRange<Date>
    private let pause: Date?
    private let countsDown: Bool
    private let showsHours: Bool

    init(interval: ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool) {
        self.interval = interval
        self.pause = pause
        self.countsDown = countsDown
        self.showsHours = showsHours
    }

    package override var countsOn: Bool { pause == nil && Date() < interval.upperBound }

    package override func string(in environment: EnvironmentValues) -> String {
        let now = min(max(pause ?? Date(), interval.lowerBound), interval.upperBound)
        let shown =
            countsDown
            ? interval.upperBound.timeIntervalSince(now).rounded(.up) : now.timeIntervalSince(interval.lowerBound)
        return CountedTime.clock(shown, showsHours: showsHours)
    }

    package override func isEqual(to other: FormattedValue) -> Bool {
        guard let other = other as? TimerValue else { return false }
        return interval == other.interval && pause == other.pause && countsDown == other.countsDown
            && showsHours == other.showsHours
    }
}

/// A value of two dates.
nonisolated package final class DateRangeValue: FormattedValue, @unchecked Sendable {
    private let dates: ClosedRange<Date>

    init(_ dates: ClosedRange<Date>) {
        self.dates = dates
    }

    package override func string(in environment: EnvironmentValues) -> String {
        Date.IntervalFormatStyle(
            date: .abbreviated, time: .shortened, locale: environment.locale, calendar: environment.calendar,
            timeZone: environment.timeZone
        ).format(dates.lowerBound..<dates.upperBound)
    }

    package override func isEqual(to other: FormattedValue) -> Bool { (other as? DateRangeValue)?.dates == dates }
}
