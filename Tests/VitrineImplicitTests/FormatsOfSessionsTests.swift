// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineImplicit
import VitrineTesting

@MainActor
@Suite("What code formats is in the language, the calendar and the time zone of its session")
struct FormatsOfSessionsTests {
    /// A way to format a value, and what comes of it where the locale, the calendar and the time zone are said.
    struct Way: Sendable, CustomTestStringConvertible {
        let testDescription: String
        fileprivate let text: @Sendable () -> String
        fileprivate let expected: @Sendable () -> String

        fileprivate init(
            _ name: String, _ text: @escaping @Sendable () -> String, expecting: @escaping @Sendable () -> String
        ) {
            testDescription = name
            self.text = text
            expected = expecting
        }
    }

    nonisolated private static let german = Locale(identifier: "de_DE")
    nonisolated private static let zone = TimeZone(secondsFromGMT: 5 * 3_600) ?? .gmt
    nonisolated private static let date = Date(timeIntervalSinceReferenceDate: 0)
    nonisolated private static let range = date..<date.addingTimeInterval(172_800)
    nonisolated private static let soon = Date(timeIntervalSinceNow: 3 * 86_400 + 60)

    nonisolated private static var weight: Measurement<UnitMass> { Measurement(value: 2.5, unit: .kilograms) }

    nonisolated private static var calendar: Calendar {
        var calendar = german.calendar
        calendar.locale = german
        calendar.timeZone = zone
        return calendar
    }

    /// The style of dates in which everything is said.
    nonisolated private static func dates(
        _ date: Date.FormatStyle.DateStyle? = nil, _ time: Date.FormatStyle.TimeStyle? = nil
    ) -> Date.FormatStyle {
        Date.FormatStyle(date: date, time: time, locale: german, calendar: calendar, timeZone: zone)
    }

    /// The same of intervals.
    nonisolated private static func intervals(
        _ date: Date.FormatStyle.DateStyle? = nil, _ time: Date.FormatStyle.TimeStyle? = nil
    ) -> Date.IntervalFormatStyle {
        Date.IntervalFormatStyle(date: date, time: time, locale: german, calendar: calendar, timeZone: zone)
    }

    nonisolated private static let sizes = ByteCountFormatStyle(
        style: .file, allowedUnits: .all, spellsOutZero: true, includesActualByteCount: false, locale: german)

