// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on this platform has the format style of these texts, but not the formatter.

/// A formatter that describes the time between two dates.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// The use of words such as "yesterday".
    public enum DateTimeStyle: Int, Sendable {
        /// Dates are described by numbers, such as "1 day ago".
        case numeric = 0
        /// Dates are described by words where there are any, such as "yesterday".
        case named = 1
    }

    /// The length of units.
    public enum UnitsStyle: Int, Sendable {
        /// Units are written in full.
        case full = 0
        /// Units are written in full and numbers as words.
        case spellOut = 1
        /// Units are abbreviated.
        case short = 2
        /// Units have their shortest form.
        case abbreviated = 3
    }

    // Like Foundation's formatters, it must be configured by one thread before others use it.

    /// Whether words such as "yesterday" are used; `numeric` by default.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The length of units; `full` by default.
    open var unitsStyle = UnitsStyle.full
    /// The locale of the text: that of the running view or session until another one is set, and again after `nil`.
    open var locale: Locale! {
        get { ownLocale ?? LocalizedLookup.currentLocale }
        set { ownLocale = newValue }
    }
    /// The calendar for date components and days, which is found as the locale is.
    open var calendar: Calendar! {
        get { usedCalendar }
        set { ownCalendar = newValue }
    }

    private var ownLocale: Locale?
    private var ownCalendar: Calendar?

    public override init() {
        super.init()
    }

    /// Creates a formatter from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Returns the time from a reference date to a date as text.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        return Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
            locale: locale, calendar: usedCalendar
        ).format(referenceDate)
    }

    private var usedCalendar: Calendar {
        if let ownCalendar { return ownCalendar }
        return EnvironmentValues.ofFormatting?.calendarInTimeZone ?? .current
    }

    /// Returns a time in seconds from now as text; negative times are in the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Returns the time described by date components from now as text.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date()
        let date = usedCalendar.date(byAdding: dateComponents, to: now) ?? now
        return localizedString(for: date, relativeTo: now)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
}
