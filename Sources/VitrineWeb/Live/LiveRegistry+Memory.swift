// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A ceiling for the process's memory: over it absent sessions are parked, then ended, the longest absent first, and
/// new visitors are told to come again. Connected sessions stay.
extension LiveRegistry {
    /// Asks about once a second how much memory is in use, until cancelled.
    ///
    /// - Parameters:
    ///   - limit: Bytes.
    ///   - probe: Returns the bytes in use, or `nil` if unknown; above the limit it may measure more closely. Does not
    ///     run on the main actor.
    package nonisolated func watchMemory(limit: Int, _ probe: @escaping @Sendable (_ limit: Int) -> Int?) async {
        await limitMemory(to: limit)
        while !Task.isCancelled {
            if let bytes = probe(limit) { await memoryInUse(bytes) }
            try? await Task.sleep(for: .seconds(1))
        }
    }

    package func limitMemory(to limit: Int) {
        memory = MemoryCeiling(limit: limit)
    }

    /// Compares the bytes that the process uses now with the ceiling, and frees or refuses what has to be.
    package func memoryInUse(_ bytes: Int) {
        guard var ceiling = memory else { return }
        let hasChanged = ceiling.update(bytes)
        memory = ceiling
        if hasChanged {
            let state =
                ceiling.isOver
                ? "over the limit: absent sessions are parked and ended, newcomers are told to come again; "
                    + "--memory-limit or more memory allows more"
                : "below nine tenths of the limit: newcomers are let in again"
            note(SessionNote(.memory, "\(bytes >> 20) MiB in use of \(ceiling.limit >> 20) MiB, \(state)"))
        }
        if ceiling.isOver { makeRoomInMemory() }
    }

    /// Sessions that are parked or ended between two readings at most.
    static var relievedAtOnce: Int { 50 }

    private func makeRoomInMemory() {
        for _ in 0..<max(0, Self.relievedAtOnce - housekeeping.count) {
            scheduler.submit(to: housekeeping) { [weak self] in self?.relieve() }
        }
    }

    /// Parks the session that has been absent for longest, or ends it if all of them are parked.
    private func relieve() {
        if let entry = sessions.longestAbsentGraph {
            yieldGraph(of: entry)
            counters.parkedForMemory += 1
        } else if let entry = sessions.longestAbsent {
            end(entry)
            counters.endedForMemory += 1
        }
    }
}
