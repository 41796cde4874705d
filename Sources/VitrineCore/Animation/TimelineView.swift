// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view that updates its content at the dates of a schedule.
///
/// The session waits for each date while the view is shown; a snapshot shows the first date. With Reduce Motion,
/// schedules slower than half a second continue, and faster ones stay at their first date.
nonisolated public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content
    @State private var clock = TimelineClock()
    @State private var shown: Date?

    /// The date and cadence that the content is shown for.
    public struct Context: Sendable {
        /// The rate at which the content is updated.
        public enum Cadence: Comparable, Sendable {
            /// The content is updated continuously.
            case live
            /// The content is updated every second at most.
            case seconds
            /// The content is updated every minute at most.
            case minutes
        }

        /// The date of the schedule that the content is shown for.
        public let date: Date
        /// The rate at which the content is updated; always `live` here.
        public let cadence: Cadence

        /// Discards content that was cached for earlier dates; nothing is cached here, so this has no effect.
        public func invalidateTimelineContent() {}
    }
}

/// The context of a timeline view, independent of its content's type.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    /// Creates a view that is updated at the dates of a schedule.
    ///
    /// - Parameters:
    ///   - schedule: The schedule.
    ///   - content: A closure that creates the content for a context, which has the current date.
    public nonisolated init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    /// The content for the current date.
    @MainActor public var body: some View {
        content(TimelineViewDefaultContext(date: shown ?? clock.firstDate(of: schedule), cadence: .live))
            .onAppear { clock.start(schedule) { shown = $0 } }
            .onChange(of: TimelineIdentity(schedule)) {
                clock.forget()
                shown = clock.firstDate(of: schedule)
                clock.start(schedule) { shown = $0 }
            }
            .onDisappear { clock.stop() }
    }
}

/// Compares schedules, which need not be equatable, field by field.
private struct TimelineIdentity<Schedule>: Equatable {
    let schedule: UncheckedSendable<Schedule>

    init(_ schedule: Schedule) { self.schedule = UncheckedSendable(schedule) }

    static func == (a: TimelineIdentity, b: TimelineIdentity) -> Bool {
        ValueComparisons.shared.isSame(a.schedule.value, b.schedule.value)
    }
}

/// Waits for the dates of a schedule, one at a time.
@MainActor
private final class TimelineClock {
    private var waiting: TaskHandle?
    private var first: Date?

    nonisolated init() {}

    func firstDate(of schedule: some TimelineSchedule) -> Date {
        if let first { return first }
        let now = Date()
        var dates = schedule.entries(from: now, mode: .normal).makeIterator()
        var last: Date?
        // The latest past date is shown first.
        for _ in 0..<1_000 {
            guard let date = dates.next(), date <= now else { break }
            last = date
        }
        first = last ?? now
        return first ?? now
    }

    func stop() {
        waiting?.cancel()
        waiting = nil
    }

    /// The first date is that of another schedule.
    func forget() { first = nil }

    func start(_ schedule: some TimelineSchedule, _ show: @escaping (Date) -> Void) {
        stop()
        guard let session = SessionContext.current else { return }
        var dates = schedule.entries(from: Date(), mode: .normal).makeIterator()
        wait({ dates.next() }, session, show)
    }

    private func wait(_ next: @escaping () -> Date?, _ session: SessionContext, _ show: @escaping (Date) -> Void) {
        let now = Date()
        var date = next()
        var skipped = 0
        while let past = date, past <= now, skipped < 10_000 {
            date = next()
            skipped += 1
        }
        guard let date, skipped < 10_000 else { return }
        let time = date.timeIntervalSince(now)
        // Where motion is off only slow schedules, such as clocks, continue.
        guard time < 31_536_000, !session.isStill || time >= 0.5 else { return }
        waiting = session.activity.wait(time) { [weak self] in
            show(date)
            self?.wait(next, session, show)
        }
    }
}
