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

    /// The two largest units of the time to or from a date: "2 hr, 23 min".
    nonisolated static func relative(_ date: Date, _ locale: Locale) -> String {
        let seconds = Int(min(abs(date.timeIntervalSinceNow), 3e9).rounded())
        let style = Duration.UnitsFormatStyle(
            allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: 2
        ).locale(locale)
        return Duration.seconds(seconds).formatted(style)
    }

    /// The largest unit of the time to or from a date, with a sign: "+2 hours".
    nonisolated static func offset(_ date: Date, _ locale: Locale) -> String {
        let distance = date.timeIntervalSinceNow
        let seconds = Int(min(abs(distance), 3e9).rounded())
        let style = Duration.UnitsFormatStyle(
            allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 1
        ).locale(locale)
        return (distance < 0 ? "-" : "+") + Duration.seconds(seconds).formatted(style)
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
