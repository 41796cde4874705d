// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// An executor whose jobs are not delayed by blocked threads.
///
/// The runtime's own pool has as many threads as there are processors. Synchronous tests without an actor run on them
/// and block in `assertSnapshot`: with two such tests on two processors, no job of the view would ever run. A serial
/// Dispatch queue gets a thread of its own when it needs one.
///
/// The task that takes a snapshot prefers this executor, because `Task.yield()` uses the preference and not the hook.
final class WideExecutor: TaskExecutor {
    static let shared = WideExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        thread { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
    }

    /// Runs a job of a task without a preferred executor.
    func run(_ job: UnownedJob) {
        // Two zero words represent the executor of code without an actor.
        thread { job.runSynchronously(on: unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)) }
    }

    private func thread(_ body: @escaping @Sendable () -> Void) {
        DispatchQueue(label: "SnapshotTesting.job", qos: .userInitiated).async(execute: body)
    }
}
