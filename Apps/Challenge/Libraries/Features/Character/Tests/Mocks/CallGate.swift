// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Calls that wait, in order, until the test answers them.
final class CallGate<Value: Sendable> {
    private var calls: [CheckedContinuation<Value, Error>] = []
    private var unseenCalls = 0
    private var waiter: CheckedContinuation<Void, Never>?

    /// What the mock calls: returns with the test's answer.
    func call() async throws -> Value {
        try await withCheckedThrowingContinuation { call in
            calls.append(call)
            if let waiter {
                self.waiter = nil
                waiter.resume()
            } else {
                unseenCalls += 1
            }
        }
    }

    /// Returns when there is a call that no earlier wait returned for.
    func waitForCall() async {
        if unseenCalls > 0 {
            unseenCalls -= 1
        } else {
            await withCheckedContinuation { waiter = $0 }
        }
    }

    /// Answers the oldest call.
    func answer(_ result: Result<Value, Error>) {
        calls.removeFirst().resume(with: result)
    }
}
