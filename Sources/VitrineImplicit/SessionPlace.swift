// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// The language, the calendar and the time zone that code formats in.
struct SessionPlace: Equatable {
    let locale: Locale
    /// In the time zone, so that dates made with it are printed as they were meant.
    let calendar: Calendar
    let timeZone: TimeZone

    init(_ environment: EnvironmentValues) {
        locale = environment.locale
        timeZone = environment.timeZone
        calendar = environment.calendarInTimeZone
    }

    /// The place of the text that is formatted, or else of the running view or session; `nil` outside of sessions.
    static var current: SessionPlace? { EnvironmentValues.ofFormatting.map { SessionPlace($0) } }
}
