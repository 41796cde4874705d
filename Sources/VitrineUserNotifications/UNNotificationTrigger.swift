// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A condition under which a notification is due.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether it is due again and again.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
    }

    /// Returns when it is due next after a time; `nil` for never.
    func date(after time: Date) -> Date? { nil }
}

/// A time from now on.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger.
    ///
    /// - Parameters:
    ///   - timeInterval: The seconds from when the notification is added; more than 0, and at least 60 of one that repeats.
    ///   - repeats: Whether it is due again and again.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(timeInterval > 0, "time interval must be greater than 0")
        precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// Returns when it would be due if the notification were added now.
    open func nextTriggerDate() -> Date? { date(after: .now) }

    override func date(after time: Date) -> Date? { time.addingTimeInterval(timeInterval) }
}

/// A time of the calendar.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The components that the time must have.
    public let dateComponents: DateComponents

    /// Creates a trigger.
    ///
    /// - Parameters:
    ///   - dateComponents: What the time is like; what is left out may be anything.
    ///   - repeats: Whether it is due again and again.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// Returns when it is due next; `nil` for never.
    open func nextTriggerDate() -> Date? { date(after: .now) }

    override func date(after time: Date) -> Date? {
        let calendar = dateComponents.calendar ?? NotificationCalendar.current
        return calendar.nextDate(after: time, matching: dateComponents, matchingPolicy: .nextTime)
    }
}
