// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineImplicit

@Suite("Formatters of dates name near days, as doesRelativeDateFormatting asks")
struct RelativeDaysTests {
    /// Texts of the days around 30 November 2026, 12:00 in UTC.
    private func texts(
        _ days: ClosedRange<Int>, language: String, date: Foundation.DateFormatter.Style = .medium,
        time: Foundation.DateFormatter.Style = .none, isRelative: Bool = true
    ) -> [String] {
        let formatter = Foundation.DateFormatter()
        formatter.locale = Locale(identifier: language)
        formatter.timeZone = .gmt
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        formatter.calendar = calendar
        formatter.dateStyle = date
        formatter.timeStyle = time
        formatter.doesRelativeDateFormatting = isRelative
        let now = Date(timeIntervalSince1970: 1_796_040_000)
        return days.map { day in
            _SessionDateFormatter.text(of: now.addingTimeInterval(Double(day) * 86_400), by: formatter, now: now)
        }
    }

    @Test func `days near the current one are words, where the language has them`() {
        #expect(texts(-2...1, language: "en_US") == ["Nov 28, 2026", "Yesterday", "Today", "Tomorrow"])
        #expect(texts(-2...0, language: "de_DE") == ["Vorgestern", "Gestern", "Heute"])
    }

    @Test func `a time stays beside the word`() {
        let relative = texts(-1...0, language: "en_US", time: .short)
        let absolute = texts(-1...0, language: "en_US", time: .short, isRelative: false)
        #expect(relative[0] == absolute[0].replacingOccurrences(of: "Nov 29, 2026", with: "Yesterday"))
        #expect(relative[1].hasPrefix("Today") && relative[1] != "Today")
    }

    @Test func `without a style of the date, and without the setting, nothing is named`() {
        #expect(texts(0...0, language: "en_US", isRelative: false) == ["Nov 30, 2026"])
        let times = texts(-1...0, language: "en_US", date: .none, time: .short)
        #expect(times[0] == times[1])
    }
}
