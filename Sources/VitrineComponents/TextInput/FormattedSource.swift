// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// A value as the source of a field's text: how it is formatted and parsed.
nonisolated package struct FormattedSource {
    /// Formats the value in the locale, time zone and calendar of the environment.
    let write: (EnvironmentValues) -> String
    /// Parses a text and sets the value; an invalid text leaves a value as it is that cannot be `nil`.
    let read: (String, EnvironmentValues) -> Void

    init<F>(_ value: Binding<F.FormatInput>, _ format: F) where F: ParseableFormatStyle, F.FormatOutput == String {
        write = { environment in
            let shown = value.wrappedValue
            return format.shown(in: environment) { $0.format(shown) }
        }
        read = { text, environment in
            let new = try? format.shown(in: environment) { try $0.parseStrategy.parse(text) }
            if let new { value.wrappedValue = new }
        }
    }

    /// Creates a source of an optional value: a text that cannot be parsed, and an empty one, is `nil`.
    init<F>(optional value: Binding<F.FormatInput?>, _ format: F)
    where F: ParseableFormatStyle, F.FormatOutput == String {
        write = { environment in
            value.wrappedValue.map { shown in format.shown(in: environment) { $0.format(shown) } } ?? ""
        }
        read = { text, environment in
            value.wrappedValue =
                text.isEmpty ? nil : try? format.shown(in: environment) { try $0.parseStrategy.parse(text) }
        }
    }

    init<V>(_ value: Binding<V>, formatter: Formatter) {
        write = { environment in
            let shown = value.wrappedValue
            return formatter.shown(in: environment) { $0.string(for: shown) ?? "" }
        }
        read = { text, environment in
            let new = formatter.shown(in: environment) { FormattedSource.object(text, $0) as V? }
            if let new { value.wrappedValue = new }
        }
    }

    /// Parses a text by a formatter, as the wanted type.
    private static func object<V>(_ text: String, _ formatter: Formatter) -> V? {
        switch formatter {
        case let reader as any _ObjectValueReading: return reader.value(of: text)
        case let numbers as NumberFormatter:
            guard let number = numbers.number(from: text) else { return nil }
            let candidates: [Any] = [
                number.intValue, number.doubleValue, number.floatValue, number.decimalValue, number,
            ]
            let whole = number.doubleValue == Double(number.intValue)
            return candidates.lazy.filter { whole || !($0 is Int) }.compactMap { $0 as? V }.first
        case let dates as DateFormatter:
            return dates.date(from: text) as? V
        default:
            // Foundation on Linux cannot parse with formatters that do not do it themselves: only texts can be read.
            return text as? V
        }
    }
}
