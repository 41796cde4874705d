// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The months of a calendar that have a day within bounds; each is denoted by its first moment.
nonisolated struct CalendarMonths {
    private let calendar: Calendar
    private let first: Date?
    private let last: Date?

    init(_ calendar: Calendar, from minimumDate: Date?, through maximumDate: Date?) {
        self.calendar = calendar
        first = minimumDate.map { Self.start(of: $0, calendar) }
        last = maximumDate.map { Self.start(of: $0, calendar) }
    }

    /// Returns the month of a date, or the nearest one within the bounds.
    func nearest(to date: Date) -> Date {
        var month = Self.start(of: date, calendar)
        if let last { month = min(month, last) }
        if let first { month = max(month, first) }
        return month
    }

    func contains(_ month: Date) -> Bool {
        (first.map { month >= $0 } ?? true) && (last.map { month <= $0 } ?? true)
    }

    func month(of date: Date) -> Date { Self.start(of: date, calendar) }

    func month(after month: Date, by count: Int) -> Date {
        Self.start(of: calendar.date(byAdding: .month, value: count, to: month) ?? month, calendar)
    }

    /// Returns a date that belongs to the month in any time zone.
    func middle(of month: Date) -> Date { calendar.date(byAdding: .day, value: 14, to: month) ?? month }

    private static func start(of date: Date, _ calendar: Calendar) -> Date {
        calendar.dateInterval(of: .month, for: date)?.start ?? date
    }
}
