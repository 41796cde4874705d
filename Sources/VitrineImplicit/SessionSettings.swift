// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

// What SettingsOfSessions.swift in EveryModule calls: there `current` would call itself.

extension Calendar {
    /// The calendar of the running view or session in its time zone, outside of sessions the process's.
    public static var _inSession: Calendar {
        EnvironmentValues.ofFormatting?.calendarInTimeZone ?? .current
    }

    /// The same, outside of sessions the process's that changes.
    public static var _autoupdatingInSession: Calendar {
        EnvironmentValues.ofFormatting?.calendarInTimeZone ?? .autoupdatingCurrent
    }

    /// Creates a calendar in the time zone of the running view or session, outside of sessions in the process's.
    ///
    /// - Parameter identifier: The kind of calendar.
    /// - Returns: The calendar.
    public static func _madeInSession(_ identifier: Calendar.Identifier) -> Calendar {
        var calendar = Calendar(identifier: identifier)
        if let environment = EnvironmentValues.ofFormatting { calendar.timeZone = environment.timeZone }
        return calendar
    }
}

extension TimeZone {
    /// The time zone of the running view or session, outside of sessions the process's.
    public static var _inSession: TimeZone { EnvironmentValues.ofFormatting?.timeZone ?? .current }

    /// The same, outside of sessions the process's that changes.
    public static var _autoupdatingInSession: TimeZone {
        EnvironmentValues.ofFormatting?.timeZone ?? .autoupdatingCurrent
    }
}

extension Locale {
    /// The locale of the running view or session, outside of sessions the process's.
    public static var _inSession: Locale { EnvironmentValues.ofFormatting?.locale ?? .current }

    /// The same, outside of sessions the process's that changes.
    public static var _autoupdatingInSession: Locale { EnvironmentValues.ofFormatting?.locale ?? .autoupdatingCurrent }
}
