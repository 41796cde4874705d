// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// The preferred executor of a session's tasks, which counts the queued and running jobs (Documentation/Rules.md 3.18).
///
/// A suspended task has no job, so a sleep is not counted; a job that continues elsewhere is counted again when it
/// returns. Work on the main actor is not counted here.
final class SessionExecutor: TaskExecutor {
    private let work: WorkCounter

    init(counting work: WorkCounter) {
        self.work = work
    }

    func enqueue(_ job: consuming ExecutorJob) {
        work.begin()
        let job = UnownedJob(job)
        DispatchQueue.global(qos: .userInitiated).async { [self] in
            job.runSynchronously(on: asUnownedTaskExecutor())
            work.end()
        }
    }
}
