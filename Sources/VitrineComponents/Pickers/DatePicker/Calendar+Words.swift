// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

extension Calendar {
    /// The calendar with the locale's names of months, days and day periods.
    ///
    /// A calendar otherwise uses the language it was created with, which need not be the user's. Its rules, such as the
    /// first day of the week, do not change.
    func speaking(_ locale: Locale) -> Calendar {
        var calendar = self
        calendar.locale = locale
        return calendar
    }
}
