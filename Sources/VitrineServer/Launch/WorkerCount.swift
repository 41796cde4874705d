// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// How many processes run an app.
package enum WorkerCount {
    /// The most that can be asked for.
    package static let most = 64
    /// A worker is not worth its own memory, in bytes, below this share of the memory limit, and not below so many sessions.
    package static let bytesPerWorker = 128 << 20
    package static let sessionsPerWorker = 100

    /// Returns how many there are where the operator does not say: as many as there are processors.
    ///
    /// - Parameters:
    ///   - processors: The processors that the process may use.
    ///   - capacity: The sessions and the memory of all workers together.
    ///   - sharesState: Whether visitors share what the app keeps in memory: one process runs it.
    ///   - isDebug: Whether the program was built to be developed: one process is easier to follow.
    /// - Returns: The number, at least one.
    package static func usual(processors: Int, capacity: Capacity, sharesState: Bool, isDebug: Bool) -> Int {
        if sharesState || isDebug { return 1 }
        let bound = min(processors, capacity.sessions / sessionsPerWorker, most)
        return max(1, min(bound, capacity.memoryLimit.map { $0 / bytesPerWorker } ?? bound))
    }
}
