// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension FormatStyle {
    /// Returns the style in the environment's locale.
    ///
    /// A time zone or calendar that the style sets is kept; otherwise the environment's is used.
    private nonisolated func shown(in environment: EnvironmentValues) -> Self {
        let style = locale(environment.locale)
        guard let dates = style as? any PlacedFormatStyle else { return style }
        return dates.placed(in: environment) as? Self ?? style
    }

    /// Does something with the style in an environment, in which what the style itself formats on the way is, too.
    ///
    /// - Parameters:
    ///   - environment: The environment of the text or field.
    ///   - body: Formats or parses with the style that it is given.
    /// - Returns: What the closure returns.
    nonisolated package func shown<Result>(
        in environment: EnvironmentValues, _ body: (Self) throws -> Result
    ) rethrows -> Result {
        try EnvironmentValues.$ofFormattedText.withValue(environment) { try body(shown(in: environment)) }
    }
}

/// A format style that depends on the user's time zone or calendar, or that has another one in it.
nonisolated protocol PlacedFormatStyle {
    /// Returns the style with the environment's time zone, calendar and style inside where it has the device's.
    func placed(in environment: EnvironmentValues) -> Self
}

extension Date.FormatStyle: PlacedFormatStyle {
    nonisolated func placed(in environment: EnvironmentValues) -> Self {
        var style = self
        if timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
        if calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
        return style
    }
}

extension ListFormatStyle: PlacedFormatStyle {
    /// The style of the members is kept where nobody else sees it (Swift 6.3).
    nonisolated func placed(in environment: EnvironmentValues) -> Self {
        guard let member = Mirror(reflecting: self).descendant("memberStyle") as? Style else { return self }
        var style = Self(memberStyle: SessionFormats.placed(member, in: environment))
        style.width = width
        style.listType = listType
        style.locale = locale
        return style
    }
}

extension Date.IntervalFormatStyle: PlacedFormatStyle {
    nonisolated func placed(in environment: EnvironmentValues) -> Self {
        var style = self
        if timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
        if calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
        return style
    }
}

extension Date.RelativeFormatStyle: PlacedFormatStyle {
    nonisolated func placed(in environment: EnvironmentValues) -> Self {
        var style = self
        if calendar == .autoupdatingCurrent { style.calendar = environment.calendarInTimeZone }
        return style
    }
}

extension Date.AnchoredRelativeFormatStyle: PlacedFormatStyle {
    nonisolated func placed(in environment: EnvironmentValues) -> Self {
        var style = self
        if calendar == .autoupdatingCurrent { style.calendar = environment.calendarInTimeZone }
        return style
    }
}

extension EnvironmentValues {
    /// The calendar for dates, whose days begin as in the time zone for dates.
    nonisolated package var calendarInTimeZone: Calendar {
        var calendar = calendar
        if calendar.timeZone != timeZone { calendar.timeZone = timeZone }
        return calendar
    }
}
