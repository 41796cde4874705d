// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on this platform has the format style of these words, not the formatter.

/// Says how far a date is from another one.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether words such as "yesterday" are used.
    public enum DateTimeStyle: Int, Sendable {
        case numeric = 0
        case named = 1
    }

    /// How long units are written.
    public enum UnitsStyle: Int, Sendable {
        case full = 0
        case spellOut = 1
        case short = 2
        case abbreviated = 3
    }

    // As Foundation's formatters: to be set up by one thread before others use it.
    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var locale: Locale!
    open var calendar: Calendar!

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How far a date is from a reference.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }

    /// How far it is, in seconds.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let units: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        let style = Date.RelativeFormatStyle(
            presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
            locale: locale ?? LocalizedLookup.currentEnvironment(.current).locale, calendar: calendar ?? .current)
        // The style counts from now on, which goes on between two readings of the clock.
        return style.format(Date(timeIntervalSinceNow: timeInterval + (timeInterval < 0 ? -0.01 : 0.01)))
    }

    /// How far it is, in parts of a date.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date()
        let date = (calendar ?? .current).date(byAdding: dateComponents, to: now) ?? now
        return localizedString(for: date, relativeTo: now)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
}
