// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ServiceLifecycle
import Synchronization

/// The handle on a run: how to end it from outside, and its result, which is set once.
final class LiveServerControl: Sendable {
    private struct State {
        var group: ServiceGroup?
        var isShutDown = false
        var result: Result<LiveServer.Ending, any Error>?
        var waiter: CheckedContinuation<LiveServer.Ending, any Error>?
        /// Whether the host was told to leave and has not said that it has.
        var isHostLeaving = false
        var hostWaiters: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    func attach(_ group: ServiceGroup) async {
        let isShutDown = state.withLock { state in
            state.group = group
            return state.isShutDown
        }
        if isShutDown { await group.triggerGracefulShutdown() }
    }

    func shutdown() async {
        let group = state.withLock { state in
            state.isShutDown = true
            return state.group
        }
        await group?.triggerGracefulShutdown()
    }

    /// The host is about to be told to leave.
    func hostLeaves() { state.withLock { $0.isHostLeaving = true } }

    /// The host has left, or is not waited for any more.
    func hostHasLeft() {
        let waiters = state.withLock { state in
            state.isHostLeaving = false
            defer { state.hostWaiters = [] }
            return state.hostWaiters
        }
        for waiter in waiters { waiter.resume() }
    }

    /// Waits while the host leaves.
    func untilHostHasLeft() async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state -> Bool in
                guard state.isHostLeaving else { return true }
                state.hostWaiters.append(continuation)
                return false
            }
            if isOver { continuation.resume() }
        }
    }

    func finish(_ result: Result<LiveServer.Ending, any Error>) {
        let waiter = state.withLock { state -> CheckedContinuation<LiveServer.Ending, any Error>? in
            guard state.result == nil else { return nil }
            state.result = result
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume(with: result)
    }

    func ending() async throws -> LiveServer.Ending {
        try await withCheckedThrowingContinuation { continuation in
            let result = state.withLock { state in
                if state.result == nil { state.waiter = continuation }
                return state.result
            }
            if let result { continuation.resume(with: result) }
        }
    }
}
