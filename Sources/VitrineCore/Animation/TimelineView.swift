// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Shows its content for the dates of a schedule.
///
/// The session waits for each date while the view is there; a picture shows the first date. Where nobody wants motion,
/// schedules slower than a second run on, faster ones stay at their first date.
nonisolated public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content
    @State private var clock = TimelineClock()
    @State private var shown: Date?

    /// What the content is shown for.
    public struct Context: Sendable {
        /// How often the content is drawn.
        public enum Cadence: Comparable, Sendable {
            case live
            case seconds
            case minutes
        }

        /// The date of the schedule.
        public let date: Date
        public let cadence: Cadence

        /// Forgets views that were kept from earlier dates; nothing is kept here.
        public func invalidateTimelineContent() {}
    }
}

/// The context of a timeline view, whatever its content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    /// A view for the dates of a schedule.
    public nonisolated init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    @MainActor public var body: some View {
        content(TimelineViewDefaultContext(date: shown ?? clock.firstDate(of: schedule), cadence: .live))
            .onAppear { clock.start(schedule) { shown = $0 } }
            .onChange(of: TimelineIdentity(schedule)) { clock.start(schedule) { shown = $0 } }
            .onDisappear { clock.stop() }
    }
}

/// Says whether a schedule is another one than before: schedules need not be comparable.
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
        // The newest date that has come, as the first thing to show.
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
        // Where things are to stand still, only clocks go on.
        guard time < 31_536_000, !session.isStill || time >= 0.5 else { return }
        waiting = session.activity.wait(time) { [weak self] in
            show(date)
            self?.wait(next, session, show)
        }
    }
}
