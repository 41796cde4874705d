// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// How many pieces of work of a session are open: jobs queued or running, requests without an answer.
///
/// Invariant: `begun` never goes back, so that somebody who compares it sees work that began and ended in between.
package final class WorkCounter: Sendable {
    private struct State {
        var open = 0
        var begun = 0
    }

    private let state = Mutex(State())
    private let waiters = WaiterList()

    package init() {}

    package var isBusy: Bool { state.withLock { $0.open > 0 } }
    /// How many pieces began so far.
    package var begun: Int { state.withLock { $0.begun } }

    package func begin() {
        state.withLock {
            $0.open += 1
            $0.begun += 1
        }
    }

    package func end() {
        let isLast = state.withLock {
            $0.open -= 1
            return $0.open == 0
        }
        if isLast { waiters.resumeAll() }
    }

    /// Returns when nothing is open, or at once when the caller is cancelled.
    package func noneOpen() async {
        await waiters.wait { [self] in isBusy }
    }
}
