// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Foundation's formatter of intervals, in the language, the calendar and the time zone of the view or session that runs
/// whenever it formats, as far as the app has not set them.
///
/// Apps call it `DateIntervalFormatter` (EveryModule/FormattersOfSessions.swift).
open class _SessionDateIntervalFormatter: DateIntervalFormatter, @unchecked Sendable {
    /// What the app has set itself.
    private struct Own {
        var locale = false
        var timeZone = false
        var calendar = false
    }

    private var keeper = FormatterKeeper<DateIntervalFormatter, Own, SessionPlace>(
        DateIntervalFormatter(), own: Own(),
        copied: { $0.copy() as? DateIntervalFormatter ?? DateIntervalFormatter() },
        settle: { formatter, own, place in
            if !own.locale { formatter.locale = place.locale }
            if !own.calendar { formatter.calendar = place.calendar }
            if !own.timeZone { formatter.timeZone = place.timeZone }
        })

    public override init() {
        super.init()
    }

    /// Creates a formatter from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = _SessionDateIntervalFormatter()
        copy.keeper = keeper.copy()
        return copy
    }

    open override func string(from fromDate: Date, to toDate: Date) -> String {
        shown { $0.string(from: fromDate, to: toDate) }
    }

    open override func string(from dateInterval: DateInterval) -> String? { shown { $0.string(from: dateInterval) } }

    /// Formats a date interval; `nil` for anything else.
    open override func string(for obj: Any) -> String? { (obj as? DateInterval).flatMap { string(from: $0) } }

    // MARK: - Settings of the user

    open override var locale: Locale! {
        get { shown { $0.locale } }
        set { keeper.set(\.locale, to: newValue, isOwn: \.locale, unless: .autoupdatingCurrent) }
    }
    open override var calendar: Calendar! {
        get { shown { $0.calendar } }
        set { keeper.set(\.calendar, to: newValue, isOwn: \.calendar, unless: .autoupdatingCurrent) }
    }
    open override var timeZone: TimeZone! {
        get { shown { $0.timeZone } }
        set { keeper.set(\.timeZone, to: newValue, isOwn: \.timeZone, unless: .autoupdatingCurrent) }
    }

    // MARK: - Other settings

    open override var dateTemplate: String! {
        get { shown { $0.dateTemplate } }
        set { keeper.change { base, _ in base.dateTemplate = newValue } }
    }
    open override var dateStyle: DateIntervalFormatter.Style {
        get { shown { $0.dateStyle } }
        set { keeper.change { base, _ in base.dateStyle = newValue } }
    }
    open override var timeStyle: DateIntervalFormatter.Style {
        get { shown { $0.timeStyle } }
        set { keeper.change { base, _ in base.timeStyle = newValue } }
    }

    private func shown<Result>(_ body: (DateIntervalFormatter) -> Result) -> Result {
        keeper.shown(in: SessionPlace.current, body)
    }
}
