// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineImplicit

@Suite struct DateComponentsFormatStyleTests {
    private typealias Style = _DateComponentsFormatStyle

    private static let start = Date(timeIntervalSinceReferenceDate: 751_451_410)
    private static let english = Locale(identifier: "en_US")

    private static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    private func written(
        _ seconds: TimeInterval, _ style: _DateComponentsFormatStyle.Style,
        _ fields: Set<_DateComponentsFormatStyle.Field>? = nil, _ locale: Locale = Self.english
    ) -> String {
        let format = _DateComponentsFormatStyle(
            style: style, locale: locale, calendar: Self.calendar, fields: fields)
        return format.format(Self.start..<Self.start.addingTimeInterval(seconds))
    }

    @Test(arguments: [
        (_DateComponentsFormatStyle.Style.wide, "1 hour, 30 minutes"), (.abbreviated, "1 hr, 30 min"),
        (.condensedAbbreviated, "1hr 30min"), (.narrow, "1h 30m"), (.spellOut, "one hour, thirty minutes"),
    ])
    func aStyleWritesUnitsAsOnApplesSystems(style: _DateComponentsFormatStyle.Style, text: String) {
        #expect(written(5_400, style) == text)
    }

    @Test func onlyTheFieldsAreShown() {
        let korean = Locale(identifier: "ko_KR")
        #expect(written(30 * 86_400, .abbreviated, nil, korean) == "4주 2일")
        #expect(written(30 * 86_400, .abbreviated, [.day], korean) == "30일")
        #expect(written(30 * 86_400, .abbreviated, [.hour], korean) == "720시간")
        #expect(written(5_400, .abbreviated, [.hour, .minute], korean) == "1시간 30분")
        #expect(written(5_400, .abbreviated, [.hour], korean) == "1시간")
        #expect(written(5_400, .wide, []) == "")
    }

    @Test func zerosAreLeftOutUnlessAllAre() {
        #expect(written(86_410, .wide, [.day, .hour, .second]) == "1 day, 10 seconds")
        #expect(written(0, .wide, [.day, .hour]) == "0 hours")
        #expect(written(0, .spellOut, [.day, .hour]) == "zero hours")
    }

    @Test func monthsAndYearsAreCountedInTheCalendar() throws {
        let start = try Date("2024-01-31T00:00:00Z", strategy: .iso8601)
        let end = try Date("2026-03-01T00:00:00Z", strategy: .iso8601)
        let format = Style(
            style: .wide, locale: Self.english, calendar: Self.calendar, fields: [.year, .month, .day])
        #expect(format.format(start..<end) == "2 years, 1 month, 1 day")
        #expect((start..<end).formatted(Style(style: .wide, locale: Self.english, fields: [.month])) == "25 months")
    }

    @Test func aClockHasMinutesAndSecondsAtLeast() {
        func clock(_ seconds: TimeInterval, from start: Date = Self.start) -> String {
            (start..<start.addingTimeInterval(seconds)).formatted(
                .timeDuration.locale(Self.english).calendar(Self.calendar))
        }
        #expect(clock(5_400) == "1:30:00")
        #expect(clock(100) == "1:40")
        #expect(clock(5) == "0:05")
        #expect(clock(0) == "0:00")
        #expect(clock(5, from: Date(timeIntervalSinceReferenceDate: 751_451_410.123)) == "0:05")
    }

    @MainActor @Test func textsTakeTheFormat() {
        let range = Self.start..<Self.start.addingTimeInterval(60)
        _ = Text(range, format: .components(style: .wide, fields: [.minute]))
        _ = Text(range, format: .timeDuration)
        var style = Style.timeDuration
        style.locale = Self.english
        #expect(range.formatted(style) == "1:00")
    }

    @Test func aStyleIsKeptAsData() throws {
        let style = Style(style: .narrow, locale: Self.english, calendar: Self.calendar, fields: [.day, .hour])
        let data = try JSONEncoder().encode(style)
        let read = try JSONDecoder().decode(Style.self, from: data)
        #expect(read.style == style.style && read.fields == style.fields && read.locale == style.locale)
    }
}
