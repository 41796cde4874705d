// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineBase

/// Capsules in memory, up to a number of bytes and an age.
///
/// Invariants: each session has one capsule at most; where there is room for no more, those that were put longest ago go
/// first, but of processes that leave what was put first stays. What was taken is remembered for as long as a capsule would be, so that its former owner is refused. All
/// members may be used on any thread, and each is one step.
package final class MemoryCapsules: CapsuleStore {
    package struct Limits: Sendable {
        /// Bytes of all capsules.
        package var total = 64 << 20
        /// Bytes of one; a larger one is not kept.
        package var each = 256 << 10
        /// How long a capsule is kept, as long as a session without a socket is.
        package var age = SessionLimits().resume
        /// A session that was kept so long ago is no more the one that ends its processes.
        package var recovery = Duration.seconds(60)

        package init() {}
    }

    private struct Entry {
        var generation: Int
        var capsule: SealedCapsule?
        var expires: Duration
    }

    private struct State {
        var entries = AgeDictionary<String, Entry>()
        var bytes = 0
        /// How many capsules of processes that leave found no room.
        var turnedAway = 0
        /// Visitors of whom nothing is kept any more, with the time until which a process may still try.
        var forgotten = AgeDictionary<String, Duration>()
    }

    private let limits: Limits
    private let now: @Sendable () -> Duration
    private let state = Mutex(State())

    /// Creates a store without capsules.
    ///
    /// - Parameters:
    ///   - limits: How much is kept, and for how long.
    ///   - now: The time.
    package init(limits: Limits = Limits(), now: @escaping @Sendable () -> Duration = LiveRegistry.processTime) {
        self.limits = limits
        self.now = now
    }

    package var count: Int { all.count }

    /// The bytes of all capsules.
    package var bytes: Int { state.withLock { $0.bytes } }

    /// How many sessions of processes that were leaving found no room.
    package var turnedAwayCount: Int { state.withLock { $0.turnedAway } }

    /// All capsules that are still good, the oldest first.
    package var all: [SealedCapsule] {
        state.withLock { state in
            expire(&state)
            return state.entries.all.compactMap(\.capsule)
        }
    }

    /// Keeps a capsule; returns `false` where another process has taken the session.
    @discardableResult
    package func put(_ capsule: SealedCapsule) -> Bool {
        state.withLock { state in
            expire(&state)
            if let known = state.entries[capsule.session], known.generation > capsule.generation { return false }
            remove(capsule.session, from: &state)
            if let owner = capsule.owner, state.forgotten[owner] != nil { return true }
            guard capsule.bytes.count <= limits.each else { return true }
            if capsule.isParting == true { makeRoom(for: capsule, in: &state) }
            if capsule.isParting == true, state.bytes + capsule.bytes.count > limits.total {
                state.turnedAway += 1
                return true
            }
            append(
                Entry(generation: capsule.generation, capsule: capsule, expires: now() + limits.age), capsule, &state)
            while state.bytes > limits.total, let oldest = state.entries.popFirst() {
                state.bytes -= oldest.capsule?.bytes.count ?? 0
            }
            return true
        }
    }

    package func take(_ session: String, token: Int) -> SealedCapsule? {
        state.withLock { state in
            expire(&state)
            guard let entry = state.entries[session], var capsule = entry.capsule, capsule.oldestToken <= token
            else { return nil }
            remove(session, from: &state)
            capsule.generation += 1
            if now() - (entry.expires - limits.age) > limits.recovery { capsule.losses = 0 }
            if !capsule.isFinal { capsule.losses += 1 }
            capsule.isParting = nil
            append(
                Entry(generation: capsule.generation, capsule: nil, expires: now() + limits.age), capsule, &state)
            return capsule
        }
    }

    package func end(_ session: String, generation: Int) {
        state.withLock { state in
            guard let entry = state.entries[session], entry.generation <= generation else { return }
            remove(session, from: &state)
        }
    }

    package func forget(owner: String) {
        state.withLock { state in
            expire(&state)
            for capsule in state.entries.all.compactMap(\.capsule) where capsule.owner == owner {
                remove(capsule.session, from: &state)
            }
            _ = state.forgotten.remove(owner)
            state.forgotten.append(now() + limits.age, for: owner)
        }
    }

    /// Drops capsules of before, the oldest first, until one of a process that leaves has room.
    private func makeRoom(for capsule: SealedCapsule, in state: inout State) {
        while state.bytes + capsule.bytes.count > limits.total, let oldest = state.entries.first,
            oldest.capsule?.isParting != true
        {
            _ = state.entries.popFirst()
            state.bytes -= oldest.capsule?.bytes.count ?? 0
        }
    }

    private func append(_ entry: Entry, _ capsule: SealedCapsule, _ state: inout State) {
        state.entries.append(entry, for: capsule.session)
        state.bytes += entry.capsule?.bytes.count ?? 0
    }

    private func remove(_ session: String, from state: inout State) {
        guard let entry = state.entries.remove(session) else { return }
        state.bytes -= entry.capsule?.bytes.count ?? 0
    }

    /// Removes expired entries, from the oldest on: all have the same lifetime.
    private func expire(_ state: inout State) {
        let now = now()
        while let first = state.entries.first, first.expires < now {
            _ = state.entries.popFirst()
            state.bytes -= first.capsule?.bytes.count ?? 0
        }
        while let first = state.forgotten.first, first < now { _ = state.forgotten.popFirst() }
    }
}
