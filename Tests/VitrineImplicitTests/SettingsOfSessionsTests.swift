// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineImplicit
import VitrineTesting

@MainActor
@Suite("Settings of the user and what code formats agree, in every session of a process")
struct SettingsOfSessionsTests {
    /// A formatter that all sessions share.
    private enum Shared {
        static let days: DateFormatter = {
            let formatter = DateFormatter()
            formatter.setLocalizedDateFormatFromTemplate("MMMMd")
            return formatter
        }()

        static let numbers: NumberFormatter = {
            let formatter = NumberFormatter()
            formatter.numberStyle = .decimal
            return formatter
        }()
    }

    /// A formatter of the app's own.
    private final class Loud: NumberFormatter, @unchecked Sendable {
        override func string(for obj: Any) -> String? { super.string(for: obj).map { $0 + "!" } }
    }

    private func reader(_ locale: String, _ name: String) throws -> (host: TestHost, session: SessionContext) {
        let host = TestHost(Text("A"))
        let session = host.scene.graph.session
        let zone = try #require(TimeZone(identifier: name))
        session.preferences = SessionPreferences(locale: Locale(identifier: locale), timeZone: zone)
        return (host, session)
    }

    /// Every way of printing a day that a visitor may read.
    nonisolated private static func days(_ date: Date) -> [String] {
        let short = DateFormatter()
        short.dateStyle = .short
        let pattern = DateFormatter()
        pattern.dateFormat = "d"
        let calendars: [Calendar] = [.current, .autoupdatingCurrent, Calendar(identifier: .gregorian)]
        let styles: [Date.FormatStyle] = [
            Date.FormatStyle().day(), Date.FormatStyle(timeZone: .current).day(),
            Date.FormatStyle(calendar: .current).day(),
        ]
        // Those that begin with the day.
        var texts = [date.formatted(), date.formatted(date: .numeric, time: .omitted), short.string(from: date)]
        texts.append(DateFormatter.localizedString(from: date, dateStyle: .short, timeStyle: .none))
        texts.append(pattern.string(from: date))
        texts += styles.map { $0.format(date) }
        texts += styles.map { date.formatted($0) }
        texts += calendars.map { String($0.component(.day, from: date)) }
        texts += calendars.map { String($0.dateComponents([.day], from: date).day ?? 0) }
        return texts.map { text in
            let digits = text.prefix { $0.isNumber }
            return String(digits.drop { $0 == "0" })
        }
    }

    @Test(
        "A date of components is printed as the same day by all ways",
        arguments: ["America/New_York", "Europe/Berlin", "Asia/Tokyo", "Pacific/Kiritimati"])
    func sameDay(_ zone: String) throws {
        let (host, session) = try reader("de_DE", zone)
        try SessionContext.$current.withValue(session) {
            let components = DateComponents(year: 2026, month: 5, day: 1)
            let start = try #require(Calendar.current.date(from: components))
            let named = try #require(Calendar(identifier: .gregorian).date(from: components))
            #expect(start == named)
            #expect(Calendar.current.startOfDay(for: start) == start)
            for date in [start, start.addingTimeInterval(86_399)] {
                let days = Self.days(date)
                #expect(days.allSatisfy { $0 == "1" }, "\(days)")
            }
            let formatter = DateFormatter()
            formatter.dateFormat = "yyyy-MM-dd"
            #expect(formatter.date(from: "2026-05-01") == start)
        }
        withExtendedLifetime(host) {}
    }

    /// Shows what a body asks of the time zone, and what a task off the main actor does.
    private struct Asking: View {
        @State private var told = ""

        var body: some View {
            VStack {
                Text(verbatim: "body \(Self.settings)")
                Text(verbatim: "task \(told)")
                Button("Ask") { Task { told = await Self.ask() } }
            }
        }

        /// The zones, and the day by the calendar and by a format, of a moment that is another day in New York.
        nonisolated static var settings: String {
            let date = Date(timeIntervalSinceReferenceDate: 0)
            let day = date.formatted(Date.FormatStyle().day()).filter { $0.isNumber }
            let zones = "\(TimeZone.current.identifier) \(Calendar.current.timeZone.identifier)"
            return "\(zones) \(Calendar.current.component(.day, from: date)) \(day)"
        }

        @concurrent nonisolated static func ask() async -> String { settings }
    }

