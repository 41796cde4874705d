// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Whether something turns, as seen from outside of it: the main actor, or another process.
///
/// A watcher sends a beat from time to time, which the watched answers; the age of the oldest unanswered beat is the
/// time that it has not turned. Safe to use from any thread.
package final class Pulse: Sendable {
    private struct State {
        /// When the beat was sent that has no answer yet.
        var sent: Duration?
        var hasTurned = false
    }

    private let state = Mutex(State())
    private let now: @Sendable () -> Duration

    /// - Parameter now: Time since some moment, of a clock that nobody sets.
    package init(now: @escaping @Sendable () -> Duration = { LiveRegistry.processTime() }) {
        self.now = now
    }

    /// Notes a new beat; false while the one before is unanswered.
    package func send() -> Bool {
        state.withLock { state in
            guard state.sent == nil else { return false }
            state.sent = now()
            return true
        }
    }

    /// Records that the watched has run.
    package func answer() {
        state.withLock { $0 = State(sent: nil, hasTurned: true) }
    }

    /// Begins to count anew: the watcher stood still, too.
    package func forgive() {
        state.withLock { if $0.sent != nil { $0.sent = now() } }
    }

    /// Whether the watched has ever answered.
    package var hasTurned: Bool { state.withLock { $0.hasTurned } }

    /// How long the oldest beat has waited; zero while none does.
    package var stall: Duration { state.withLock { $0.sent.map { now() - $0 } ?? .zero } }
}
