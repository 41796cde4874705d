// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay
import VitrineTesting

@testable import VitrineComponents

@MainActor
@Suite("DatePicker, ColorPicker, Gauge, ShareLink")
struct DatePickerTests {
    /// 2026-11-21 09:41:30 UTC.
    private static let date = Date(timeIntervalSince1970: 1_795_254_090)

    @Test("a date and a time are two buttons that say the day and the time in the user's time zone")
    func compact() throws {
        let host = TestHost(Dated())
        #expect(try picker(host, 0).value == "Nov 21, 2026")
        #expect(try picker(host, 1).value?.hasPrefix("9:41") == true)
        let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let late = TestHost(
            Dated(date: Date(timeIntervalSince1970: 1_795_302_000)).environment(\.timeZone, zone))
        #expect(try picker(late, 0).value == "Nov 22, 2026")
    }

    @Test(
        "the hour of a time has as many digits as the language writes",
        arguments: [("en_GB", "09:41"), ("de_DE", "09:41"), ("es_ES", "9:41")])
    func hourDigits(identifier: String, time: String) throws {
        let host = TestHost(Dated().environment(\.locale, Locale(identifier: identifier)))
        #expect(try picker(host, 1).value == time)
    }

    @Test(
        "label and pills stay within a narrow row, each whole and none over another",
        arguments: [DynamicTypeSize.large, .xxxLarge, .accessibility3])
    func narrow(size: DynamicTypeSize) throws {
        for title in ["Due", "Appointment with somebody"] {
            for isInForm in [true, false] {
                let picker = DatePicker(title, selection: .constant(Self.date))
                let host = TestHost(
                    Group { if isInForm { Form { picker } } else { picker } }.environment(\.dynamicTypeSize, size),
                    width: 375, height: 1200)
                let pills = host.root.all { $0.role == .picker }.compactMap(\.frame)
                #expect(pills.count == 2)
                for pill in pills {
                    #expect(pill.x >= -0.01 && pill.x + pill.width <= 375.01, "\(title) \(isInForm) \(pill)")
                }
                let (first, second) = (pills[0], pills[1])
                #expect(first.x + first.width <= second.x + 0.01 || first.y + first.height <= second.y + 0.01)
            }
        }
    }

