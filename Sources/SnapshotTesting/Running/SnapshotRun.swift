// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A snapshot that is being taken: its waiting caller, its timeout and its errors.
///
/// Invariant: the first outcome counts, and it wakes the waiting caller.
final class SnapshotRun: @unchecked Sendable {
    enum Outcome: Equatable {
        case taken
        case failed(String)
        case timedOut
    }

    /// The run that the current strategy works for.
    @TaskLocal static var current: SnapshotRun?

    let timeout: TimeInterval
    private let condition = NSCondition()
    private var known: Outcome?
    private var hasOwnClock = false
    private var work: Task<Void, Never>?
    private var said: [String] = []
    private var refused: String?

    init(timeout: TimeInterval) {
        self.timeout = timeout
    }

    var outcome: Outcome? { condition.withLock { known } }
    var isOver: Bool { outcome != nil }
    /// The warnings of a run that has not failed.
    var notes: [String] { condition.withLock { said } }

    /// The reason why the snapshot cannot be written.
    var refusal: String? { condition.withLock { refused } }

    /// Records that the snapshot cannot be written to a file.
    func refuse(_ reason: String) {
        condition.withLock { refused = reason }
    }

    func note(_ text: String) {
        condition.withLock { said.append(text) }
    }

    func finish(_ outcome: Outcome) {
        let task: Task<Void, Never>? = condition.withLock {
            guard known == nil else { return nil }
            known = outcome
            condition.broadcast()
            return outcome == .taken ? nil : work
        }
        task?.cancel()
        MainActorLoop.shared.wake()
    }

    /// Sets the task that takes the snapshot, which is cancelled when nothing waits for it any more.
    func adopt(_ task: Task<Void, Never>) {
        let isLate = condition.withLock {
            work = task
            return known != nil && known != .taken
        }
        if isLate { task.cancel() }
    }

    /// Stops the timeout until the work reaches the main actor: a busy main actor does not count.
    func waitWithoutClock() {
        condition.withLock { hasOwnClock = true }
    }

    /// Blocks a thread other than the main actor's until there is an outcome.
    func wait() -> Outcome {
        let deadline = Date(timeIntervalSinceNow: timeout)
        condition.lock()
        defer { condition.unlock() }
        while known == nil {
            if hasOwnClock {
                condition.wait()
            } else if !condition.wait(until: deadline), known == nil, !hasOwnClock {
                known = .timedOut
                work?.cancel()
            }
        }
        return known ?? .timedOut
    }
}

extension NSCondition {
    fileprivate func withLock<Result>(_ body: () -> Result) -> Result {
        lock()
        defer { unlock() }
        return body()
    }
}
