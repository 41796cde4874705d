// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineImplicit

@Suite struct DateComponentsFormatterTests {
    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [.hour, .minute, .second],
        _ locale: String = "en_US"
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: locale)
        calendar.timeZone = .gmt
        formatter.calendar = calendar
        return formatter
    }

    @Test(arguments: [
        (DateComponentsFormatter.UnitsStyle.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"),
        (.short, "9 hr, 41 min, 30 sec"),
        (.full, "9 hours, 41 minutes, 30 seconds"), (.brief, "9hr 41min 30sec"),
        (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
    ])
    func aStyleWritesUnitsAsAppleDocumentsIt(style: DateComponentsFormatter.UnitsStyle, text: String) {
        #expect(formatter(style).string(from: 9 * 3_600 + 41 * 60 + 30) == text)
    }

    @Test func zerosBeforeTheFirstValueAreLeftOutOfAClock() {
        let clock = formatter(.positional)
        #expect(clock.string(from: 65) == "1:05")
        #expect(clock.string(from: 3_610) == "1:00:10")
        #expect(clock.string(from: 0) == "0")
        #expect(clock.string(from: -65) == "-1:05")
        #expect(clock.string(from: 5.9) == "5")
    }

    @Test func paddedUnitsHaveTwoDigits() {
        let clock = formatter(.positional, [.minute, .second])
        clock.zeroFormattingBehavior = .pad
        #expect(clock.string(from: 5) == "00:05")
        #expect(clock.string(from: 3_665) == "61:05")
    }

    @Test func zerosAreLeftOutOfNamesUnlessTheyAreAskedFor() {
        let named = formatter(.abbreviated, [.day, .hour, .minute, .second])
        #expect(named.string(from: 3_610) == "1h 10s")
        #expect(named.string(from: 0) == "0s")
        named.zeroFormattingBehavior = .dropLeading
        #expect(named.string(from: 3_610) == "1h 0m 10s")
        named.zeroFormattingBehavior = []
        #expect(named.string(from: 3_610) == "0d 1h 0m 10s")
        named.zeroFormattingBehavior = .dropAll
        #expect(named.string(from: 86_400) == "1d")
    }

    @Test func theLargestUnitsAreShown() {
        let named = formatter(.full)
        named.maximumUnitCount = 2
        #expect(named.string(from: 9 * 3_600 + 41 * 60 + 30) == "9 hours, 41 minutes")
        let collapsed = formatter(.abbreviated, [.minute, .second])
        collapsed.collapsesLargestUnit = true
        #expect(collapsed.string(from: 63) == "63s")
    }

    @Test func monthsAndYearsAreCountedInTheCalendar() throws {
        let named = formatter(.full, [.year, .month, .day])
        let start = try Date("2024-01-31T00:00:00Z", strategy: .iso8601)
        let end = try Date("2026-03-01T00:00:00Z", strategy: .iso8601)
        #expect(named.string(from: start, to: end) == "2 years, 1 month, 1 day")
        #expect(named.string(from: DateComponents(year: 1, month: 14)) == "2 years, 2 months")
        #expect(formatter(.abbreviated, [.year, .month]).string(from: DateComponents(month: 14)) == "1y 2mo")
    }

    @Test(arguments: [
        ("de_DE", "1 Stunde, 5 Minuten"), ("fr_FR", "1 heure, 5 minutes"), ("ja_JP", "1時間5分"),
    ])
    func theLanguageIsTheCalendars(locale: String, text: String) {
        let written = formatter(.full, [.hour, .minute], locale).string(from: 3_900)
        #expect(written?.replacing("\u{a0}", with: " ") == text)
        #expect(formatter(.full, [.month], "de_DE").string(from: DateComponents(month: 3)) == "3 Monate")
    }

    @Test(arguments: [
        ("en_US", "About 5 minutes", "5 minutes remaining", "About 5 minutes remaining"),
        ("de_DE", "Etwa 5 Minuten", "Noch 5 Minuten", "Noch etwa 5 Minuten"),
        ("sv_SE", "Ungefär 5 minuter", "5 minuter återstår", "Ungefär 5 minuter återstår"),
        ("ja_JP", "約5分", "残り5分", "残り約5分"),
    ])
    func phrasesAreAroundTheText(locale: String, about: String, remaining: String, both: String) {
        let phrase = formatter(.full, [.minute], locale)
        phrase.includesApproximationPhrase = true
        #expect(phrase.string(from: 300)?.replacing("\u{a0}", with: " ") == about)
        phrase.includesTimeRemainingPhrase = true
        #expect(phrase.string(from: 300)?.replacing("\u{a0}", with: " ") == both)
        phrase.includesApproximationPhrase = false
        #expect(phrase.string(from: 300)?.replacing("\u{a0}", with: " ") == remaining)
    }

    @Test func whatIsNoTimeHasNoText() {
        #expect(formatter(.full).string(from: .infinity) == nil)
        #expect(formatter(.full).string(from: .nan) == nil)
        #expect(formatter(.full).string(for: "a") == nil)
        #expect(formatter(.full).string(for: 60.0) == "1 minute")
        #expect(
            DateComponentsFormatter.localizedString(from: DateComponents(minute: 1), unitsStyle: .positional) == "1:00")
    }
}