    @Test("pills are beside a label that has room for them, else below it")
    func wraps() throws {
        func tops(_ title: String) throws -> (label: CGFloat, pill: CGFloat) {
            let host = TestHost(Form { DatePicker(title, selection: .constant(Self.date)) }, width: 375, height: 667)
            var label: CGFloat?
            func look(_ layer: Layer, _ y: Double) {
                let y = y + layer.placement.y
                if case .text(let text) = layer.content, text.string == title { label = y + layer.placement.height }
                for child in layer.children { look(child, y) }
            }
            look(host.scene.display.root, 0)
            let pill = try #require(host.root.all { $0.role == .picker }.first?.frame)
            return (try #require(label), pill.y)
        }
        let short = try tops("Due")
        #expect(short.pill < short.label)
        let long = try tops("Appointment with somebody")
        #expect(long.pill >= long.label)
    }

    @Test("a gauge's gradient goes along it, from its lowest value to its highest")
    func gaugeGradient() throws {
        func paints(_ style: some GaugeStyle) -> [Paint] {
            let gauge = Gauge(value: 0.5) { Text(verbatim: "A") }.gaugeStyle(style)
            let scene = SceneHost(gauge.tint(Gradient(colors: [.red, .green])), session: .fixture())
            scene.flush()
            func all(_ layer: Layer) -> [Paint] {
                var own: [Paint] = []
                switch layer.content {
                case .fill(_, let paint), .stroke(_, let paint, _): own = [paint]
                default: break
                }
                return own + layer.children.flatMap(all)
            }
            return all(scene.display.root)
        }
        func goesAlong(_ paint: Paint) -> Bool {
            if case .linearGradient(_, 0, 0.5, 1, 0.5) = paint { true } else { false }
        }
        #expect(paints(.accessoryLinearCapacity).contains(where: goesAlong))
        #expect(paints(.linearCapacity).contains(where: goesAlong))
        #expect(paints(.accessoryLinear).contains(where: goesAlong))
        #expect(paints(.accessoryCircular).contains { if case .angularGradient = $0 { true } else { false } })
    }

    @Test("a day opens a month, a time wheels: a day keeps the time, a time keeps the day and begins its minute")
    func parts() throws {
        let host = TestHost(Dated())
        try picker(host, 0).tap()
        let chosen = host.root.all { $0.role == .radio && $0.isSelected }
        #expect(chosen.map(\.label) == ["Saturday, November 21, 2026"])
        try host.find(role: .radio, label: "Sunday, November 1, 2026").tap()
        dismiss(host)
        #expect(host.contains(label: "1793526090"))
        try picker(host, 1).tap()
        #expect(host.root.all { $0.role == .picker }.map(\.label) == ["Hour", "Minute", "AM/PM"])
        try host.find(role: .picker, label: "Hour").choose("11")
        dismiss(host)
        #expect(host.contains(label: "1793533260"))
    }

    @Test("a date beyond the bounds is the nearest inside, and days beyond them cannot be chosen")
    func bounds() throws {
        let host = TestHost(Dated(range: Self.date.addingTimeInterval(-60)...Self.date.addingTimeInterval(60)))
        try picker(host, 0).tap()
        #expect(host.root.all { $0.role == .radio && !$0.isDisabled }.map(\.label) == ["Saturday, November 21, 2026"])
        dismiss(host)
        try picker(host, 1).tap()
        try host.find(role: .picker, label: "Minute").choose("59")
        dismiss(host)
        #expect(host.contains(label: "1795254150"))
    }

    @Test("a disabled date opens nothing")
    func disabledDate() throws {
        let host = TestHost(Dated().disabled(true))
        #expect(try picker(host, 0).isDisabled)
        #expect(throws: TestHost.NotFound.self) { try picker(host, 0).tap() }
    }

    /// Dismisses what is presented, as the Escape key does.
    private func dismiss(_ host: TestHost) {
        guard let top = host.scene.display.root.children.last(where: { $0.events.contains(.dismiss) }) else { return }
        host.scene.send(.dismiss, to: top.id)
        host.scene.flush()
    }

    @Test("a calendar shows the month's days, the chosen one selected, and turns its pages")
    func graphical() throws {
        let host = TestHost(Dated(components: .date).datePickerStyle(.graphical))
        let days = host.root.all { $0.role == .radio }
        #expect(days.count == 30 && days.filter(\.isSelected).map(\.label) == ["Saturday, November 21, 2026"])
        try host.find(role: .radio, label: "Sunday, November 1, 2026").tap()
        #expect(host.contains(label: "1793526090"))
        try host.find(label: "December 2026").tap()
        #expect(host.root.all { $0.role == .radio }.count == 31)
    }

    @Test("the time below a month has a name of its own, a time alone that of the control")
    func timeBelowMonth() {
        func words(_ components: DatePickerComponents) -> [String] {
            let dated = Dated(components: components).datePickerStyle(.graphical)
            let scene = SceneHost(dated, session: .fixture())
            scene.flush()
            func all(_ layer: Layer) -> [String] {
                if case .text(let text) = layer.content { return [text.string] }
                return layer.children.flatMap(all)
            }
            return all(scene.display.root).filter { ["Due", "Time"].contains($0) }
        }
        #expect(words([.date, .hourAndMinute]) == ["Time"])
        #expect(words(.hourAndMinute) == ["Due"])
        #expect(words(.date).isEmpty)
    }

    @Test("several days are chosen, in the month that is shown, and given back as days of the calendar")
    func severalDays() throws {
        let host = TestHost(Planned())
        func days() -> [DisplayElement] { host.root.all { $0.role == .toggle } }
        #expect(days().count == 30 && days().filter { $0.value == "1" }.map(\.label) == ["Saturday, November 21, 2026"])
        try host.find(role: .toggle, label: "Sunday, November 1, 2026").tap()
        #expect(host.contains(label: "1 21"))
        try host.find(label: "December 2026").tap()
        try host.find(role: .toggle, label: "Tuesday, December 1, 2026").tap()
        #expect(days().count == 31 && host.contains(label: "1 1 21"))
        try host.find(role: .toggle, label: "Tuesday, December 1, 2026").tap()
        #expect(host.contains(label: "1 21"))
    }

    @Test("days beyond the bounds cannot be chosen")
    func severalDaysInBounds() throws {
        // From the 21st at 09:41 to the beginning of the 24th.
        let bounds = Self.date..<Date(timeIntervalSince1970: 1_795_478_400)
        let host = TestHost(Planned(bounds: bounds))
        let free = host.root.all { $0.role == .toggle && !$0.isDisabled }.map(\.label)
        #expect(
            free == [
                "Saturday, November 21, 2026", "Sunday, November 22, 2026", "Monday, November 23, 2026",
            ])
    }

