// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Where pages were sent whose own worker did not run.
///
/// A page that hears of it has another epoch and another token; until then it comes back with those that it had. All
/// members may be used on any thread.
final class Detours: Sendable {
    /// Pages that never come back are forgotten when so many more were sent elsewhere.
    private static let limit = 1_024

    private struct State {
        var places: [String: Int] = [:]
        var order: [String] = []
    }

    private let state = Mutex(State())

    /// Returns the worker to which a page was sent last, instead of its own; `nil` for all others.
    func place(of epoch: String) -> Int? { state.withLock { $0.places[epoch] } }

    func send(_ epoch: String, to worker: Int) {
        state.withLock { state in
            if state.places.updateValue(worker, forKey: epoch) == nil { state.order.append(epoch) }
            guard state.order.count > 2 * Self.limit else { return }
            for forgotten in state.order.prefix(Self.limit) { state.places[forgotten] = nil }
            state.order.removeFirst(Self.limit)
        }
    }
}
