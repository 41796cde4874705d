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
// Usable from inlined code: default arguments of public functions name them.

public import Foundation
import VitrineImplicit

// MARK: - Values

extension Date {
    @usableFromInline nonisolated func formatted() -> String {
        Date.FormatStyle(date: .numeric, time: .shortened)._formatInSession(self)
    }

    @usableFromInline nonisolated func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle)
        -> String
    {
        Date.FormatStyle(date: date, time: time)._formatInSession(self)
    }

    @usableFromInline nonisolated func formatted<F>(_ format: F) -> F.FormatOutput
    where F: Foundation.FormatStyle, F.FormatInput == Date {
        format._formatInSession(self)
    }
}

extension Range where Bound == Date {
    @usableFromInline nonisolated func formatted() -> String {
        Date.IntervalFormatStyle()._formatInSession(self)
    }

    @usableFromInline nonisolated func formatted(
        date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle
    ) -> String {
        Date.IntervalFormatStyle(date: date, time: time)._formatInSession(self)
    }

    @usableFromInline nonisolated func formatted<S>(_ style: S) -> S.FormatOutput
    where S: Foundation.FormatStyle, S.FormatInput == Range<Date> {
        style._formatInSession(self)
    }
}

extension Duration {
    @usableFromInline nonisolated func formatted() -> String {
        Duration.TimeFormatStyle(pattern: .hourMinuteSecond)._formatInSession(self)
    }

    @usableFromInline nonisolated func formatted<S>(_ v: S) -> S.FormatOutput
    where S: Foundation.FormatStyle, S.FormatInput == Duration {
        v._formatInSession(self)
    }
}

extension Decimal {
    @usableFromInline nonisolated func formatted() -> String {
        Decimal.FormatStyle()._formatInSession(self)
    }

    @usableFromInline nonisolated func formatted<S>(_ format: S) -> S.FormatOutput
    where S: Foundation.FormatStyle, S.FormatInput == Decimal {
        format._formatInSession(self)
    }
}

// MARK: - Styles

extension Date.FormatStyle {
    @usableFromInline nonisolated func format(_ value: Date) -> String { _formatInSession(value) }
}

extension Date.IntervalFormatStyle {
    @usableFromInline nonisolated func format(_ v: Range<Date>) -> String { _formatInSession(v) }
}

extension Date.RelativeFormatStyle {
    @usableFromInline nonisolated func format(_ destDate: Date) -> String { _formatInSession(destDate) }
}

extension Date.AnchoredRelativeFormatStyle {
    @usableFromInline nonisolated func format(_ input: Date) -> String { _formatInSession(input) }
}

extension Duration.TimeFormatStyle {
    @usableFromInline nonisolated func format(_ value: Duration) -> String { _formatInSession(value) }
}

extension Duration.UnitsFormatStyle {
    @usableFromInline nonisolated func format(_ value: Duration) -> String { _formatInSession(value) }
}

extension IntegerFormatStyle {
    @usableFromInline nonisolated func format(_ value: Value) -> String { _formatInSession(value) }
}

extension IntegerFormatStyle.Percent {
    @usableFromInline nonisolated func format(_ value: Value) -> String { _formatInSession(value) }
}

extension IntegerFormatStyle.Currency {
    @usableFromInline nonisolated func format(_ value: Value) -> String { _formatInSession(value) }
}

extension FloatingPointFormatStyle {
    @usableFromInline nonisolated func format(_ value: Value) -> String { _formatInSession(value) }
}

extension FloatingPointFormatStyle.Percent {
    @usableFromInline nonisolated func format(_ value: Value) -> String { _formatInSession(value) }
}

extension FloatingPointFormatStyle.Currency {
    @usableFromInline nonisolated func format(_ value: Value) -> String { _formatInSession(value) }
}

extension Decimal.FormatStyle {
    @usableFromInline nonisolated func format(_ value: Decimal) -> String { _formatInSession(value) }
}

extension Decimal.FormatStyle.Percent {
    @usableFromInline nonisolated func format(_ value: Decimal) -> String { _formatInSession(value) }
}

extension Decimal.FormatStyle.Currency {
    @usableFromInline nonisolated func format(_ value: Decimal) -> String { _formatInSession(value) }
}

extension ByteCountFormatStyle {
    @usableFromInline nonisolated func format(_ value: Int64) -> String { _formatInSession(value) }
}

extension ListFormatStyle {
    @usableFromInline nonisolated func format(_ value: Base) -> String { _formatInSession(value) }
}
