// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// When a timeline view is drawn again.
public protocol TimelineSchedule {
    /// The dates, in their order.
    associatedtype Entries: Sequence where Entries.Element == Date

    typealias Mode = TimelineScheduleMode

    /// The dates from one on.
    func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// How often a timeline may be drawn.
public enum TimelineScheduleMode: Hashable, Sendable {
    case normal
    case lowFrequency
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Dates from one on, so many seconds apart.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = max(interval, 1.0 / 120)
    }

    /// The dates of a periodic schedule.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var upcoming: Date
        fileprivate let interval: TimeInterval

        public mutating func next() -> Date? {
            defer { upcoming.addTimeInterval(interval) }
            return upcoming
        }
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let steps = max((startDate.timeIntervalSince(start) / interval).rounded(.down), 0)
        return Entries(upcoming: start.addingTimeInterval(steps * interval), interval: interval)
    }
}

/// The beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public typealias Entries = PeriodicTimelineSchedule.Entries

    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// Given dates.
public struct ExplicitTimelineSchedule<Entries>: TimelineSchedule where Entries: Sequence, Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) {
        self.dates = dates
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As often as an animation needs.
///
/// Support: partial: at most twenty times a second, because every date is drawn by the session.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public typealias Entries = PeriodicTimelineSchedule.Entries
    private static let shortest = 1.0 / 20
    private let interval: TimeInterval
    private let isPaused: Bool

    /// As often as a display draws, or less often; not at all while it is paused.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = max(minimumInterval ?? 0, AnimationTimelineSchedule.shortest)
        isPaused = paused
    }

    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        // Where little is drawn, nothing is animated.
        let isStill = isPaused || mode == .lowFrequency
        return PeriodicTimelineSchedule(from: start, by: isStill ? .greatestFiniteMagnitude : interval)
            .entries(from: start, mode: mode)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates from one on, so many seconds apart.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginnings of minutes.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As often as a display draws.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// As often as a display draws, or less often; not at all while it is paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// Given dates.
    public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
