// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// Runs jobs where blocked threads do not hold them up.
///
/// The runtime's own pool has as many threads as there are processors. Synchronous tests that are on no actor run on
/// them and
/// block in `assertSnapshot`: two such tests on two processors, and no job of the awaited view would ever run. A serial
/// queue of Dispatch gets a thread of its own when it needs one.
///
/// The task that takes a snapshot prefers this executor, because `Task.yield()` asks for the preference and not the
/// hook.
final class WideExecutor: TaskExecutor {
    static let shared = WideExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        thread { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
    }

    /// Runs a job of a task that prefers no executor.
    func run(_ job: UnownedJob) {
        // The executor of all that has no actor is two empty words.
        thread { job.runSynchronously(on: unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)) }
    }

    private func thread(_ body: @escaping @Sendable () -> Void) {
        DispatchQueue(label: "SnapshotTesting.job", qos: .userInitiated).async(execute: body)
    }
}
