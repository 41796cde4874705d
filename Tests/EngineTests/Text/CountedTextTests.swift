// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

/// Texts that count, numbers that grow with text, measurements in words.
@MainActor
@Suite("Counted and measured texts")
struct CountedTextTests {
    private func label(_ text: Text) -> String { TestHost(text).labels.first ?? "" }

    @Test("A timer shows hours only where there are any")
    func timer() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        func shown(_ seconds: Double, countsDown: Bool = true) -> String {
            label(
                Text(
                    timerInterval: start...start.addingTimeInterval(seconds), pauseTime: start, countsDown: countsDown))
        }
        #expect(shown(65) == "1:05")
        #expect(shown(3_725) == "1:02:05")
        #expect(shown(65, countsDown: false) == "0:00")
    }

    @Test("A date that has passed is shown by its distance")
    func relative() {
        let past = Date(timeIntervalSinceNow: -2 * 3600 - 30)
        #expect(label(Text(past, style: .relative)).hasPrefix("2 hr"))
        #expect(label(Text(past, style: .offset)) == "-2 hours")
        #expect(label(Text(past, style: .timer)).hasPrefix("2:00:3"))
    }

    @Test("A date that is far away is shown in the two largest units of the calendar")
    func farDates() throws {
        func away(_ components: DateComponents) throws -> Date {
            try #require(Calendar.current.date(byAdding: components, to: Date()))
        }
        func shown(_ components: DateComponents, _ style: Text.DateStyle = .relative) throws -> String {
            label(Text(try away(components), style: style))
        }
        // Days of reserve: months are of different lengths.
        #expect(try shown(DateComponents(year: -2, month: -3, day: -2)) == "2 yrs, 3 mths")
        #expect(try shown(DateComponents(year: 2, month: 3, day: 2)) == "2 yrs, 3 mths")
        #expect(try shown(DateComponents(year: -1, day: -2)) == "1 yr")
        #expect(try shown(DateComponents(month: -1, day: -9)) == "1 mth, 1 wk")
        #expect(try shown(DateComponents(day: -15, hour: -1)) == "2 wks, 1 day")
        #expect(try shown(DateComponents(year: -2, month: -3, day: -2), .offset) == "-2 years")
        #expect(try shown(DateComponents(month: 1, day: 9), .offset) == "+1 month")
    }

    @Test("A relative date has the width that is asked for, with the spaces of the language")
    func relativeWidths() {
        func shown(_ units: Date.RelativeFormatStyle.UnitsStyle, seconds: TimeInterval = -300) -> String {
            let date = Date(timeIntervalSinceNow: seconds)
            return label(Text(date, format: .relative(presentation: .named, unitsStyle: units)))
        }
        #expect(shown(.narrow) == "5m ago")
        #expect(shown(.abbreviated) == "5 min. ago")
        #expect(shown(.wide) == "5 minutes ago")
        #expect(shown(.narrow, seconds: 7_205) == "in 2h")
    }

    @Test("A relative date has the days of its place's time zone")
    func relativeDays() throws {
        // An hour more than a day ago it was yesterday, unless that hour was before midnight.
        func shown(atSecondOfDay second: Int) throws -> String {
            let now = Date()
            var offset = (second - Int(now.timeIntervalSince1970) % 86_400) / 60 * 60
            if offset > 43_200 { offset -= 86_400 }
            if offset < -43_200 { offset += 86_400 }
            let zone = try #require(TimeZone(secondsFromGMT: offset))
            let text = Text(now.addingTimeInterval(-90_000), format: .relative(presentation: .named))
            return TestHost(text.environment(\.timeZone, zone)).labels.first ?? ""
        }
        #expect(try shown(atSecondOfDay: 43_200) == "yesterday")
        #expect(try shown(atSecondOfDay: 1_800) == "2 days ago")
    }

    @Test("A scaled metric grows with text, and is itself at the default size")
    func scaledMetric() throws {
        struct Box: View {
            @ScaledMetric(relativeTo: .body) private var side = 100.0
            var body: some View { Color.red.frame(width: side, height: 10).accessibilityIdentifier("box") }
        }
        #expect(try TestHost(Box()).frame(of: "box").width == 100)
        let large = TestHost(Box().dynamicTypeSize(.accessibility5))
        #expect(try large.frame(of: "box").width > 250)
    }

    @Test("A measurement is in the user's units unless its own are asked for")
    func measurement() {
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(label(Text(warm, format: .measurement(width: .narrow))) == "68°")
        #expect(label(Text(warm, format: .measurement(width: .abbreviated, usage: .asProvided))) == "20°C")
        let way = Measurement(value: 2, unit: UnitLength.kilometers)
        #expect(label(Text(way, format: .measurement(width: .wide, usage: .asProvided))) == "2 kilometers")
    }

    @Test("A schedule's dates are those after the start")
    func schedule() {
        let start = Date(timeIntervalSinceReferenceDate: 100)
        let dates = PeriodicTimelineSchedule(from: start, by: 10)
            .entries(from: start.addingTimeInterval(25), mode: .normal).prefix(2)
        #expect(dates.map(\.timeIntervalSinceReferenceDate) == [120, 130])
        let minutes = EveryMinuteTimelineSchedule().entries(from: start, mode: .normal).prefix(2)
        #expect(minutes.map(\.timeIntervalSinceReferenceDate) == [60, 120])
    }

    @Test("A timeline view shows the newest date that has come")
    func timeline() {
        let past = Date(timeIntervalSinceReferenceDate: 0)
        let host = TestHost(
            TimelineView(.explicit([past, .distantFuture])) { context in
                Text(verbatim: "\(Int(context.date.timeIntervalSinceReferenceDate))")
            })
        #expect(host.labels == ["0"])
    }
}
