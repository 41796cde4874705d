// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A value that is formatted in the user's locale.
///
/// Immutable; unchecked because values and styles of an app need not be `Sendable` and are only read.
nonisolated package class FormattedValue: Equatable, @unchecked Sendable {
    package func string(in environment: EnvironmentValues) -> String {
        preconditionFailure("\(type(of: self)) has no text.")
    }

    package func isEqual(to other: FormattedValue) -> Bool { self === other }

    /// Whether the text changes every second.
    package var countsOn: Bool { false }

    package static func == (a: FormattedValue, b: FormattedValue) -> Bool { a === b || a.isEqual(to: b) }
}

/// A value with a format style.
nonisolated package final class StyledValue<F>: FormattedValue, @unchecked Sendable
where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    private let input: F.FormatInput
    private let style: F

    package init(_ input: F.FormatInput, _ style: F) {
        self.input = input
        self.style = style
    }

    package override func string(in environment: EnvironmentValues) -> String {
        style.shown(in: environment) { $0.format(input) }
    }

    package override func isEqual(to other: FormattedValue) -> Bool {
        guard let other = other as? StyledValue<F> else { return false }
        return input == other.input && style == other.style
    }
}

/// A value with a formatter.
nonisolated package final class FormatterValue<Subject: Hashable>: FormattedValue, @unchecked Sendable {
    private let subject: Subject
    private let formatter: Formatter?

    package init(_ subject: Subject, _ formatter: Formatter?) {
        self.subject = subject
        self.formatter = formatter
    }

    package override func string(in environment: EnvironmentValues) -> String {
        guard let formatter else { return String(describing: subject) }
        return formatter.shown(in: environment) { $0.string(for: subject) ?? "" }
    }

    package override func isEqual(to other: FormattedValue) -> Bool {
        guard let other = other as? FormatterValue<Subject> else { return false }
        return subject == other.subject && formatter === other.formatter
    }
}

/// A date in one of the styles of `Text.DateStyle`.
nonisolated package final class DateValue: FormattedValue, @unchecked Sendable {
    private let date: Date
    private let style: Text.DateStyle

    package init(_ date: Date, _ style: Text.DateStyle) {
        self.date = date
        self.style = style
    }

    package override var countsOn: Bool {
        switch style.kind {
        case .relative, .offset, .timer: true
        case .date, .time: false
        }
    }

    package override func string(in environment: EnvironmentValues) -> String {
        switch style.kind {
        case .relative: return CountedTime.relative(date, environment.locale, environment.calendar)
        case .offset: return CountedTime.offset(date, environment.locale, environment.calendar)
        case .timer: return CountedTime.clock(abs(date.timeIntervalSinceNow), showsHours: true)
        case .date, .time: break
        }
        var format = Date.FormatStyle(
            date: style.kind == .date ? .long : nil, locale: environment.locale, calendar: environment.calendar,
            timeZone: environment.timeZone)
        // The hour has as many digits as the language writes, which it has not in the shortened time.
        if style.kind == .time { format = format.hour().minute() }
        return format.format(date)
    }

    package override func isEqual(to other: FormattedValue) -> Bool {
        guard let other = other as? DateValue else { return false }
        return date == other.date && style == other.style
    }
}
