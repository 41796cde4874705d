// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import VitrineCombine

/// A scheduler whose time passes when a test says so.
final class ManualScheduler: Scheduler {
    typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    typealias SchedulerOptions = Never

    private struct Job {
        var due: SchedulerTimeType
        let interval: SchedulerTimeType.Stride?
        let action: () -> Void
    }

    private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
    private var jobs: [Int: Job] = [:]
    private var lastID = 0

    /// The number of actions that wait for their time.
    var jobCount: Int { jobs.count }
    var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Lets time pass and runs what is due by then, in its order.
    func advance(by stride: SchedulerTimeType.Stride) {
        let end = now.advanced(by: stride)
        while let next = jobs.filter({ $0.value.due <= end }).min(by: { $0.value.due < $1.value.due }) {
            let job = next.value
            now = job.due
            if let interval = job.interval {
                jobs[next.key]?.due = job.due.advanced(by: interval)
            } else {
                jobs[next.key] = nil
            }
            job.action()
        }
        now = end
    }

    func schedule(options: Never?, _ action: @escaping () -> Void) {
        action()
    }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        _ = add(Job(due: date, interval: nil, action: action))
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let id = add(Job(due: date, interval: interval, action: action))
        return AnyCancellable { [weak self] in self?.jobs[id] = nil }
    }

    private func add(_ job: Job) -> Int {
        lastID += 1
        jobs[lastID] = job
        return lastID
    }
}
