// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Counts the open work of a session: jobs that are queued or running, and pending requests.
///
/// Invariant: `begun` never decreases, so that comparing it reveals work that began and ended in between.
package final class WorkCounter: Sendable {
    private struct State {
        var open = 0
        var begun = 0
    }

    private let state = Mutex(State())
    private let waiters = WaiterList()

    package init() {}

    package var isBusy: Bool { state.withLock { $0.open > 0 } }
    /// The number of pieces of work that have begun.
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

    /// Waits until no work is open, or the caller is cancelled.
    package func noneOpen() async {
        await waiters.wait { [self] in isBusy }
    }
}
