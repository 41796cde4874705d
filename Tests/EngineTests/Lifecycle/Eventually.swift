// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a test waited for has not come about.
struct NeverHappened: Error, CustomStringConvertible {
    let what: String

    var description: String { "never happened: \(what)" }
}

/// How often the others get their turn: seconds of them, far beyond what any condition here needs.
private let turns = 10_000_000

/// Lets other tasks run until a condition holds. A broken engine makes the test fail here; it does not hang.
@MainActor
func eventually(_ what: String, _ condition: () -> Bool) async throws(NeverHappened) {
    for _ in 0..<turns {
        if condition() { return }
        await Task.yield()
    }
    throw NeverHappened(what: what)
}
