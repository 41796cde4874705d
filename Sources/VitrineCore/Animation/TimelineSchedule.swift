// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A schedule of the dates at which a timeline view is updated.
public protocol TimelineSchedule {
    /// The type of the sequence of dates.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The mode in which a timeline is updated.
    typealias Mode = TimelineScheduleMode

    /// Returns the dates from a date on, in order.
    ///
    /// - Parameters:
    ///   - startDate: The date at which the timeline starts.
    ///   - mode: How often the timeline may be updated; Vitrine always passes `normal`.
    /// - Returns: The dates.
    func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// The rate at which a timeline may be updated.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// The timeline is updated at every date.
    case normal
    /// The timeline is updated at a reduced rate, as on a dimmed display.
    case lowFrequency
}

/// A schedule with dates at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Creates a schedule.
    ///
    /// - Parameters:
    ///   - startDate: The first date.
    ///   - interval: The seconds between two dates; at least 1/120.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = max(interval, 1.0 / 120)
    }

    /// The dates of a periodic schedule, without an end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var upcoming: Date
        fileprivate let interval: TimeInterval

        /// Returns the next date.
        public mutating func next() -> Date? {
            defer { upcoming.addTimeInterval(interval) }
            return upcoming
        }
    }

    /// Returns the dates from the last one that is not after the start date.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let steps = max((startDate.timeIntervalSince(start) / interval).rounded(.down), 0)
        return Entries(upcoming: start.addingTimeInterval(steps * interval), interval: interval)
    }
}

/// A schedule with a date at the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The type of the sequence of dates.
    public typealias Entries = PeriodicTimelineSchedule.Entries

    /// Creates a schedule.
    public init() {}

    /// Returns the starts of minutes, beginning with the current minute's.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries>: TimelineSchedule where Entries: Sequence, Entries.Element == Date {
    private let dates: Entries

    /// Creates a schedule from dates, which must be in ascending order.
    public init(_ dates: Entries) {
        self.dates = dates
    }

    /// Returns the dates of the schedule, whatever the start date.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule for animations, as often as a display refreshes.
///
/// Support: partial: at most twenty times a second, because every date is drawn by the session.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// The type of the sequence of dates.
    public typealias Entries = PeriodicTimelineSchedule.Entries
    private static let shortest = 1.0 / 20
    private let interval: TimeInterval
    private let isPaused: Bool

    /// Creates a schedule.
    ///
    /// - Parameters:
    ///   - minimumInterval: The shortest interval between two updates, in seconds; at least 1/20 here.
    ///   - paused: Whether the schedule stops at its first date.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = max(minimumInterval ?? 0, AnimationTimelineSchedule.shortest)
        isPaused = paused
    }

    /// Returns the dates from a date on; only that date while the schedule is paused or the rate is reduced.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        // At a reduced rate nothing is animated.
        let isStill = isPaused || mode == .lowFrequency
        return PeriodicTimelineSchedule(from: start, by: isStill ? .greatestFiniteMagnitude : interval)
            .entries(from: start, mode: mode)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Returns a schedule with dates at equal intervals, in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule with a date at the start of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule as often as a display refreshes.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Returns a schedule for animations with a minimum interval in seconds, which can be paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// Returns a schedule of given dates.
    public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
