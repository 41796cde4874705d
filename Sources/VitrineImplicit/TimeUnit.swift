// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A unit of time that `DateComponentsFormatter` shows, the largest first.
enum TimeUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var flag: NSCalendar.Unit { names.flag }
    var component: Calendar.Component { names.component }

    /// What Foundation's two kinds of calendars call it.
    private var names: (flag: NSCalendar.Unit, component: Calendar.Component) {
        switch self {
        case .year: (.year, .year)
        case .month: (.month, .month)
        case .week: (.weekOfMonth, .weekOfMonth)
        case .day: (.day, .day)
        case .hour: (.hour, .hour)
        case .minute: (.minute, .minute)
        case .second: (.second, .second)
        }
    }

    /// Whether it stands between the colons of a clock.
    var isOfClock: Bool { self == .hour || self == .minute || self == .second }

    /// The number of smaller units in one, where it is always the same.
    func count(of other: TimeUnit) -> Int? {
        guard let whole = seconds, let part = other.seconds else { return self == .year && other == .month ? 12 : nil }
        return whole / part
    }

    /// The number of seconds, where it is always the same.
    var seconds: Int? {
        switch self {
        case .year, .month: nil
        case .week: 604_800
        case .day: 86_400
        case .hour: 3_600
        case .minute: 60
        case .second: 1
        }
    }

    /// Joins the texts of units, the largest first.
    static func joined(_ texts: [String], _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String {
        let language = locale.language.languageCode?.identifier
        if language == "ja" || language == "zh" { return texts.joined() }
        let isApart = style == .abbreviated || style == .brief || language == "ko"
        return texts.joined(separator: isApart ? " " : ", ")
    }

    /// A number of units in words; without a sign.
    func text(_ value: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String {
        let count = abs(value)
        switch style {
        case .spellOut:
            let formatter = NumberFormatter()
            formatter.numberStyle = .spellOut
            formatter.locale = locale
            let number = count.formatted(.number.grouping(.never).locale(locale))
            let spelled = formatter.string(from: NSNumber(value: count)) ?? number
            return name(count, .wide, locale).replacing(number, with: spelled)
        case .brief: return name(count, .abbreviated, locale).replacing(/\s/, with: "").replacing(".", with: "")
        case .short: return name(count, .abbreviated, locale)
        case .full: return name(count, .wide, locale)
        case .positional, .abbreviated: return name(count, .narrow, locale)
        }
    }

    private func name(_ count: Int, _ width: Duration.UnitsFormatStyle.UnitWidth, _ locale: Locale) -> String {
        guard let seconds, let unit = durationUnit else { return calendarName(count, width, locale) }
        return Duration.seconds(count * seconds).formatted(
            .units(allowed: [unit], width: width, zeroValueUnits: .show(length: 1)).locale(locale))
    }

    /// What durations call it; `nil` for those that are longer or shorter, as the calendar says.
    var durationUnit: Duration.UnitsFormatStyle.Unit? {
        switch self {
        case .year, .month: nil
        case .week: .weeks
        case .day: .days
        case .hour: .hours
        case .minute: .minutes
        case .second: .seconds
        }
    }

    /// Years and months, for which Foundation on Linux has no words, in languages whose plural has one form.
    private func calendarName(_ count: Int, _ width: Duration.UnitsFormatStyle.UnitWidth, _ locale: Locale) -> String {
        let language = locale.language.languageCode?.identifier ?? "en"
        let words =
            (self == .year ? Self.years : Self.months)[language]
            ?? (self == .year ? Self.english.year : Self.english.month)
        let number = count.formatted(.number.grouping(.never).locale(locale))
        if width == .narrow { return number + words.narrow }
        let word = count == 1 ? words.one : words.other
        return words.isApart ? "\(number) \(word)" : number + word
    }

    private struct Words {
        let one, other, narrow: String
        var isApart = true
    }

    private static let english = (
        year: Words(one: "year", other: "years", narrow: "y"), month: Words(one: "month", other: "months", narrow: "mo")
    )

    private static let years: [String: Words] = [
        "en": english.year, "de": Words(one: "Jahr", other: "Jahre", narrow: "J"),
        "fr": Words(one: "an", other: "ans", narrow: "a"),
        "es": Words(one: "año", other: "años", narrow: "a"), "it": Words(one: "anno", other: "anni", narrow: "a"),
        "pt": Words(one: "ano", other: "anos", narrow: "a"), "nl": Words(one: "jaar", other: "jaar", narrow: "j"),
        "ja": Words(one: "年", other: "年", narrow: "年", isApart: false),
        "zh": Words(one: "年", other: "年", narrow: "年", isApart: false),
        "ko": Words(one: "년", other: "년", narrow: "년", isApart: false),
    ]

    private static let months: [String: Words] = [
        "en": english.month, "de": Words(one: "Monat", other: "Monate", narrow: "M"),
        "fr": Words(one: "mois", other: "mois", narrow: "m"),
        "es": Words(one: "mes", other: "meses", narrow: "m"), "it": Words(one: "mese", other: "mesi", narrow: "m"),
        "pt": Words(one: "mês", other: "meses", narrow: "m"), "nl": Words(one: "maand", other: "maanden", narrow: "m"),
        "ja": Words(one: "か月", other: "か月", narrow: "か月", isApart: false),
        "zh": Words(one: "个月", other: "个月", narrow: "个月", isApart: false),
        "ko": Words(one: "개월", other: "개월", narrow: "개월", isApart: false),
    ]
}
