// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineImplicit
import VitrineTesting

/// A text and a field show what a formatter makes of a value in their own environment, not in the session's.
@MainActor
@Suite("Formatters in texts and fields")
struct FormattersInTextsTests {
    /// A formatter and a value for it; German writes it otherwise than English does.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Makes a text of the value, which `formatted` is the content of.
        let text: @MainActor @Sendable () -> Text
        let formatted: @Sendable () -> String

        init<Value: Hashable & Sendable>(
            _ name: String, _ value: Value, _ formatter: @escaping @Sendable () -> Formatter
        ) {
            testDescription = name
            text = { Text(value, formatter: formatter()) }
            formatted = { formatter().string(for: value) ?? "" }
        }
    }

    nonisolated private static let date = Date(timeIntervalSinceReferenceDate: 86_400 * 40)

    nonisolated private static let cases: [Case] = [
        Case("dates", date) {
            let formatter = DateFormatter()
            formatter.dateStyle = .long
            formatter.timeZone = .gmt
            return formatter
        },
        Case("numbers", 1_234.5) {
            let formatter = NumberFormatter()
            formatter.numberStyle = .decimal
            return formatter
        },
        Case("bytes", 2_500_000_000) { ByteCountFormatter() },
        Case("intervals", DateInterval(start: date, duration: 86_400 * 3)) {
            let formatter = DateIntervalFormatter()
            formatter.dateStyle = .long
            formatter.timeStyle = .none
            return formatter
        },
        Case("measurements", Measurement(value: 2.5, unit: UnitLength.kilometers)) { MeasurementFormatter() },
        Case("durations", DateComponents(hour: 2, minute: 5)) {
            let formatter = DateComponentsFormatter()
            formatter.unitsStyle = .full
            return formatter
        },
        Case("times from now", Date.distantFuture) { RelativeDateTimeFormatter() },
        Case("lists", ["A", "B"]) { ListFormatter() },
        Case("a formatter of the app's", date) { DayFormatter() },
    ]

    /// Formats by what the app says elsewhere.
    private final class DayFormatter: Formatter, @unchecked Sendable {
        private let days: DateFormatter = {
            let formatter = DateFormatter()
            formatter.dateFormat = "d MMMM"
            formatter.timeZone = .gmt
            return formatter
        }()

        override func string(for obj: Any) -> String? {
            (obj as? Date).map { days.string(from: $0) + " / " + String(localized: "\(1.5)") }
        }
    }

    /// A session whose user reads a language.
    private func session(_ locale: String) -> SessionContext {
        let session = SessionContext(textEngine: RecordedTextEngine())
        session.preferences = SessionPreferences(locale: Locale(identifier: locale))
        return session
    }

    private func inSession(_ locale: String, _ formatted: () -> String) -> String {
        SessionContext.$current.withValue(session(locale), operation: formatted)
    }

    @Test("A text's formatter writes the language of the text's environment", arguments: cases)
    func text(_ one: Case) {
        let german = inSession("de_DE", one.formatted)
        let english = inSession("en_US", one.formatted)
        #expect(german != english && !german.isEmpty)
        let host = TestHost(
            VStack {
                one.text()
                one.text().environment(\.locale, Locale(identifier: "de_DE"))
                Text("in a sentence: \(one.text())").environment(\.locale, Locale(identifier: "de_DE"))
            }, session: session("en_US"))
        #expect(host.labels == [english, german, "in a sentence: " + german])
    }

    @Test("A field's formatter writes and reads the language of the field's environment")
    func field() throws {
        let host = TestHost(Field(), session: session("en_US"))
        let field = try host.find(role: .textField, label: "Number")
        #expect(field.value == "1.234,5")
        try field.clearText()
        try field.type("2.345,5")
        try field.submit()
        #expect(host.contains(label: "2345.5"))
    }

    private struct Field: View {
        @State private var number = 1_234.5

        private static let formatter = DecimalFormatter()

        var body: some View {
            TextField("Number", value: $number, formatter: Self.formatter)
                .environment(\.locale, Locale(identifier: "de_DE"))
            Text(verbatim: "\(number)")
        }
    }

    /// A class of the app's, which is not copied.
    private final class DecimalFormatter: NumberFormatter, @unchecked Sendable {
        override init() {
            super.init()
            numberStyle = .decimal
        }

        required init?(coder: NSCoder) { nil }
    }
}
