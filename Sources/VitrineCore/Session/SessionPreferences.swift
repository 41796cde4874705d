// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The preferences that the user's device reports, apart from the window (`Viewport`): language, region and habits.
package struct SessionPreferences: Equatable, Sendable {
    package var locale: Locale
    package var timeZone: TimeZone
    package var differentiatesWithoutColor: Bool
    package var reducesTransparency: Bool
    package var invertsColors: Bool
    /// Whether the primary pointer is a finger and not a mouse.
    package var hasCoarsePointer: Bool

    package init(
        locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .gmt,
        differentiatesWithoutColor: Bool = false, reducesTransparency: Bool = false, invertsColors: Bool = false,
        hasCoarsePointer: Bool = false
    ) {
        self.locale = locale
        self.timeZone = timeZone
        self.differentiatesWithoutColor = differentiatesWithoutColor
        self.reducesTransparency = reducesTransparency
        self.invertsColors = invertsColors
        self.hasCoarsePointer = hasCoarsePointer
    }

    /// The calendar of the locale, in the user's time zone.
    package var calendar: Calendar {
        var calendar = locale.calendar
        calendar.locale = locale
        calendar.timeZone = timeZone
        return calendar
    }
}
