// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value behind a field's text: how it is written, and how what was typed becomes it.
nonisolated package struct FormattedSource {
    /// The value's text in a locale.
    let write: (Locale) -> String
    /// Sets the value to what a text says; a text that says nothing leaves the value as it is.
    let read: (String, Locale) -> Void

    init<F>(_ value: Binding<F.FormatInput>, _ format: F) where F: ParseableFormatStyle, F.FormatOutput == String {
        write = { format.locale($0).format(value.wrappedValue) }
        read = { text, locale in
            if let new = try? format.locale(locale).parseStrategy.parse(text) { value.wrappedValue = new }
        }
    }

    /// An empty text is no value.
    init<F>(optional value: Binding<F.FormatInput?>, _ format: F)
    where F: ParseableFormatStyle, F.FormatOutput == String {
        write = { locale in value.wrappedValue.map { format.locale(locale).format($0) } ?? "" }
        read = { text, locale in
            if text.isEmpty {
                value.wrappedValue = nil
            } else if let new = try? format.locale(locale).parseStrategy.parse(text) {
                value.wrappedValue = new
            }
        }
    }

    init<V>(_ value: Binding<V>, formatter: Formatter) {
        write = { _ in formatter.string(for: value.wrappedValue) ?? "" }
        read = { text, _ in
            if let new = FormattedSource.object(text, formatter) as V? { value.wrappedValue = new }
        }
    }

    /// What a formatter reads in a text, as the type that is wanted.
    private static func object<V>(_ text: String, _ formatter: Formatter) -> V? {
        switch formatter {
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
            // Linux' Foundation has no way to ask a formatter of another kind: it can only be one of texts.
            return text as? V
        }
    }
}
