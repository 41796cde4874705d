// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Callers that wait for an event, or for their own cancellation.
///
/// Invariant: each continuation is resumed once, by the caller that removes it from the list.
package final class WaiterList: Sendable {
    private struct State {
        var next = 0
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
        var cancelled: Set<Int> = []
    }

    private let state = Mutex(State())

    package init() {}

    /// Waits while the condition holds; it is evaluated with the list locked, so that no `resumeAll` can happen in
    /// between.
    package func wait(while condition: @Sendable () -> Bool) async {
        let identifier = state.withLock {
            $0.next += 1
            return $0.next
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let goesOn = state.withLock {
                    if $0.cancelled.remove(identifier) != nil || !condition() { return true }
                    $0.waiting[identifier] = continuation
                    return false
                }
                if goesOn { continuation.resume() }
            }
        } onCancel: {
            let found: CheckedContinuation<Void, Never>? = state.withLock {
                if let found = $0.waiting.removeValue(forKey: identifier) { return found }
                $0.cancelled.insert(identifier)
                return nil
            }
            found?.resume()
        }
        state.withLock { _ = $0.cancelled.remove(identifier) }
    }

    package func resumeAll() {
        let waiting = state.withLock {
            let waiting = $0.waiting
            $0.waiting.removeAll()
            return waiting
        }
        for (_, continuation) in waiting { continuation.resume() }
    }
}
