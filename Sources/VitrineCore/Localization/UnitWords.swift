// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import VitrineBase
import _FoundationICU

/// Formats numbers with units in every language of CLDR with the ICU that Foundation includes: plural forms, symbols,
/// spaces, and the units that are usual in a region.
nonisolated enum UnitWords {
    /// The format of a measurement.
    struct Style: Hashable {
        /// ICU's name of the width: `full-name`, `short` or `narrow`.
        var width: String
        /// ICU's name of the usage, which chooses the unit; `nil` keeps the measurement's own.
        var usage: String?
        /// The format of the number; `nil` for CLDR's recommendation.
        var number: FloatingPointFormatStyle<Double>?
    }

    /// Returns a measurement as text in a locale.
    ///
    /// A unit that the app defines is written with its symbol.
    static func format(_ value: Double, _ unit: Dimension, _ style: Style, locale: Locale) -> String {
        let number = style.number?.locale(locale)
        guard let name = UnitIdentifiers.identifier(of: unit) else {
            return plain(value, unit, number ?? .number.locale(locale))
        }
        // All digits are kept until the app's own format rounds them.
        let skeleton = "unit/\(name) unit-width-\(style.width)" + (number == nil ? "" : " .+")
        // The form of the unit is that of the displayed number: 1.2 without a fraction is "1 gram".
        let shown = style.usage == nil ? number.flatMap { rounded(value, $0) } ?? value : value
        let found = formatters.withLock { formatters in
            // Not every kind of unit differs between regions: bytes do not.
            style.usage.flatMap { formatters.format(shown, "\(skeleton) usage/\($0)", locale.identifier) }
                ?? formatters.format(shown, skeleton, locale.identifier)
        }
        guard let words = found else {
            return plain(value, unit, number ?? .number.locale(locale))
        }
        guard let number else { return words.text }
        return words.replacingNumber { number.format(style.usage == nil ? value : $0) }
    }

    /// Returns a whole number of a unit of the calendar, which no `Dimension` is and no duration has: "3 mths".
    static func format(_ count: Int, ofCalendar unit: String, width: String, locale: Locale) -> String {
        let skeleton = "unit/\(unit) unit-width-\(width)"
        let words = formatters.withLock { $0.format(Double(count), skeleton, locale.identifier) }
        return words?.text ?? "\(count) \(unit)"
    }

    /// Returns a temperature as text without the name of its scale.
    static func formatDegrees(_ value: Double, _ unit: UnitTemperature, _ style: Style, locale: Locale) -> String {
        var shown = Measurement(value: value, unit: unit)
        if style.usage != nil { shown.convert(to: locale.measurementSystem == .us ? .fahrenheit : .celsius) }
        let number = style.number ?? .number.precision(.fractionLength(0))
        return number.locale(locale).format(shown.value) + "°"
    }

    private static func plain(
        _ value: Double, _ unit: Dimension, _ number: FloatingPointFormatStyle<Double>
    ) -> String {
        "\(number.format(value)) \(unit.symbol)"
    }

    /// Returns the number that a format displays, if its text can be parsed as one.
    private static func rounded(_ value: Double, _ number: FloatingPointFormatStyle<Double>) -> Double? {
        Double(number.locale(Locale(identifier: "en_US_POSIX")).grouping(.never).format(value))
    }

    private static let formatters = Mutex(Formatters())

    /// A measurement as text, with the range of its number.
    private struct Words {
        var units: [UInt16]
        /// The number after the conversion to the displayed unit.
        var value: Double
        /// The range of the number; `nil` if there are several, as with feet and inches.
        var number: Range<Int>?

        var text: String { String(decoding: units, as: UTF16.self) }

        func replacingNumber(_ format: (Double) -> String) -> String {
            guard let number else { return text }
            return String(decoding: units[..<number.lowerBound], as: UTF16.self) + format(value)
                + String(decoding: units[number.upperBound...], as: UTF16.self)
        }
    }

    /// ICU's formatters, opened once per skeleton and locale.
    private struct Formatters: ~Copyable {
        private struct Key: Hashable {
            let skeleton: String
            let locale: String
        }

        /// The maximum number of formatters: an app uses few skeletons, but a server has many languages.
        private static let limit = 128

        /// A formatter of ICU, which is closed with its owner.
        private final class Formatter {
            let pointer: OpaquePointer

            init(_ pointer: OpaquePointer) { self.pointer = pointer }

            deinit { swift_unumf_close(pointer) }
        }

        // ICU's formatters may be used by any thread; the mutex around this value protects the table.
        private var opened = BoundedCache<Key, Formatter>(limit: Self.limit)

        mutating func format(_ value: Double, _ skeleton: String, _ locale: String) -> Words? {
            let key = Key(skeleton: skeleton, locale: locale)
            var status = U_ZERO_ERROR
            let formatter: Formatter
            if let known = opened.value(for: key) {
                formatter = known
            } else {
                let letters = Array(skeleton.utf16)
                let new = swift_unumf_openForSkeletonAndLocale(letters, Int32(letters.count), locale, &status)
                guard let new else { return nil }
                guard status.rawValue <= U_ZERO_ERROR.rawValue else {
                    swift_unumf_close(new)
                    return nil
                }
                formatter = Formatter(new)
                opened.insert(formatter, for: key)
            }
            guard let result = swift_unumf_openResult(&status) else { return nil }
            defer { swift_unumf_closeResult(result) }
            swift_unumf_formatDouble(formatter.pointer, value, result, &status)
            guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
            return Self.read(result, value)
        }

        private static func read(_ result: OpaquePointer, _ value: Double) -> Words? {
            var status = U_ZERO_ERROR
            let length = swift_unumf_resultToString(result, nil, 0, &status)
            // ICU reports the length of the text together with the error that the buffer is too small.
            status = U_ZERO_ERROR
            var units = [UInt16](repeating: 0, count: Int(length) + 1)
            swift_unumf_resultToString(result, &units, Int32(units.count), &status)
            units.removeLast()
            var digits = [CChar](repeating: 0, count: 64)
            let count = swift_unumf_resultToDecimalNumber(result, &digits, Int32(digits.count), &status)
            guard status.rawValue <= U_ZERO_ERROR.rawValue, count < digits.count else { return nil }
            let shown = Double(String(decoding: digits.prefix(Int(count)).map(UInt8.init), as: UTF8.self))
            var words = Words(units: units, value: shown ?? value)
            words.number = numbers(in: result).only
            return words
        }

        /// Returns the ranges of the numbers in a text, without the unit and the spaces and commas around it.
        private static func numbers(in result: OpaquePointer) -> [Range<Int>] {
            var field = UFieldPosition(field: Int32(UNUM_INTEGER_FIELD.rawValue), beginIndex: 0, endIndex: 0)
            var numbers: [Range<Int>] = []
            var status = U_ZERO_ERROR
            while swift_unumf_resultNextFieldPosition(result, &field, &status) != 0 {
                numbers.append(Int(field.beginIndex)..<Int(field.endIndex))
            }
            guard numbers.count == 1, let integer = numbers.first else { return numbers }
            // A sign precedes the integer, a fraction follows it.
            var range = integer
            for part in [UNUM_SIGN_FIELD, UNUM_FRACTION_FIELD] {
                field = UFieldPosition(field: Int32(part.rawValue), beginIndex: 0, endIndex: 0)
                if swift_unumf_resultNextFieldPosition(result, &field, &status) != 0 {
                    range = min(range.lowerBound, Int(field.beginIndex))..<max(range.upperBound, Int(field.endIndex))
                }
            }
            return [range]
        }
    }
}

extension Array {
    fileprivate nonisolated var only: Element? { count == 1 ? first : nil }
}
