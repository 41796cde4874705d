// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Writes the time between two dates in units of the calendar: "2 hours, 10 minutes".
///
/// It is what `.components(style:fields:)` and `.timeDuration` stand for, and what `vitrine` writes in copies of sources for
/// `Date.ComponentsFormatStyle`, which on Linux keeps nothing and formats nothing.
public struct _DateComponentsFormatStyle: FormatStyle, Codable, Hashable, Sendable {
    /// A unit that is shown.
    public typealias Field = Date.ComponentsFormatStyle.Field

    /// How units are written.
    public struct Style: Codable, Hashable, Sendable {
        fileprivate enum Kind: String, Codable, Hashable, Sendable {
            case wide, abbreviated, condensedAbbreviated, narrow, spellOut, positional
        }

        fileprivate let kind: Kind

        /// In full: "2 hours, 10 minutes".
        public static var wide: Style { Style(kind: .wide) }
        /// Abbreviated: "2 hr, 10 min".
        public static var abbreviated: Style { Style(kind: .abbreviated) }
        /// Abbreviated, without spaces and commas: "2hr 10min".
        public static var condensedAbbreviated: Style { Style(kind: .condensedAbbreviated) }
        /// As short as possible: "2h 10m".
        public static var narrow: Style { Style(kind: .narrow) }
        /// In full, the numbers in words, too: "two hours, ten minutes".
        public static var spellOut: Style { Style(kind: .spellOut) }
        /// As on a clock: "2:10:00".
        fileprivate static var positional: Style { Style(kind: .positional) }
    }

    /// How units are written.
    public var style: Style
    /// The language.
    public var locale: Locale
    /// The calendar that units are counted in.
    public var calendar: Calendar
    /// The units that are shown; `nil` for all.
    public var fields: Set<Field>?

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - style: How units are written.
    ///   - locale: The language.
    ///   - calendar: The calendar that units are counted in.
    ///   - fields: The units that are shown; `nil` for all.
    public init(
        style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
        fields: Set<Field>? = nil
    ) {
        self.style = style
        self.locale = locale
        self.calendar = calendar
        self.fields = fields
    }

    /// Returns the format with another calendar.
    public func calendar(_ calendar: Calendar) -> Self {
        var copy = self
        copy.calendar = calendar
        return copy
    }

    /// Returns the format in another language.
    public func locale(_ locale: Locale) -> Self {
        var copy = self
        copy.locale = locale
        return copy
    }

    /// Returns the text of the time between two dates: of the units that are not zero, or else of the smallest.
    public func format(_ v: Range<Date>) -> String {
        let values = self.values(of: v)
        let locale = self.locale.ofSession
        switch style.kind {
        case .wide: return text(values, .wide, .full, locale)
        case .abbreviated: return text(values, .abbreviated, .short, locale)
        case .narrow: return text(values, .narrow, .abbreviated, locale)
        case .condensedAbbreviated: return words(values, .brief, locale)
        case .spellOut: return words(values, .spellOut, locale)
        case .positional: return clock(values, locale)
        }
    }

    private typealias Value = (unit: TimeUnit, value: Int)

    private func values(of range: Range<Date>) -> [Value] {
        let units = TimeUnit.allCases.filter { fields?.contains($0.field) ?? true }
        // From a whole second on, and in whole milliseconds: five seconds after a time are not 4.9999999.
        let first = range.lowerBound.timeIntervalSinceReferenceDate
        let start = first.rounded(.down)
        let end = ((range.upperBound.timeIntervalSinceReferenceDate - (first - start)) * 1000).rounded() / 1000
        guard !units.isEmpty, start.isFinite, end.isFinite else { return [] }
        let components = self.calendar.ofSession.dateComponents(
            Set(units.map(\.component)), from: Date(timeIntervalSinceReferenceDate: start),
            to: Date(timeIntervalSinceReferenceDate: end))
        return units.map { (unit: $0, value: components.value(for: $0.component) ?? 0) }
    }

    private func shown(_ values: [Value]) -> [Value] {
        let some = values.filter { $0.value != 0 }
        return some.isEmpty ? Array(values.suffix(1)) : some
    }

    /// The text as ICU writes and joins units, if it can: it has no durations of years and months.
    private func text(
        _ values: [Value], _ width: Duration.UnitsFormatStyle.UnitWidth, _ style: DateComponentsFormatter.UnitsStyle,
        _ locale: Locale
    ) -> String {
        let shown = self.shown(values)
        let units = shown.compactMap { $0.unit.durationUnit }
        guard units.count == shown.count, !units.isEmpty else { return words(values, style, locale) }
        let seconds = shown.reduce(0) { $0 + $1.value * ($1.unit.seconds ?? 0) }
        let format = Duration.UnitsFormatStyle(allowedUnits: Set(units), width: width).locale(locale)
        return format.format(.seconds(seconds))
    }

    private func words(
        _ values: [Value], _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale
    ) -> String {
        TimeUnit.joined(shown(values).map { $0.unit.text($0.value, style, locale) }, style, locale)
    }

    /// The last two values at least, and all from the first that is not zero.
    private func clock(_ values: [Value], _ locale: Locale) -> String {
        let first = values.firstIndex { $0.value != 0 } ?? values.endIndex
        let shown = values[min(first, max(values.endIndex - 2, 0))...]
        return shown.enumerated().map { index, part in
            part.value.formatted(
                .number.grouping(.never).precision(.integerLength((index == 0 ? 1 : 2)...)).locale(locale))
        }.joined(separator: ":")
    }
}

extension FormatStyle where Self == _DateComponentsFormatStyle {
    /// Writes the time between two dates in units of the calendar.
    ///
    /// - Parameters:
    ///   - style: How units are written.
    ///   - fields: The units that are shown; `nil` for all.
    /// - Returns: The format.
    public static func components(
        style: _DateComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
    ) -> Self { Self(style: style, fields: fields) }

    /// Writes the time between two dates as a clock does: "2:10:00".
    public static var timeDuration: Self { Self(style: .positional, fields: [.hour, .minute, .second]) }
}

extension TimeUnit {
    /// What Foundation's formats call it.
    fileprivate var field: Date.ComponentsFormatStyle.Field {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .week
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }
}
