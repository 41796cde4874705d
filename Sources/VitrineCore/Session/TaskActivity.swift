// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The tasks and requests of a session, which determine whether it is idle (Documentation/Rules.md 3.18) and can be
/// cancelled together.
package final class TaskActivity: Sendable {
    private struct State {
        var running = 0
        var requests = 0
        var nextIdentifier = 0
        var steps = 0
        var tasks: [Int: Task<Void, Never>] = [:]
        var isEnded = false
    }

    private let state = Mutex(State())
    private let waiters = WaiterList()
    /// Counts jobs on the session's executor and requests in flight.
    package let work: WorkCounter
    private let executor: SessionExecutor

    package init() {
        work = WorkCounter()
        executor = SessionExecutor(counting: work)
    }

    /// The number of started tasks that have not ended, suspended ones included.
    package var runningTasks: Int { state.withLock { $0.running } }
    package var requestsInFlight: Int { state.withLock { $0.requests } }

    /// The number of times that a task ended or a view became dirty.
    package var steps: Int { state.withLock { $0.steps } }

    /// Waits until `steps` differs from `known`, or the caller is cancelled.
    package func step(after known: Int) async {
        await waiters.wait { [self] in steps == known }
    }

    /// Records an event that may end the wait for idleness.
    package func noteStep() {
        state.withLock { $0.steps += 1 }
        waiters.resumeAll()
    }

    package func beginRequest() {
        state.withLock { $0.requests += 1 }
        work.begin()
    }

    package func endRequest() {
        state.withLock { $0.requests -= 1 }
        work.end()
    }

    /// Starts a task that belongs to the session.
    ///
    /// It begins on the main actor, so that tasks begin in the order of their starts, and prefers the session's
    /// executor wherever it is not isolated to another actor.
    @MainActor
    package func start(
        priority: TaskPriority?, _ operation: sending @escaping @isolated(any) () async -> Void
    ) -> TaskHandle {
        let identifier = state.withLock {
            $0.running += 1
            $0.nextIdentifier += 1
            return $0.nextIdentifier
        }
        let box = UncheckedSendable(operation)
        let task = Task(priority: priority) { @MainActor [executor] in
            await withTaskExecutorPreference(executor) { await box.value() }
            self.ended(identifier)
        }
        let isEnded = state.withLock {
            if $0.running > 0, !$0.isEnded { $0.tasks[identifier] = task }
            return $0.isEnded
        }
        if isEnded { task.cancel() }
        return TaskHandle(activity: self, identifier: identifier, task: task)
    }

    private func ended(_ identifier: Int) {
        state.withLock {
            $0.running -= 1
            $0.tasks[identifier] = nil
        }
        noteStep()
    }

    /// Cancels all tasks; later ones are cancelled at once.
    package func cancelAll() {
        let tasks = state.withLock {
            $0.isEnded = true
            // In the order of their starts, so that the order of cancellation handlers is deterministic.
            return $0.tasks.sorted { $0.key < $1.key }.map(\.value)
        }
        for task in tasks { task.cancel() }
    }
}

/// A task of a session that can be cancelled and awaited.
package struct TaskHandle: Sendable {
    let activity: TaskActivity
    let identifier: Int
    package let task: Task<Void, Never>

    package func cancel() { task.cancel() }
}
