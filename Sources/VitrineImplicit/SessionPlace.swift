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
        calendar = Self.calendar(of: environment)
    }

    /// The calendar of an environment, in its time zone.
    static func calendar(of environment: EnvironmentValues) -> Calendar {
        var calendar = environment.calendar
        if calendar.timeZone != environment.timeZone { calendar.timeZone = environment.timeZone }
        return calendar
    }

    /// The environment of the running view, or else of the session; `nil` outside of sessions.
    static var environment: EnvironmentValues? {
        SessionContext.current == nil ? nil : LocalizedLookup.currentEnvironment(.current)
    }

    /// The place of the running view, or else of the session; `nil` outside of sessions.
    static var current: SessionPlace? { environment.map { SessionPlace($0) } }
}