    nonisolated private static let datesAndTimes: [Way] = [
        Way("a date") {
            date.formatted()
        } expecting: {
            dates(.numeric, .shortened).format(date)
        },
        Way("a day") {
            date.formatted(date: .long, time: .omitted)
        } expecting: {
            dates(.long, .omitted).format(date)
        },
        Way("a time of day") {
            date.formatted(date: .omitted, time: .shortened)
        } expecting: {
            dates(.omitted, .shortened).format(date)
        },
        Way("a date in a style") {
            date.formatted(.dateTime.month(.wide).hour())
        } expecting: {
            dates().month(.wide).hour().format(date)
        },
        Way("a style of dates") {
            Date.FormatStyle.dateTime.weekday(.wide).format(date)
        } expecting: {
            dates().weekday(.wide).format(date)
        },
        Way("an interval") {
            range.formatted(date: .abbreviated, time: .omitted)
        } expecting: {
            intervals(.abbreviated, .omitted).format(range)
        },
        Way("an interval in a style") {
            range.formatted(.interval.day().month(.wide))
        } expecting: {
            intervals().day().month(.wide).format(range)
        },
        Way("a style of intervals") {
            Date.IntervalFormatStyle().day().month(.wide).format(range)
        } expecting: {
            intervals().day().month(.wide).format(range)
        },
        Way("a relative date") {
            soon.formatted(.relative(presentation: .named))
        } expecting: {
            Date.RelativeFormatStyle(presentation: .named, locale: german, calendar: calendar).format(soon)
        },
        Way("a style of relative dates") {
            Date.RelativeFormatStyle().format(soon)
        } expecting: {
            Date.RelativeFormatStyle(locale: german, calendar: calendar).format(soon)
        },
        Way("a date relative to another") {
            date.formatted(Date.AnchoredRelativeFormatStyle(anchor: date.addingTimeInterval(-7_200)))
        } expecting: {
            Date.AnchoredRelativeFormatStyle(
                anchor: date.addingTimeInterval(-7_200), locale: german, calendar: calendar
            ).format(date)
        },
        Way("a duration in units") {
            Duration.seconds(3_720).formatted(.units(allowed: [.hours, .minutes], width: .wide))
        } expecting: {
            Duration.seconds(3_720).formatted(.units(allowed: [.hours, .minutes], width: .wide).locale(german))
        },
        Way("a duration as on a clock") {
            Duration.milliseconds(3_725_500).formatted(
                .time(pattern: .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: 1)))
        } expecting: {
            Duration.milliseconds(3_725_500).formatted(
                .time(pattern: .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: 1)).locale(german))
        },
        Way("a style of durations") {
            Duration.UnitsFormatStyle(allowedUnits: [.hours], width: .wide).format(.seconds(7_200))
        } expecting: {
            Duration.UnitsFormatStyle(allowedUnits: [.hours], width: .wide).locale(german).format(.seconds(7_200))
        },
    ]

    nonisolated private static let numbers: [Way] = [
        Way("Int") {
            1_234.formatted()
        } expecting: {
            IntegerFormatStyle<Int>(locale: german).format(1_234)
        },
        Way("Int64") {
            Int64(1_234).formatted()
        } expecting: {
            IntegerFormatStyle<Int64>(locale: german).format(1_234)
        },
        Way("UInt in a style") {
            UInt(1_234).formatted(IntegerFormatStyle<UInt>())
        } expecting: {
            IntegerFormatStyle<UInt>(locale: german).format(1_234)
        },
        Way("a number of bytes") {
            1_234_567.formatted(.byteCount(style: .file))
        } expecting: {
            ByteCountFormatStyle(style: .file, locale: german).format(1_234_567)
        },
        Way("Double") {
            1_234.5.formatted()
        } expecting: {
            FloatingPointFormatStyle<Double>(locale: german).format(1_234.5)
        },
        Way("Float") {
            Float(1_234.5).formatted()
        } expecting: {
            FloatingPointFormatStyle<Float>(locale: german).format(1_234.5)
        },
        Way("CGFloat in a style") {
            CGFloat(0.25).formatted(FloatingPointFormatStyle<CGFloat>.Percent())
        } expecting: {
            FloatingPointFormatStyle<CGFloat>.Percent(locale: german).format(0.25)
        },
        Way("Decimal") {
            Decimal(1_234).formatted()
        } expecting: {
            Decimal.FormatStyle(locale: german).format(Decimal(1_234))
        },
        Way("an amount of money") {
            Decimal(2).formatted(Decimal.FormatStyle.Currency(code: "EUR"))
        } expecting: {
            Decimal.FormatStyle.Currency(code: "EUR", locale: german).format(Decimal(2))
        },
        Way("styles of whole numbers") {
            [
                IntegerFormatStyle<Int>().format(1_234), IntegerFormatStyle<Int>.Percent().format(25),
                IntegerFormatStyle<Int>.Currency(code: "EUR").format(3),
            ].joined(separator: " ")
        } expecting: {
            [
                IntegerFormatStyle<Int>(locale: german).format(1_234),
                IntegerFormatStyle<Int>.Percent(locale: german).format(25),
                IntegerFormatStyle<Int>.Currency(code: "EUR", locale: german).format(3),
            ].joined(separator: " ")
        },
        Way("styles of fractions") {
            [
                FloatingPointFormatStyle<Double>().format(1_234.5),
                FloatingPointFormatStyle<Double>.Percent().format(0.25),
                FloatingPointFormatStyle<Double>.Currency(code: "EUR").format(2.5),
            ].joined(separator: " ")
        } expecting: {
            [
                FloatingPointFormatStyle<Double>(locale: german).format(1_234.5),
                FloatingPointFormatStyle<Double>.Percent(locale: german).format(0.25),
                FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: german).format(2.5),
            ].joined(separator: " ")
        },
        Way("styles of decimal numbers") {
            [
                Decimal.FormatStyle().format(Decimal(1_234)), Decimal.FormatStyle.Percent().format(Decimal(25)),
                Decimal.FormatStyle.Currency(code: "EUR").format(Decimal(3)),
            ].joined(separator: " ")
        } expecting: {
            [
                Decimal.FormatStyle(locale: german).format(Decimal(1_234)),
                Decimal.FormatStyle.Percent(locale: german).format(Decimal(25)),
                Decimal.FormatStyle.Currency(code: "EUR", locale: german).format(Decimal(3)),
            ].joined(separator: " ")
        },
        Way("a style of bytes") {
            ByteCountFormatStyle(style: .file).format(1_234_567)
        } expecting: {
            ByteCountFormatStyle(style: .file, locale: german).format(1_234_567)
        },
        Way("a measurement") {
            weight.formatted(.measurement(width: .abbreviated, usage: .asProvided))
        } expecting: {
            weight.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(german))
        },
    ]

    /// Numbers as members of a list.
    private typealias Numbers = ListFormatStyle<FloatingPointFormatStyle<Double>, [Double]>

    nonisolated private static let lists: [Way] = [
        Way("a list") {
            ["a", "b"].formatted()
        } expecting: {
            ["a", "b"].formatted(.list(type: .and).locale(german))
        },
        Way("a list in a style") {
            ["a", "b"].formatted(.list(type: .or))
        } expecting: {
            ["a", "b"].formatted(.list(type: .or).locale(german))
        },
        Way("a list with a style of its members") {
            [1_234.5, 2].formatted(.list(memberStyle: FloatingPointFormatStyle<Double>(), type: .and))
        } expecting: {
            Numbers(memberStyle: FloatingPointFormatStyle<Double>(locale: german)).locale(german).format([1_234.5, 2])
        },
        Way("a style of lists") {
            Numbers(memberStyle: FloatingPointFormatStyle<Double>()).format([1_234.5, 2])
        } expecting: {
            Numbers(memberStyle: FloatingPointFormatStyle<Double>(locale: german)).locale(german).format([1_234.5, 2])
        },
    ]

    nonisolated private static let formatters: [Way] = [
        Way("ListFormatter of a class") {
            ListFormatter.localizedString(byJoining: ["a", "b"])
        } expecting: {
            ["a", "b"].formatted(.list(type: .and).locale(german))
        },
        Way("ListFormatter") {
            ListFormatter().string(from: ["a", "b"]) ?? ""
        } expecting: {
            ["a", "b"].formatted(.list(type: .and).locale(german))
        },
        Way("ByteCountFormatter") {
            ByteCountFormatter().string(fromByteCount: 1_500_000)
        } expecting: {
            sizes.format(1_500_000)
        },
        Way("DateIntervalFormatter") {
            let formatter = DateIntervalFormatter()
            formatter.dateStyle = .full
            return formatter.string(from: range.lowerBound, to: range.upperBound)
        } expecting: {
            let formatter = placedIntervals()
            formatter.dateStyle = .full
            return formatter.string(from: range.lowerBound, to: range.upperBound)
        },
        Way("a copy of DateIntervalFormatter, for any object") {
            let formatter = DateIntervalFormatter()
            formatter.dateTemplate = "MMMMd"
            let interval = DateInterval(start: range.lowerBound, end: range.upperBound)
            return (formatter.copy() as? DateIntervalFormatter)?.string(for: interval) ?? ""
        } expecting: {
            let formatter = placedIntervals()
            formatter.dateTemplate = "MMMMd"
            return formatter.string(from: range.lowerBound, to: range.upperBound)
        },
        Way("ByteCountFormatter of a class") {
            ByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file)
        } expecting: {
            sizes.format(1_500_000)
        },
        Way("MeasurementFormatter") {
            MeasurementFormatter().string(from: weight)
        } expecting: {
            let formatter = MeasurementFormatter()
            formatter.locale = german
            return formatter.string(from: weight)
        },
        Way("RelativeDateTimeFormatter") {
            RelativeDateTimeFormatter().localizedString(fromTimeInterval: 3 * 86_400)
        } expecting: {
            let formatter = RelativeDateTimeFormatter()
            formatter.locale = german
            formatter.calendar = calendar
            return formatter.localizedString(fromTimeInterval: 3 * 86_400)
        },
        Way("DateComponentsFormatter") {
            let formatter = DateComponentsFormatter()
            formatter.unitsStyle = .full
            return formatter.string(from: 3_900) ?? ""
        } expecting: {
            let formatter = DateComponentsFormatter()
            formatter.unitsStyle = .full
            formatter.calendar = calendar
            return formatter.string(from: 3_900) ?? ""
        },
        Way("DateFormatter of a class") {
            DateFormatter.localizedString(from: date, dateStyle: .long, timeStyle: .short)
        } expecting: {
            let formatter = DateFormatter()
            formatter.locale = german
            formatter.calendar = calendar
            formatter.timeZone = zone
            formatter.dateStyle = .long
            formatter.timeStyle = .short
            return formatter.string(from: date)
        },
        Way("DateFormatter") {
            let formatter = DateFormatter()
            formatter.dateStyle = .long
            formatter.timeStyle = .short
            return formatter.string(from: date)
        } expecting: {
            let formatter = placedFormatter()
            formatter.dateStyle = .long
            formatter.timeStyle = .short
            return formatter.string(from: date)
        },
        Way("DateFormatter of a template, for any object") {
            let formatter = DateFormatter()
            formatter.setLocalizedDateFormatFromTemplate("MMMMdjmm")
            return formatter.string(for: date) ?? ""
        } expecting: {
            let formatter = placedFormatter()
            formatter.setLocalizedDateFormatFromTemplate("MMMMdjmm")
            return formatter.string(from: date)
        },
        Way("names of DateFormatter") {
            let formatter = DateFormatter()
            return formatter.monthSymbols.joined() + formatter.weekdaySymbols.joined()
        } expecting: {
            placedFormatter().monthSymbols.joined() + placedFormatter().weekdaySymbols.joined()
        },
        Way("what DateFormatter reads") {
            let formatter = DateFormatter()
            formatter.dateFormat = "d. MMMM yyyy HH:mm"
            let date = formatter.date(from: "1. Januar 2001 05:00") ?? .distantPast
            return "\(date.timeIntervalSinceReferenceDate)"
        } expecting: {
            "\(date.timeIntervalSinceReferenceDate)"
        },
        Way("a copy of DateFormatter") {
            let formatter = DateFormatter()
            formatter.dateStyle = .full
            return (formatter.copy() as? DateFormatter)?.string(from: date) ?? ""
        } expecting: {
            let formatter = placedFormatter()
            formatter.dateStyle = .full
            return formatter.string(from: date)
        },
        Way("DateFormatter of all sessions") {
            Shared.dates.string(from: date)
        } expecting: {
            let formatter = placedFormatter()
            formatter.dateStyle = .long
            formatter.timeStyle = .long
            return formatter.string(from: date)
        },
        Way("NumberFormatter") {
            let formatter = NumberFormatter()
            formatter.numberStyle = .decimal
            return formatter.string(from: 1_234.5) ?? ""
        } expecting: {
            FloatingPointFormatStyle<Double>(locale: german).format(1_234.5)
        },
        Way("NumberFormatter for any object") {
            let formatter = NumberFormatter()
            formatter.numberStyle = .decimal
            return formatter.string(for: 1_234.5) ?? ""
        } expecting: {
            FloatingPointFormatStyle<Double>(locale: german).format(1_234.5)
        },
        Way("what NumberFormatter reads") {
            let formatter = NumberFormatter()
            formatter.numberStyle = .decimal
            return formatter.number(from: "1.234,5").map { "\($0.doubleValue)" } ?? ""
        } expecting: {
            "1234.5"
        },
        Way("NumberFormatter of all sessions") {
            Shared.numbers.string(from: 1_234.5) ?? ""
        } expecting: {
            FloatingPointFormatStyle<Double>(locale: german).format(1_234.5)
        },
        Way("NumberFormatter of a class") {
            NumberFormatter.localizedString(from: NSNumber(value: 1_234.5), number: .decimal)
        } expecting: {
            let formatter = NumberFormatter()
            formatter.locale = german
            formatter.numberStyle = .decimal
            return formatter.string(from: NSNumber(value: 1_234.5)) ?? ""
        },
    ]

    /// Formatters that an app makes once.
    private enum Shared {
        static let dates: DateFormatter = {
            let formatter = DateFormatter()
            formatter.dateStyle = .long
            formatter.timeStyle = .long
            return formatter
        }()

        static let numbers: NumberFormatter = {
            let formatter = NumberFormatter()
            formatter.numberStyle = .decimal
            return formatter
        }()
    }

    /// Foundation's formatter of intervals, to which everything is said.
    nonisolated private static func placedIntervals() -> Foundation.DateIntervalFormatter {
        let formatter = Foundation.DateIntervalFormatter()
        formatter.locale = german
        formatter.calendar = calendar
        formatter.timeZone = zone
        return formatter
    }

    /// Foundation's formatter, to which everything is said.
    nonisolated private static func placedFormatter() -> Foundation.DateFormatter {
        let formatter = Foundation.DateFormatter()
        formatter.locale = german
        formatter.calendar = calendar
        formatter.timeZone = zone
        return formatter
    }

    nonisolated private static let settings: [Way] = [
        Way("Calendar.current") {
            "\(Calendar.current.component(.hour, from: date)) \(Calendar.current.locale?.identifier ?? "")"
        } expecting: {
            "5 de_DE"
        },
        Way("Calendar.autoupdatingCurrent") {
            let calendar = Calendar.autoupdatingCurrent
            return "\(calendar.component(.hour, from: date)) \(calendar.locale?.identifier ?? "")"
        } expecting: {
            "5 de_DE"
        },
        Way("a calendar by its name") {
            "\(Calendar(identifier: .gregorian).component(.hour, from: date))"
        } expecting: {
            "5"
        },
        Way("TimeZone.current") {
            "\(TimeZone.current.secondsFromGMT(for: date)) \(TimeZone.autoupdatingCurrent.secondsFromGMT(for: date))"
        } expecting: {
            "18000 18000"
        },
        Way("Locale.current") {
            "\(Locale.current.identifier) \(Locale.autoupdatingCurrent.identifier)"
        } expecting: {
            "de_DE de_DE"
        },
    ]

    nonisolated static let ways = datesAndTimes + numbers + lists + formatters + settings

    /// A session of somebody who reads German, and what keeps it.
    private func reader() -> (host: TestHost, session: SessionContext) {
        let host = TestHost(Text("A"))
        let session = host.scene.graph.session
        session.preferences = SessionPreferences(locale: Self.german, timeZone: Self.zone)
        return (host, session)
    }

    @Test("Code of a session formats as the session's user reads, and other code as the process does", arguments: ways)
    func inSession(_ way: Way) {
        let (host, session) = reader()
        let text = SessionContext.$current.withValue(session) { way.text() }
        #expect(text == way.expected())
        #expect(way.text() != text)
        withExtendedLifetime(host) {}
    }

    @Test("Off the main actor it is the session's as well", arguments: ways)
    func elsewhere(_ way: Way) async {
        let (host, session) = reader()
        let text = await SessionContext.$current.withValue(session) { await Task.detached { way.text() }.value }
        #expect(text == way.expected())
        withExtendedLifetime(host) {}
    }

    @Test("A body formats as its place does", arguments: ways)
    func inBody(_ way: Way) {
        let written = Written()
        let place = Place(way: way, written: written)
            .environment(\.locale, Self.german)
            .environment(\.calendar, Self.calendar)
            .environment(\.timeZone, Self.zone)
        let host = TestHost(place)
        #expect(written.text == way.expected())
        withExtendedLifetime(host) {}
    }

    @Test("The words are German")
    func words() {
        let (host, session) = reader()
        SessionContext.$current.withValue(session) {
            #expect(Self.date.formatted(date: .long, time: .omitted) == "1. Januar 2001")
            #expect(Self.date.formatted(date: .omitted, time: .shortened) == "5:00")
            #expect(["a", "b"].formatted() == "a und b")
        }
        withExtendedLifetime(host) {}
    }

    @MainActor
    private final class Written {
        var text = ""
    }

    private struct Place: View {
        let way: Way
        let written: Written

        var body: some View {
            written.text = way.text()
            return Text(verbatim: written.text)
        }
    }
}
