// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import OpenCombine
import VitrineCore

/// A scheduler whose work runs in the session of the code that schedules it, or else of the code that made the
/// scheduler.
///
/// Queues and run loops do not know sessions: without it the closures between an operator that schedules and the
/// subscriber would read the process's defaults, folders and variables.
public struct _SessionScheduler<Base: Scheduler>: Scheduler {
    /// The time of the scheduler that runs the work.
    public typealias SchedulerTimeType = Base.SchedulerTimeType
    /// The options of the scheduler that runs the work.
    public typealias SchedulerOptions = Base.SchedulerOptions

    private let base: Base
    private let maker = _SessionCarrier()

    /// Creates a scheduler that lets another one run its work.
    ///
    /// - Parameter base: The scheduler that runs the work.
    public init(_ base: Base) { self.base = base }

    /// The time of the scheduler that runs the work.
    public var now: Base.SchedulerTimeType { base.now }

    /// The least tolerance of the scheduler that runs the work.
    public var minimumTolerance: Base.SchedulerTimeType.Stride { base.minimumTolerance }

    /// Runs work as soon as possible.
    public func schedule(options: Base.SchedulerOptions?, _ action: @escaping () -> Void) {
        base.schedule(options: options, carrying(action))
    }

    /// Runs work after a date.
    public func schedule(
        after date: Base.SchedulerTimeType, tolerance: Base.SchedulerTimeType.Stride, options: Base.SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        base.schedule(after: date, tolerance: tolerance, options: options, carrying(action))
    }

    /// Runs work after a date and then at an interval, until the result is cancelled.
    public func schedule(
        after date: Base.SchedulerTimeType, interval: Base.SchedulerTimeType.Stride,
        tolerance: Base.SchedulerTimeType.Stride, options: Base.SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        base.schedule(
            after: date, interval: interval, tolerance: tolerance, options: options, carrying(action))
    }

    private func carrying(_ action: @escaping () -> Void) -> () -> Void {
        let caller = _SessionCarrier()
        return { [maker] in caller.run { maker.runUnlessInSession(action) } }
    }
}
