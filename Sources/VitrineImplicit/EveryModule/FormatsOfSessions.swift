// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// A source of every module of an app that `vitrine` builds: dates, lists, numbers and durations that code formats are
// in the language, the calendar and the time zone of the session that the code runs in, as far as a style does not
// say otherwise.
//
// The compiler prefers a module's own declaration to an imported one of the same signature, and only to that: from a
// module of ours the calls would be ambiguous. (What Foundation declares for all numbers or sequences, VitrineCore
// declares for fewer.)
//
// Names say their module: the app may have types of the same names.
//
// Usable from inlined code: default arguments of public functions name them.

public import Foundation
import VitrineImplicit

// MARK: - Values

extension Foundation.Date {
    @usableFromInline nonisolated func formatted() -> Swift.String {
        Foundation.Date.FormatStyle(date: .numeric, time: .shortened)._formatInSession(self)
    }

    @usableFromInline nonisolated func formatted(
        date: Foundation.Date.FormatStyle.DateStyle, time: Foundation.Date.FormatStyle.TimeStyle
    ) -> Swift.String {
        Foundation.Date.FormatStyle(date: date, time: time)._formatInSession(self)
    }

    @usableFromInline nonisolated func formatted<F>(_ format: F) -> F.FormatOutput
    where F: Foundation.FormatStyle, F.FormatInput == Foundation.Date {
        format._formatInSession(self)
    }
}

extension Swift.Range where Bound == Foundation.Date {
    @usableFromInline nonisolated func formatted() -> Swift.String {
        Foundation.Date.IntervalFormatStyle()._formatInSession(self)
    }

    @usableFromInline nonisolated func formatted(
        date: Foundation.Date.IntervalFormatStyle.DateStyle, time: Foundation.Date.IntervalFormatStyle.TimeStyle
    ) -> Swift.String {
        Foundation.Date.IntervalFormatStyle(date: date, time: time)._formatInSession(self)
    }

    @usableFromInline nonisolated func formatted<S>(_ style: S) -> S.FormatOutput
    where S: Foundation.FormatStyle, S.FormatInput == Swift.Range<Foundation.Date> {
        style._formatInSession(self)
    }
}

extension Swift.Duration {
    @usableFromInline nonisolated func formatted() -> Swift.String {
        Swift.Duration.TimeFormatStyle(pattern: .hourMinuteSecond)._formatInSession(self)
    }

    @usableFromInline nonisolated func formatted<S>(_ v: S) -> S.FormatOutput
    where S: Foundation.FormatStyle, S.FormatInput == Swift.Duration {
        v._formatInSession(self)
    }
}

extension Foundation.Decimal {
    @usableFromInline nonisolated func formatted() -> Swift.String {
        Foundation.Decimal.FormatStyle()._formatInSession(self)
    }

    @usableFromInline nonisolated func formatted<S>(_ format: S) -> S.FormatOutput
    where S: Foundation.FormatStyle, S.FormatInput == Foundation.Decimal {
        format._formatInSession(self)
    }
}

// MARK: - Styles

extension Foundation.Date.FormatStyle {
    @usableFromInline nonisolated func format(_ value: Foundation.Date) -> Swift.String { _formatInSession(value) }
}

extension Foundation.Date.IntervalFormatStyle {
    @usableFromInline nonisolated func format(_ v: Swift.Range<Foundation.Date>) -> Swift.String { _formatInSession(v) }
}

extension Foundation.Date.RelativeFormatStyle {
    @usableFromInline nonisolated func format(_ destDate: Foundation.Date) -> Swift.String {
        _formatInSession(destDate)
    }
}

extension Foundation.Date.AnchoredRelativeFormatStyle {
    @usableFromInline nonisolated func format(_ input: Foundation.Date) -> Swift.String { _formatInSession(input) }
}

extension Swift.Duration.TimeFormatStyle {
    @usableFromInline nonisolated func format(_ value: Swift.Duration) -> Swift.String { _formatInSession(value) }
}

extension Swift.Duration.UnitsFormatStyle {
    @usableFromInline nonisolated func format(_ value: Swift.Duration) -> Swift.String { _formatInSession(value) }
}

extension Foundation.IntegerFormatStyle {
    @usableFromInline nonisolated func format(_ value: Value) -> Swift.String { _formatInSession(value) }
}

extension Foundation.IntegerFormatStyle.Percent {
    @usableFromInline nonisolated func format(_ value: Value) -> Swift.String { _formatInSession(value) }
}

extension Foundation.IntegerFormatStyle.Currency {
    @usableFromInline nonisolated func format(_ value: Value) -> Swift.String { _formatInSession(value) }
}

extension Foundation.FloatingPointFormatStyle {
    @usableFromInline nonisolated func format(_ value: Value) -> Swift.String { _formatInSession(value) }
}

extension Foundation.FloatingPointFormatStyle.Percent {
    @usableFromInline nonisolated func format(_ value: Value) -> Swift.String { _formatInSession(value) }
}

extension Foundation.FloatingPointFormatStyle.Currency {
    @usableFromInline nonisolated func format(_ value: Value) -> Swift.String { _formatInSession(value) }
}

extension Foundation.Decimal.FormatStyle {
    @usableFromInline nonisolated func format(_ value: Foundation.Decimal) -> Swift.String { _formatInSession(value) }
}

extension Foundation.Decimal.FormatStyle.Percent {
    @usableFromInline nonisolated func format(_ value: Foundation.Decimal) -> Swift.String { _formatInSession(value) }
}

extension Foundation.Decimal.FormatStyle.Currency {
    @usableFromInline nonisolated func format(_ value: Foundation.Decimal) -> Swift.String { _formatInSession(value) }
}

extension Foundation.ByteCountFormatStyle {
    @usableFromInline nonisolated func format(_ value: Swift.Int64) -> Swift.String { _formatInSession(value) }
}

extension Foundation.ListFormatStyle {
    @usableFromInline nonisolated func format(_ value: Base) -> Swift.String { _formatInSession(value) }
}
