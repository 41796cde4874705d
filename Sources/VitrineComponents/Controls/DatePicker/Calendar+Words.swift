// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

extension Calendar {
    /// The calendar with the words of a locale, for the names of its months, days and halves of days: those of a calendar
    /// are otherwise in the language that it was made with, which need not be the reader's. Not for its rules: a week
    /// begins as the calendar itself says.
    func speaking(_ locale: Locale) -> Calendar {
        var calendar = self
        calendar.locale = locale
        return calendar
    }
}
