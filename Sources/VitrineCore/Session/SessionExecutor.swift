// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// The executor that a session's tasks prefer: it counts the jobs that are queued or running (Documentation/Rules.md
/// 3.18).
///
/// A suspended task has no job, so a sleep counts as nothing; a job that goes on elsewhere is counted again when it
/// comes back. Work on the main actor does not pass through here.
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
