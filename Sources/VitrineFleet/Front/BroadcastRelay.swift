// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineBroadcast

/// Hands what a worker sends on the app's channels to all workers.
///
/// Invariants: all workers get the messages in one order; a worker that does not read delays no other: of what waits for
/// it the newest stay. All members may be used on any thread.
final class BroadcastRelay: Sendable {
    /// How many messages wait for a worker.
    static let buffer = 1_024

    private struct State {
        var workers: [Int: AsyncStream<BroadcastMessage>.Continuation] = [:]
        var dropped = 0
    }

    private let state = Mutex(State())

    /// How many messages workers did not get, because they did not read.
    var dropped: Int { state.withLock { $0.dropped } }

    /// Returns the messages for a worker from now on, until `close(_:)`.
    func open(_ worker: Int) -> AsyncStream<BroadcastMessage> {
        let (messages, continuation) = AsyncStream<BroadcastMessage>.makeStream(
            bufferingPolicy: .bufferingNewest(Self.buffer))
        state.withLock { $0.workers[worker] = continuation }
        return messages
    }

    func close(_ worker: Int) {
        state.withLock { $0.workers.removeValue(forKey: worker) }?.finish()
    }

    /// Hands a message to all workers; returns those that did not read enough of the ones before.
    func send(_ message: BroadcastMessage) -> [Int] {
        state.withLock { state in
            var behind: [Int] = []
            for (worker, continuation) in state.workers {
                if case .dropped = continuation.yield(message) { behind.append(worker) }
            }
            state.dropped += behind.count
            return behind
        }
    }
}
