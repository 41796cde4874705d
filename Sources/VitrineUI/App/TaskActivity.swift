// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The tasks and requests of one session, for the question whether it is idle (DESIGN 3.18), and to cancel them all.
package final class TaskActivity: Sendable {
    private struct State {
        var running = 0
        var requests = 0
        var nextIdentifier = 0
        var tasks: [Int: Task<Void, Never>] = [:]
        var isEnded = false
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    package init() {}

    /// Tasks that were started and have not ended; a suspended sleep counts.
    package var runningTasks: Int { state.withLock { $0.running } }
    package var requestsInFlight: Int { state.withLock { $0.requests } }

    /// Returns when no task runs.
    package func allTasksEnded() async {
        await withCheckedContinuation { continuation in
            let isIdle = state.withLock {
                if $0.running > 0 { $0.waiters.append(continuation) }
                return $0.running == 0
            }
            if isIdle { continuation.resume() }
        }
    }

    package func beginRequest() { state.withLock { $0.requests += 1 } }
    package func endRequest() { state.withLock { $0.requests -= 1 } }

    /// Starts a task that belongs to the session.
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
        let task = Task(priority: priority) {
            await box.value()
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
        let waiters: [CheckedContinuation<Void, Never>] = state.withLock {
            $0.running -= 1
            $0.tasks[identifier] = nil
            guard $0.running == 0 else { return [] }
            let waiters = $0.waiters
            $0.waiters.removeAll()
            return waiters
        }
        for waiter in waiters { waiter.resume() }
    }

    /// Cancels everything; later starts are cancelled at once.
    package func cancelAll() {
        let tasks = state.withLock {
            $0.isEnded = true
            return Array($0.tasks.values)
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
