// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension SceneHost {
    /// The number of consecutive turns without work after which the scene counts as idle.
    ///
    /// The main actor's queue is first in, first out, so one turn lets everything run that was queued before. More than
    /// one is for work that hops over executors that are not counted: each hop takes less than a turn.
    private static let quietTurns = 32
    /// The limit that bounds the wait for a view that never becomes idle.
    private static let turnLimit = 100_000

    /// Runs everything that can run: bodies, jobs of tasks, requests in flight.
    ///
    /// A suspended sleep counts as idle (Documentation/Rules.md 3.18); there is no wait of a fixed time. Afterwards
    /// everything is up to date.
    package func waitUntilIdle() async {
        let work = graph.session.activity.work
        var quiet = 0
        var turns = 0
        while quiet < SceneHost.quietTurns, turns < SceneHost.turnLimit, !Task.isCancelled {
            turns += 1
            flush()
            if work.isBusy {
                quiet = 0
                await work.noneOpen()
                continue
            }
            let begun = work.begun
            // Through the shared executor and back to the end of the main actor's queue.
            await Task.detached {}.value
            await Task.yield()
            quiet = graph.isDirty || work.begun != begun ? 0 : quiet + 1
        }
        flush()
    }

    /// Waits until the started tasks, and those that they start, have ended and the scene is idle, for at most `limit`.
    ///
    /// Changes that a task shows before it ends are brought up to date meanwhile, and everything is up to date
    /// afterwards.
    package func waitForTasks(limit: Duration) async {
        let activity = graph.session.activity
        await wait(atMost: limit) {
            while !Task.isCancelled {
                let known = activity.steps
                await self.waitUntilIdle()
                if activity.runningTasks == 0 { return }
                await activity.step(after: known)
            }
        }
    }

    /// Waits for the end of `event`, which ends when it is cancelled, for at most `limit`; afterwards everything is up
    /// to date.
    package func wait(atMost limit: Duration, for event: @escaping @MainActor () async -> Void) async {
        let waiting = Task { @MainActor in await event() }
        let alarm = Task.detached {
            try? await Task.sleep(for: limit)
            waiting.cancel()
        }
        await waiting.value
        alarm.cancel()
        flush()
    }
}
