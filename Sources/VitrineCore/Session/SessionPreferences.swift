// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What a person's device says about its owner, apart from the window (`Viewport`): language, place and habits.
package struct SessionPreferences: Equatable, Sendable {
    package var locale: Locale
    package var timeZone: TimeZone
    package var differentiatesWithoutColor: Bool
    package var reducesTransparency: Bool
    package var invertsColors: Bool
    /// A finger rather than a mouse.
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

    /// The calendar of the locale, in the person's time zone.
    package var calendar: Calendar {
        var calendar = locale.calendar
        calendar.locale = locale
        calendar.timeZone = timeZone
        return calendar
    }
}