    /// The months whose names are on a calendar: the shown one, and those to which its buttons turn.
    private func months(_ host: TestHost) throws -> (earlier: TestElement, shown: String, later: TestElement) {
        let found = host.root.all { element in
            let words = element.label.split(separator: " ")
            return words.count == 2 && words.last?.count == 4 && words.last.map { Int($0) != nil } == true
        }
        try #require(found.count == 3 && found.allSatisfy { $0.role == .button })
        return (TestElement(found[1], host: host), found[0].label, TestElement(found[2], host: host))
    }

    @Test("a calendar turns to the months with a day within the bounds, and to no other")
    func turningWithinBounds() throws {
        // From October 30 to December 1.
        let range = Date(timeIntervalSince1970: 1_793_318_400)...Date(timeIntervalSince1970: 1_796_083_200)
        let host = TestHost(Dated(range: range, components: .date).datePickerStyle(.graphical))
        let first = try months(host)
        #expect(!first.earlier.isDisabled && !first.later.isDisabled)
        try first.later.tap()
        let last = try months(host)
        #expect(last.shown == "December 2026" && last.later.isDisabled && !last.earlier.isDisabled)
        try last.earlier.tap()
        try months(host).earlier.tap()
        let earliest = try months(host)
        #expect(earliest.shown == "October 2026" && earliest.earlier.isDisabled && !earliest.later.isDisabled)
        #expect(host.root.all { $0.role == .radio && !$0.isDisabled }.count == 2)
    }

