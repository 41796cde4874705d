// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// Every place that takes a value and writes it.
@MainActor
@Suite("Formatted values")
struct FormatLanguageTests {
    /// A view that writes a value, and what stands in it in English and in German.
    struct Place: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let english: String
        let german: String
        let view: @MainActor @Sendable () -> AnyView

        init<V: View>(
            _ name: String, _ english: String, _ german: String,
            @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
        ) {
            testDescription = name
            self.english = english
            self.german = german
            self.view = { AnyView(view()) }
        }
    }

    private nonisolated static let number = 1234.5
    private nonisolated static let date = Date(timeIntervalSinceReferenceDate: 0)

    private nonisolated static var numbers: NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }

    private nonisolated static var months: DateFormatter {
        let formatter = DateFormatter()
        formatter.dateFormat = "LLLL"
        return formatter
    }

    nonisolated static let places: [Place] = [
        Place("Text", "1,234.5", "1.234,5") { Text(number, format: .number) },
        Place("Text of a percentage", "25%", "25 %") { Text(0.25, format: .percent) },
        Place("Text of a date", "January", "Januar") { Text(date, format: .dateTime.month(.wide)) },
        Place("Text of a date's style", "January 1, 2001", "1. Januar 2001") { Text(date, style: .date) },
        Place("Text of an interval", "Jan 1 – 3, 2001", "1.–3. Jan. 2001") {
            Text(date..<date.addingTimeInterval(172_800), format: .interval.day().month().year())
        },
        Place("Text of a measurement", "2.5 kg", "2,5 kg") {
            Text(
                Measurement(value: 2.5, unit: UnitMass.kilograms),
                format: .measurement(width: .abbreviated, usage: .asProvided))
        },
        Place("Text of a list", "a and b", "a und b") { Text(["a", "b"], format: .list(type: .and)) },
        Place("Text of a list of numbers", "1,234.5 and 2", "1.234,5 und 2") {
            Text([number, 2], format: .list(memberStyle: FloatingPointFormatStyle<Double>(), type: .and))
        },
        Place("Text of a formatter", "1,234.5", "1.234,5") { Text(NSNumber(value: number), formatter: numbers) },
        Place("Text of a date's formatter", "January", "Januar") { Text(date, formatter: months) },
        Place("interpolation with a format", "1,234.5", "1.234,5") { Text("\(number, format: .number)") },
        Place("interpolation with a specifier", "1,234.50", "1.234,50") { Text("\(number, specifier: "%.2f")") },
        Place("interpolation of a number", "1,234", "1.234") { Text("\(1234)") },
        Place("interpolation with a formatter", "January", "Januar") { Text("\(date, formatter: months)") },
        Place("interpolation with a date's style", "January 1, 2001", "1. Januar 2001") {
            Text("\(date, style: .date)")
        },
        Place("Int.formatted()", "1,234", "1.234") { Inner { Text(verbatim: 1234.formatted()) } },
        Place("Double.formatted(_:)", "25%", "25 %") { Inner { Text(verbatim: 0.25.formatted(.percent)) } },
        Place("Measurement.formatted(_:)", "2.5 kg", "2,5 kg") {
            Inner {
                Text(
                    verbatim: Measurement(value: 2.5, unit: UnitMass.kilograms)
                        .formatted(.measurement(width: .abbreviated, usage: .asProvided)))
            }
        },
        Place("LabeledContent", "1,234.5", "1.234,5") { LabeledContent("Sum", value: number, format: .number) },
        Place("LabeledContent of a string's title", "1,234.5", "1.234,5") {
            LabeledContent(String("Sum"), value: number, format: .number)
        },
        Place("LabeledContent of a date", "January", "Januar") {
            LabeledContent("Month", value: date, format: .dateTime.month(.wide))
        },
        Place("TextField", "1,234.5", "1.234,5") {
            TextField("Sum", value: .constant(number), format: .number)
        },
        Place("TextField of an optional", "1,234.5", "1.234,5") {
            TextField("Sum", value: .constant(Double?.some(number)), format: .number)
        },
        Place("TextField of a date", "Monday", "Montag") {
            TextField("Day", value: .constant(date), format: .dateTime.weekday(.wide))
        },
        Place("TextField of a formatter", "1,234.5", "1.234,5") {
            TextField("Sum", value: .constant(number), formatter: numbers)
        },
        Place("Gauge", "25%", "25 %") { Gauge(value: 0.25) { Text(verbatim: "Level") } },
        Place("ProgressView", "25%", "25 %") { ProgressView(value: 0.25) },
        Place("Slider", "25%", "25 %") { Slider(value: .constant(0.25)) },
        Place("DatePicker", "Jan 1, 2001", "1. Jan. 2001") {
            DatePicker("Day", selection: .constant(date), displayedComponents: .date)
        },
        Place("DatePicker of a calendar", "January 2001", "Januar 2001") {
            DatePicker("Day", selection: .constant(date), displayedComponents: .date)
                .datePickerStyle(.graphical)
        },
        Place("DatePicker of wheels", "January", "Januar") {
            DatePicker("Day", selection: .constant(date), displayedComponents: .date).datePickerStyle(.wheel)
        },
        Place("badge of a row", "1,234", "1.234") { List { Text(verbatim: "Row").badge(1234) } },
        Place("badge of a page", "1,234", "1.234") {
            TabView {
                Tab("First", systemImage: "star") { Text(verbatim: "Page") }.badge(1234)
                Tab("Second", systemImage: "star") { Text(verbatim: "Page") }
            }
        },
        Place("title of a page", "1,234.5", "1.234,5") {
            NavigationStack { Text(verbatim: "Page").navigationTitle(Text(number, format: .number)) }
        },
        Place("label for readers", "1,234.5", "1.234,5") {
            Text(verbatim: "Sum").accessibilityLabel(Text(number, format: .number))
        },
        Place("value for readers", "1,234.5", "1.234,5") {
            Text(verbatim: "Sum").accessibilityValue(Text(number, format: .number))
        },
        Place("header of a section", "1,234.5", "1.234,5") {
            List {
                Section {
                    Text(verbatim: "Row")
                } header: {
                    Text(number, format: .number)
                }
            }
        },
        Place("title of an alert", "1,234.5", "1.234,5") {
            Text(verbatim: "Page").alert(Text(number, format: .number), isPresented: .constant(true)) {}
        },
        Place("prompt of a field", "1,234.5", "1.234,5") {
            TextField("Sum", text: .constant(""), prompt: Text(number, format: .number))
        },
    ]

    /// All that a scene shows and says, texts and values.
    private nonisolated static func shown(_ element: DisplayElement) -> [String] {
        [element.label, element.value ?? ""] + element.children.flatMap(shown)
    }

    private func texts(_ scene: SceneHost) -> [String] {
        let painted = layers(scene.display.root).map { text in text.lines.map { $0.fragments.map(\.string).joined() } }
        return (Self.shown(scene.display.elements()) + painted.joined()).map { text in
            String(text.map { $0.isWhitespace ? " " : $0 })
        }
    }

    private func says(_ scene: SceneHost, _ text: String) -> Bool { texts(scene).contains { $0.contains(text) } }

    private func layers(_ layer: Layer) -> [DisplayText] {
        switch layer.content {
        case .text(let text): [text]
        case .field(let field): [field.shown, field.placeholder].compactMap(\.self)
        default: layer.children.flatMap(layers)
        }
    }

    @Test("are in the language of their place, in none of the process", arguments: places)
    func followsEnvironment(_ place: Place) {
        let reader = Reader("de_DE")
        let scene = SceneHost(Screen(reader: reader, place: place), session: .fixture())
        scene.flush()
        #expect(says(scene, place.german), "\(texts(scene))")
        #expect(!says(scene, place.english), "\(texts(scene))")
    }

    @Test("follow the language of their place", arguments: places)
    func followsChanges(_ place: Place) {
        let reader = Reader("en_US")
        let scene = SceneHost(Screen(reader: reader, place: place), session: .fixture())
        scene.flush()
        #expect(says(scene, place.english))
        reader.locale = Locale(identifier: "de_DE")
        scene.flush()
        #expect(says(scene, place.german))
        #expect(!says(scene, place.english))
    }

    @Test("of a calendar have the letters of the language above their days, and its halves of days")
    func namesDays() {
        let picker = DatePicker("Day", selection: .constant(Self.date))
        let view = VStack {
            picker.datePickerStyle(.graphical)
            picker.datePickerStyle(.wheel)
        }
        let scene = SceneHost(view.environment(\.locale, Locale(identifier: "ko_KR")), session: .fixture())
        scene.flush()
        let all = texts(scene)
        #expect(all.contains("월") && !all.contains("M"))
        #expect(all.contains("오전") && !all.contains("AM"))
    }

    @Test("of dates are in the time zone of their place")
    func followsTimeZone() {
        let hour = Date.FormatStyle.dateTime.hour(.twoDigits(amPM: .omitted)).minute(.twoDigits)
        let view = VStack {
            Text(Self.date, format: hour)
            LabeledContent("Time", value: Self.date, format: hour)
            TextField("Time", value: .constant(Self.date), format: hour)
        }
        .environment(\.timeZone, TimeZone(secondsFromGMT: 5 * 3600) ?? .gmt)
        .environment(\.locale, Locale(identifier: "de_DE"))
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        #expect(Self.shown(scene.display.elements()).filter { $0.contains("05:00") }.count == 3)
    }

    @Test("keep what their formatter was given")
    func keepsOwnLocale() {
        let french = Self.months
        french.locale = Locale(identifier: "fr_FR")
        let mount = TextMount(
            Text(Self.date, formatter: french).environment(\.locale, Locale(identifier: "de_DE")))
        #expect(mount.lines == ["janvier"])
    }
}

@Observable
@MainActor
private final class Reader {
    var locale: Locale

    init(_ identifier: String) {
        locale = Locale(identifier: identifier)
    }
}

/// The place under a locale that is written at run time.
private struct Screen: View {
    let reader: Reader
    let place: FormatLanguageTests.Place

    var body: some View {
        place.view().environment(\.locale, reader.locale)
    }
}

/// A body of its own below the locale, for what is written by code.
private struct Inner<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { content() }
}