    @Test("A body and a task ask for the time zone that the browser has told last")
    func afterAJourney() async throws {
        let host = TestHost(Asking())
        for (name, day) in [("America/New_York", 31), ("Pacific/Auckland", 1)] {
            let zone = try #require(TimeZone(identifier: name))
            let preferences = SessionPreferences(locale: Locale(identifier: "de_DE"), timeZone: zone)
            host.scene.adopt(preferences, host.scene.viewport)
            host.scene.flush()
            #expect(host.contains(label: "body \(name) \(name) \(day) \(day)"), "\(host.labels)")
            try host.find(role: .button, label: "Ask").tap()
            await host.waitUntilIdle()
            #expect(host.contains(label: "task \(name) \(name) \(day) \(day)"), "\(host.labels)")
        }
    }

    @Test("A formatter of all sessions is that of each in its turn, and outside the process's")
    func shared() throws {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        let outside = Shared.days.string(from: date)
        let german = try reader("de_DE", "America/New_York")
        let french = try reader("fr_FR", "Asia/Tokyo")
        for _ in 0..<2 {
            SessionContext.$current.withValue(german.session) {
                #expect(Shared.days.string(from: date) == "31. Dezember")
                #expect(Shared.days.locale.identifier == "de_DE")
                #expect(Shared.days.timeZone.identifier == "America/New_York")
                #expect(Shared.days.calendar.timeZone.identifier == "America/New_York")
                #expect(Shared.numbers.string(from: 1_234.5) == "1.234,5")
                #expect(Shared.numbers.decimalSeparator == ",")
            }
            SessionContext.$current.withValue(french.session) {
                #expect(Shared.days.string(from: date) == "1 janvier")
                #expect(Shared.numbers.locale.identifier == "fr_FR")
            }
            #expect(Shared.days.string(from: date) == outside)
            #expect(Shared.days.locale == Foundation.DateFormatter().locale)
        }
        withExtendedLifetime((german.host, french.host)) {}
    }

    @Test("What the app sets stays, until it sets nothing")
    func pinned() throws {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        let formatter = DateFormatter()
        formatter.dateFormat = "d MMMM HH:mm"
        formatter.timeZone = .gmt
        let numbers = NumberFormatter()
        numbers.numberStyle = .decimal
        numbers.locale = Locale(identifier: "en_US")
        let (host, session) = try reader("de_DE", "America/New_York")
        SessionContext.$current.withValue(session) {
            #expect(formatter.string(from: date) == "1 Januar 00:00")
            #expect(numbers.string(from: 1_234.5) == "1,234.5")
            formatter.locale = Locale(identifier: "en_US")
            #expect(formatter.string(from: date) == "1 January 00:00")
            #expect((formatter.copy() as? DateFormatter)?.string(from: date) == "1 January 00:00")
            formatter.locale = nil
            formatter.timeZone = nil
            numbers.locale = nil
            #expect(formatter.string(from: date) == "31 Dezember 19:00")
            #expect(numbers.string(from: 1_234.5) == "1.234,5")
        }
        withExtendedLifetime(host) {}
    }

    @Test("Texts show formatters as their place has it, and one of a class of the app's by its own method")
    func inTexts() {
        let days = DateFormatter()
        days.dateFormat = "LLLL"
        let loud = Loud()
        loud.numberStyle = .decimal
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "de_DE")
        let date = Date(timeIntervalSinceReferenceDate: 0)
        #expect(days.shown(in: environment) { $0.string(for: date) } == "Januar")
        #expect(loud.shown(in: environment) { $0.string(for: 3) } == "3!")
    }

    @Test("Threads of several sessions share a formatter")
    func threads() async throws {
        let german = try reader("de_DE", "America/New_York")
        let french = try reader("fr_FR", "Asia/Tokyo")
        let date = Date(timeIntervalSinceReferenceDate: 0)
        let sessions = [(german.session, "31. Dezember"), (french.session, "1 janvier")]
        await withTaskGroup(of: Bool.self) { group in
            for (session, text) in sessions + sessions {
                group.addTask {
                    SessionContext.$current.withValue(session) {
                        (0..<200).allSatisfy { _ in Shared.days.string(from: date) == text }
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
        withExtendedLifetime((german.host, french.host)) {}
    }
}
