// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One snapshot that is being taken: who waits for it, how long, and what went wrong on the way.
///
/// Invariant: the first outcome stands; whoever waits is woken by it.
final class SnapshotRun: @unchecked Sendable {
    enum Outcome: Equatable {
        case taken
        case failed(String)
        case timedOut
    }

    /// The run that a strategy works for.
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
    /// What is worth saying although nothing failed.
    var notes: [String] { condition.withLock { said } }

    /// Why the snapshot cannot be written.
    var refusal: String? { condition.withLock { refused } }

    /// The snapshot cannot be written as a file.
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

    /// The task that takes the snapshot, cancelled when nobody waits any more.
    func adopt(_ task: Task<Void, Never>) {
        let isLate = condition.withLock {
            work = task
            return known != nil && known != .taken
        }
        if isLate { task.cancel() }
    }

    /// The work waits for the main actor first: its own clock begins there, so that a busy main actor is nobody's
    /// timeout.
    func waitWithoutClock() {
        condition.withLock { hasOwnClock = true }
    }

    /// Blocks a thread that is not the main actor's until there is an outcome.
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
