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