    @Test(
        "a calendar shows the month within the bounds that is nearest to the date, or to today",
        arguments: [(0.0, "January 1970"), (1_795_254_090, "November 2026"), (4_102_444_800, "December 2027")])
    func nearestMonth(seconds: Double, name: String) throws {
        let date = Date(timeIntervalSince1970: seconds)
        func range(_ first: Double, _ last: Double) -> ClosedRange<Date> {
            Date(timeIntervalSince1970: first)...Date(timeIntervalSince1970: last)
        }
        // Up to the end of 2027.
        let dated = Dated(range: range(0, 1_830_297_599), components: .date, date: date)
        let late = TestHost(dated.datePickerStyle(.graphical))
        #expect(try months(late).shown == name)
        let bounds = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 86_400)
        #expect(try months(TestHost(Planned(bounds: bounds, days: []))).shown == "January 1970")
        let far = Planned(days: [DateComponents(year: 1987, month: 3, day: 4)])
        #expect(try months(TestHost(far)).shown == "March 1987")
    }

    @Test("a calendar whose page was turned shows the month of a date that the app sets, decades away, too")
    func dateOfTheApp() throws {
        struct Moved: View {
            @State private var date = Date(timeIntervalSince1970: 1_795_254_090)

            var body: some View {
                DatePicker("Due", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
                Button("Past") { date = Date(timeIntervalSince1970: 0) }
                Button("Back then") { date = Date(timeIntervalSince1970: 1_795_254_090) }
            }
        }
        let host = TestHost(Moved())
        for _ in 0..<3 { try months(host).later.tap() }
        #expect(try months(host).shown == "February 2027")
        try host.find(label: "Past").tap()
        #expect(try months(host).shown == "January 1970")
        try host.find(label: "Back then").tap()
        #expect(try months(host).shown == "November 2026")
    }

    @Test("today is filled with the tint when it is chosen, another day has a pale mark")
    func marksToday() {
        func isPale(_ date: Date) -> Bool {
            let host = TestHost(Dated(components: .date, date: date).datePickerStyle(.graphical))
            return host.scene.fills.contains { abs($0.shownOpacity - 0.14) < 0.001 }
        }
        #expect(!isPale(.now))
        #expect(isPale(.now.addingTimeInterval(40 * 86_400)))
    }

    @Test("the name of the month shows wheels for another one, and the days again", arguments: [true, false])
    func wheelsOfMonth(isMultiple: Bool) throws {
        let host = isMultiple ? TestHost(Planned()) : TestHost(Dated(components: .date).datePickerStyle(.graphical))
        let role: Semantics.Role = isMultiple ? .toggle : .radio
        func days() -> Int { host.root.all { $0.role == role }.count }
        let chosen = host.root.all { $0.role == role && $0.isSelected }.map(\.label)
        try host.find(role: .button, label: "November 2026").tap()
        #expect(host.root.all { $0.role == .picker }.map(\.label) == ["Month", "Year"])
        #expect(days() == 0 && !host.contains(label: "December 2026"))
        try picker(host, 0).choose("February")
        try picker(host, 1).choose("2028")
        #expect(try picker(host, 0).value == "February" && picker(host, 1).value == "2028")
        try host.find(role: .button, label: "February 2028").tap()
        #expect(days() == 29 && host.root.all { $0.role == .picker }.isEmpty)
        // Another month is shown; nothing else is chosen.
        for _ in 0..<15 { try months(host).earlier.tap() }
        #expect(host.root.all { $0.role == role && $0.isSelected }.map(\.label) == chosen)
    }

    @Test("the wheels of a month stay within the bounds")
    func wheelsOfMonthInBounds() throws {
        // From October 30 to December 1.
        let range = Date(timeIntervalSince1970: 1_793_318_400)...Date(timeIntervalSince1970: 1_796_083_200)
        let host = TestHost(Dated(range: range, components: .date).datePickerStyle(.graphical))
        try months(host).earlier.tap()
        try host.find(role: .button, label: "October 2026").tap()
        #expect(try titles(picker(host, 1)) == ["2026"])
        try picker(host, 0).choose("March")
        #expect(host.contains(label: "October 2026"))
        try picker(host, 0).choose("December")
        #expect(host.contains(label: "December 2026"))
    }

    @Test("the page of several days stays when another one becomes the earliest")
    func earliestDayTakenAway() throws {
        let days = [DateComponents(year: 2026, month: 11, day: 21), DateComponents(year: 2026, month: 12, day: 5)]
        let host = TestHost(Planned(days: Set(days)))
        try host.find(role: .toggle, label: "Saturday, November 21, 2026").tap()
        #expect(host.contains(label: "5"))
        #expect(try months(host).shown == "November 2026")
    }

    @Test("wheels show day, month and year, and a short month keeps its last day")
    func wheel() throws {
        let host = TestHost(Dated(components: .date).datePickerStyle(.wheel))
        let wheels = host.root.all { $0.role == .picker }
        #expect(wheels.map(\.label) == ["Month", "Day", "Year"])
        try TestElement(wheels[1], host: host).choose("30")
        try picker(host, 0).choose("February")
        #expect(try picker(host, 1).value == "28")
    }

    @Test("the years of a wheel are the same whichever of them is chosen, and reach around one far away")
    func years() throws {
        let host = TestHost(Dated(components: .date).datePickerStyle(.wheel))
        func titles() throws -> [String] {
            guard case .choice(let titles) = try picker(host, 2).control().kind else { return [] }
            return titles
        }
        let before = try titles()
        #expect(before.first == "1900" && before.last == "2100")
        try picker(host, 2).choose("1950")
        #expect(try titles() == before)
        let early = Date(timeIntervalSince1970: -4_000_000_000)
        let past = TestHost(Dated(components: .date, date: early).datePickerStyle(.wheel))
        guard case .choice(let old) = try picker(past, 2).control().kind else { return }
        #expect(old.first == "1743" && old.last == "2100")
    }

    private func titles(_ wheel: TestElement) throws -> [String] {
        guard case .choice(let titles) = try wheel.control().kind else { return [] }
        return titles
    }

    @Test(
        "with the time there is one wheel for the day, and hours as the language counts them",
        arguments: [
            ("en_US", ["Day", "Hour", "Minute", "AM/PM"], "12", 12, "Fri, Nov 20"),
            ("de_DE", ["Tag", "Stunde", "Minute"], "00", 24, "Fr. 20. Nov."),
            ("ko_KR", ["일", "오전/오후", "시", "분"], "12", 12, "11월 20일 (금)"),
        ])
    func wheelsWithTime(language: String, names: [String], midnight: String, hours: Int, friday: String) throws {
        let locale = Locale(identifier: language)
        let host = TestHost(
            Dated(components: [.date, .hourAndMinute]).datePickerStyle(.wheel).environment(\.locale, locale))
        let wheels = host.root.all { $0.role == .picker }
        #expect(wheels.map(\.label) == names)
        let clock = try titles(picker(host, try #require(names.firstIndex(of: SystemWord.hour.string(locale)))))
        #expect(clock.count == hours && clock[0] == midnight)
        let day = try picker(host, 0)
        #expect(try titles(day).contains(friday))
        try day.choose(friday)
        #expect(host.contains(label: "1795167690"))
    }

    /// The rows of each drum, and the row that it stands at.
    private func drums(_ host: TestHost) -> [(rows: Int, row: Int)] {
        var found: [(rows: Int, row: Int)] = []
        func look(_ layer: Layer) {
            if case .scroll(let scroll) = layer.content, case .drum = scroll.snapping {
                found.append((Int((scroll.contentHeight - 216) / 32) + 1, Int(scroll.targetY / 32)))
            }
            layer.children.forEach(look)
        }
        look(host.scene.display.root)
        return found
    }

    @Test(
        "hours, minutes, days and months run in circles; years, dates and halves of a day have ends",
        arguments: [
            (DatePickerComponents.date, "en_US", [12: 11, 30: 5, 201: 1]),
            (.hourAndMinute, "en_US", [12: 11, 60: 3, 2: 1]), (.hourAndMinute, "de_DE", [24: 5, 60: 3]),
            ([.date, .hourAndMinute], "de_DE", [24: 5, 60: 3, 733: 1]),
        ] as [(DatePickerComponents, String, [Int: Int])])
    func circles(components: DatePickerComponents, language: String, copies: [Int: Int]) throws {
        let host = TestHost(
            Dated(components: components, date: .now).datePickerStyle(.wheel)
                .environment(\.locale, Locale(identifier: language)).environment(\.timeZone, .gmt))
        let wheels = host.root.all { $0.role == .picker }
        let shown = drums(host)
        #expect(wheels.count == copies.count && shown.count == copies.count)
        for (wheel, drum) in zip(wheels, shown) {
            let words = try titles(TestElement(wheel, host: host))
            // A month has from 28 to 31 days.
            let count = (28...31).contains(words.count) ? 30 : words.count
            let expected = try #require(copies[count], "\(words.count)")
            #expect(drum.rows == words.count * expected)
            let index = try #require(words.firstIndex(of: wheel.value ?? ""))
            #expect(drum.row == expected / 2 * words.count + index)
        }
    }

    @Test("half a day is added and taken away without another day")
    func dayPeriods() throws {
        let host = TestHost(
            Dated(components: .hourAndMinute).datePickerStyle(.wheel).environment(\.locale, Locale(identifier: "en_US"))
        )
        let (hour, period) = (try picker(host, 0), try picker(host, 2))
        let old = (try #require(hour.value), try #require(period.value))
        try period.choose(old.1 == "AM" ? "PM" : "AM")
        #expect(try picker(host, 0).value == old.0 && picker(host, 2).value != old.1)
        try picker(host, 0).choose("12")
        #expect(try picker(host, 0).value == "12" && picker(host, 2).value != old.1)
    }

    @Test("wheels are as wide as their rows: no month is cut on a phone", arguments: [311.0, 343])
    func widths(width: Double) throws {
        let host = TestHost(Dated(components: .date).datePickerStyle(.wheel).frame(width: width))
        let wheels = host.root.all { $0.role == .picker }.compactMap(\.frame)
        #expect(wheels.count == 3 && wheels[0].width > wheels[2].width && wheels[2].width > wheels[1].width)
        let month = try TestHost(Text("September").font(.system(size: 21))).find(label: "September").frame
        #expect(wheels[0].width >= month.width + 16)
    }

    @Test("a colour is chosen in a grid and keeps its opacity, which can be chosen only where it is supported")
    func color() throws {
        for supportsOpacity in [true, false] {
            let host = TestHost(Coloured(supportsOpacity: supportsOpacity), width: 800)
            #expect(try host.find(role: .picker, label: "Ink").value == "#ff0000")
            try host.find(role: .picker, label: "Ink").tap()
            #expect(host.root.all { $0.role == .radio && $0.label.hasPrefix("#") }.count == 120)
            #expect(((try? host.find(role: .slider, label: "Opacity")) != nil) == supportsOpacity)
            try host.find(role: .radio, label: "#ffffff").tap()
            #expect(try host.find(role: .radio, label: "#ffffff").isSelected)
            try host.find(role: .button, label: "Done").tap()
            #expect(try host.find(role: .picker, label: "Ink").value == "#ffffff")
            #expect(host.contains(label: supportsOpacity ? "50" : "100"))
        }
    }

    @Test("the sliders of a colour have its components, and change one of them")
    func colorSliders() throws {
        let host = TestHost(Coloured(), width: 800)
        try host.find(role: .picker, label: "Ink").tap()
        try host.find(role: .radio, label: "Sliders").tap()
        #expect(try host.find(role: .slider, label: "Red").control().value == "255")
        try host.find(role: .slider, label: "Green").slide(to: 128)
        try host.find(role: .slider, label: "Opacity").slide(to: 0.25)
        dismiss(host)
        #expect(try host.find(role: .picker, label: "Ink").value == "#ff8000")
        #expect(host.contains(label: "25"))
    }

    @Test("a pointer on the spectrum chooses a hue from left to right and goes from white to black")
    func spectrum() {
        #expect(ColorValues(hue: 0, saturation: 1, brightness: 1).name == "#ff0000")
        #expect(ColorValues(hue: 1.0 / 3, saturation: 1, brightness: 1).name == "#00ff00")
        #expect(ColorValues(hue: 0.5, saturation: 0.5, brightness: 1).name == "#80ffff")
        #expect(ColorValues(hue: 0.5, saturation: 1, brightness: 0).name == "#000000")
    }

    @Test("a gauge is named and says its value, in words where it has them")
    func gauge() throws {
        let host = TestHost(
            VStack {
                Gauge(value: 3, in: 0...4) { Text("Fuel") }
                Gauge(value: 3.0) {
                    Text("Full")
                } currentValueLabel: {
                    Text("3 bars")
                }
            })
        #expect(try host.find(role: .progress, label: "Fuel").value == "75%")
        #expect(try host.find(role: .progress, label: "Full").value == "3 bars")
    }

    @Test("every style of gauges draws another image")
    func gaugeStyles() {
        func drawn(_ view: some View) -> String { TestHost(view).scene.display.description }
        let gauge = Gauge(value: 0.4) {
            Text("Fuel")
        } currentValueLabel: {
            Text("40")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("9")
        }
        let looks = [
            drawn(gauge), drawn(gauge.gaugeStyle(.accessoryCircular)),
            drawn(gauge.gaugeStyle(.accessoryCircularCapacity)),
            drawn(gauge.gaugeStyle(.accessoryLinear)), drawn(gauge.gaugeStyle(.accessoryLinearCapacity)),
        ]
        #expect(Set(looks).count == 5)
        #expect(drawn(gauge.gaugeStyle(.linearCapacity)) == looks[0])
    }

    @Test("something shared is a link to a mail with it")
    func share() throws {
        let host = TestHost(
            ShareLink(
                "Send", item: URL(string: "https://www.swift.org/a?b=c")!, subject: Text("A & B"),
                message: Text("Look:")))
        let link = try #require(host.root.all { $0.label == "Send" }.first)
        #expect(
            link.role
                == .link(
                    href: "mailto:?subject=A%20%26%20B&body=Look%3A%0Ahttps%3A%2F%2Fwww.swift.org%2Fa%3Fb%3Dc"))
    }

    @Test("several things are shared in one mail, under a word or a title")
    func shareSeveral() throws {
        let host = TestHost(
            VStack {
                ShareLink(items: ["a", "b"])
                ShareLink(
                    "Both", items: ["c", "d"].map { URL(string: "https://example.com/\($0)")! }, subject: Text("S"))
            })
        let links = host.root.all { if case .link = $0.role { true } else { false } }
        #expect(links.map(\.label) == ["Share…", "Both"])
        #expect(links.first?.role == .link(href: "mailto:?body=a%0Ab"))
        #expect(
            links.last?.role
                == .link(
                    href: "mailto:?subject=S&body=https%3A%2F%2Fexample.com%2Fc%0Ahttps%3A%2F%2Fexample.com%2Fd"))
    }

    private func picker(_ host: TestHost, _ index: Int) throws -> TestElement {
        let found = host.root.all { $0.role == .picker }
        return TestElement(try #require(found.indices.contains(index) ? found[index] : nil), host: host)
    }
}

private struct Planned: View {
    var bounds: Range<Date>?
    @State var days: Set = [DateComponents(year: 2026, month: 11, day: 21)]

    var body: some View {
        VStack {
            if let bounds {
                MultiDatePicker("Days", selection: $days, in: bounds)
            } else {
                MultiDatePicker("Days", selection: $days)
            }
            Text(verbatim: days.compactMap(\.day).sorted().map(String.init).joined(separator: " "))
        }
    }
}

private struct Dated: View {
    var range: ClosedRange<Date>?
    var components: DatePickerComponents = [.date, .hourAndMinute]
    @State var date = Date(timeIntervalSince1970: 1_795_254_090)

    var body: some View {
        VStack {
            if let range {
                DatePicker("Due", selection: $date, in: range, displayedComponents: components)
            } else {
                DatePicker("Due", selection: $date, displayedComponents: components)
            }
            Text(verbatim: "\(Int(date.timeIntervalSince1970))")
        }
    }
}

private struct Coloured: View {
    var supportsOpacity = true
    @State private var color = Color(red: 1, green: 0, blue: 0, opacity: 0.5)
    @Environment(\.self) private var environment

    var body: some View {
        ColorPicker("Ink", selection: $color, supportsOpacity: supportsOpacity)
        Text(verbatim: "\(Int((color.resolve(in: environment).opacity * 100).rounded()))")
    }
}
