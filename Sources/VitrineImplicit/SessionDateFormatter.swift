// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// Foundation's formatter of dates, in the language, the calendar and the time zone of the view or session that runs
/// whenever it formats or parses, as far as the app has not set them.
///
/// Apps call it `DateFormatter` (EveryModule/FormattersOfSessions.swift). A formatter in a `static let` is that of all
/// sessions of the process, so it decides at each call and not when it is made.
open class _SessionDateFormatter: DateFormatter, @unchecked Sendable {
    /// What the app has set itself.
    private struct Own {
        var locale = false
        var timeZone = false
        var calendar = false
        /// Of which the format is made in the user's language.
        var template: String?
    }

    private var keeper = FormatterKeeper<DateFormatter, Own, SessionPlace>(
        DateFormatter(), own: Own(), copied: _SessionDateFormatter.copy(of:),
        settle: _SessionDateFormatter.settle(_:_:in:))

    public override init() {
        super.init()
    }

    /// Creates a formatter from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = _SessionDateFormatter()
        copy.keeper = keeper.copy()
        return copy
    }

    open override class func localizedString(
        from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style
    ) -> String {
        let formatter = _SessionDateFormatter()
        formatter.dateStyle = dstyle
        formatter.timeStyle = tstyle
        return formatter.string(from: date)
    }

    open override func string(from date: Date) -> String { shown { Self.text(of: date, by: $0) } }

    /// Formats a date, with a word such as "yesterday" in place of a near day where the formatter says so: Foundation
    /// on this platform has the setting and does nothing for it.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - formatter: Foundation's formatter.
    ///   - now: The current date.
    /// - Returns: The text.
    package static func text(of date: Date, by formatter: DateFormatter, now: Date = Date()) -> String {
        let text = formatter.string(from: date)
        guard formatter.doesRelativeDateFormatting, formatter.dateStyle != .none,
            let word = nameOfDay(date, now: now, locale: formatter.locale, calendar: formatter.calendar)
        else { return text }
        guard formatter.timeStyle != .none else { return word }
        let days = copy(of: formatter)
        days.timeStyle = .none
        return text.replacingOccurrences(of: days.string(from: date), with: word)
    }

    /// The word that a language has for a day near the current one; `nil` if it counts days instead.
    private static func nameOfDay(_ date: Date, now: Date, locale: Locale, calendar: Calendar) -> String? {
        let today = calendar.startOfDay(for: now)
        let day = calendar.startOfDay(for: date)
        guard let distance = calendar.dateComponents([.day], from: today, to: day).day, abs(distance) <= 2 else {
            return nil
        }
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: day, presentation: .named, unitsStyle: .wide, locale: locale, calendar: calendar,
            capitalizationContext: .beginningOfSentence)
        style.allowedFields = [.day]
        let name = style.format(today)
        style.presentation = .numeric
        return name == style.format(today) ? nil : name
    }

    open override func date(from string: String) -> Date? { shown { $0.date(from: string) } }

    open override func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {
        keeper.change { base, own in
            base.setLocalizedDateFormatFromTemplate(dateFormatTemplate)
            own.template = own.locale ? nil : dateFormatTemplate
        }
    }

    // MARK: - Settings of the user

    open override var locale: Locale! {
        get { shown { $0.locale } }
        set { keeper.set(\.locale, to: newValue, isOwn: \.locale, unless: .autoupdatingCurrent) }
    }
    open override var timeZone: TimeZone! {
        get { shown { $0.timeZone } }
        set { keeper.set(\.timeZone, to: newValue, isOwn: \.timeZone, unless: .autoupdatingCurrent) }
    }
    open override var calendar: Calendar! {
        get { shown { $0.calendar } }
        set { keeper.set(\.calendar, to: newValue, isOwn: \.calendar, unless: .autoupdatingCurrent) }
    }

    // MARK: - Other settings

    open override var dateFormat: String! {
        get { shown { $0.dateFormat } }
        set { changeFormat { $0.dateFormat = newValue } }
    }
    open override var dateStyle: DateFormatter.Style {
        get { shown { $0.dateStyle } }
        set { changeFormat { $0.dateStyle = newValue } }
    }
    open override var timeStyle: DateFormatter.Style {
        get { shown { $0.timeStyle } }
        set { changeFormat { $0.timeStyle = newValue } }
    }
    open override var generatesCalendarDates: Bool {
        get { shown { $0.generatesCalendarDates } }
        set { change { $0.generatesCalendarDates = newValue } }
    }
    open override var isLenient: Bool {
        get { shown { $0.isLenient } }
        set { change { $0.isLenient = newValue } }
    }
    open override var doesRelativeDateFormatting: Bool {
        get { shown { $0.doesRelativeDateFormatting } }
        set { change { $0.doesRelativeDateFormatting = newValue } }
    }
    open override var twoDigitStartDate: Date? {
        get { shown { $0.twoDigitStartDate } }
        set { change { $0.twoDigitStartDate = newValue } }
    }
    open override var defaultDate: Date? {
        get { shown { $0.defaultDate } }
        set { change { $0.defaultDate = newValue } }
    }
    open override var gregorianStartDate: Date? {
        get { shown { $0.gregorianStartDate } }
        set { change { $0.gregorianStartDate = newValue } }
    }
    open override var amSymbol: String {
        get { shown { $0.amSymbol } }
        set { change { $0.amSymbol = newValue } }
    }
    open override var pmSymbol: String {
        get { shown { $0.pmSymbol } }
        set { change { $0.pmSymbol = newValue } }
    }
    open override var eraSymbols: [String] {
        get { shown { $0.eraSymbols } }
        set { change { $0.eraSymbols = newValue } }
    }
    open override var longEraSymbols: [String] {
        get { shown { $0.longEraSymbols } }
        set { change { $0.longEraSymbols = newValue } }
    }
    open override var monthSymbols: [String] {
        get { shown { $0.monthSymbols } }
        set { change { $0.monthSymbols = newValue } }
    }
    open override var shortMonthSymbols: [String] {
        get { shown { $0.shortMonthSymbols } }
        set { change { $0.shortMonthSymbols = newValue } }
    }
    open override var veryShortMonthSymbols: [String] {
        get { shown { $0.veryShortMonthSymbols } }
        set { change { $0.veryShortMonthSymbols = newValue } }
    }
    open override var standaloneMonthSymbols: [String] {
        get { shown { $0.standaloneMonthSymbols } }
        set { change { $0.standaloneMonthSymbols = newValue } }
    }
    open override var shortStandaloneMonthSymbols: [String] {
        get { shown { $0.shortStandaloneMonthSymbols } }
        set { change { $0.shortStandaloneMonthSymbols = newValue } }
    }
    open override var veryShortStandaloneMonthSymbols: [String] {
        get { shown { $0.veryShortStandaloneMonthSymbols } }
        set { change { $0.veryShortStandaloneMonthSymbols = newValue } }
    }
    open override var weekdaySymbols: [String] {
        get { shown { $0.weekdaySymbols } }
        set { change { $0.weekdaySymbols = newValue } }
    }
    open override var shortWeekdaySymbols: [String] {
        get { shown { $0.shortWeekdaySymbols } }
        set { change { $0.shortWeekdaySymbols = newValue } }
    }
    open override var veryShortWeekdaySymbols: [String] {
        get { shown { $0.veryShortWeekdaySymbols } }
        set { change { $0.veryShortWeekdaySymbols = newValue } }
    }
    open override var standaloneWeekdaySymbols: [String] {
        get { shown { $0.standaloneWeekdaySymbols } }
        set { change { $0.standaloneWeekdaySymbols = newValue } }
    }
    open override var shortStandaloneWeekdaySymbols: [String] {
        get { shown { $0.shortStandaloneWeekdaySymbols } }
        set { change { $0.shortStandaloneWeekdaySymbols = newValue } }
    }
    open override var veryShortStandaloneWeekdaySymbols: [String] {
        get { shown { $0.veryShortStandaloneWeekdaySymbols } }
        set { change { $0.veryShortStandaloneWeekdaySymbols = newValue } }
    }
    open override var quarterSymbols: [String] {
        get { shown { $0.quarterSymbols } }
        set { change { $0.quarterSymbols = newValue } }
    }
    open override var shortQuarterSymbols: [String] {
        get { shown { $0.shortQuarterSymbols } }
        set { change { $0.shortQuarterSymbols = newValue } }
    }
    open override var standaloneQuarterSymbols: [String] {
        get { shown { $0.standaloneQuarterSymbols } }
        set { change { $0.standaloneQuarterSymbols = newValue } }
    }
    open override var shortStandaloneQuarterSymbols: [String] {
        get { shown { $0.shortStandaloneQuarterSymbols } }
        set { change { $0.shortStandaloneQuarterSymbols = newValue } }
    }

    // MARK: - Places

    /// Does something with the formatter of the running place.
    private func shown<R>(_ body: (DateFormatter) -> R) -> R { keeper.shown(in: .current, body) }

    private func change(_ body: (DateFormatter) -> Void) { keeper.change { base, _ in body(base) } }

    /// Changes what a template would say.
    private func changeFormat(_ body: (DateFormatter) -> Void) {
        keeper.change { base, own in
            body(base)
            own.template = nil
        }
    }

    /// A copy; Foundation's own lacks the date of what a text does not say.
    private static func copy(of base: DateFormatter) -> DateFormatter {
        guard let copy = base.copy() as? DateFormatter else { return DateFormatter() }
        if let date = base.defaultDate { copy.defaultDate = date }
        return copy
    }

    private static func settle(_ formatter: DateFormatter, _ own: Own, in place: SessionPlace) {
        if !own.locale { formatter.locale = place.locale }
        if !own.timeZone { formatter.timeZone = place.timeZone }
        if !own.calendar {
            var calendar = place.calendar
            if let zone = formatter.timeZone { calendar.timeZone = zone }
            formatter.calendar = calendar
        }
        if let template = own.template,
            let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: place.locale)
        {
            formatter.dateFormat = format
        }
    }
}
