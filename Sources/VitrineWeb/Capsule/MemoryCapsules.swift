// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineBase

/// Capsules in memory, up to a number of bytes, an age and a share for each visitor.
///
/// Invariants: each session has one capsule at most. Where there is no room, what was put longest ago goes first: of the
/// visitor whose share is used up, or else of all. A process that leaves displaces only what was put before it began to
/// leave. What was taken is remembered for as long as a capsule would be, so that its former owner is refused. All members
/// may be used on any thread, and each is one step, but for taking what another process has left in files: who removes the
/// file has it.
package final class MemoryCapsules: CapsuleStore {
    package struct Limits: Sendable {
        /// Bytes of all capsules.
        package var total = 64 << 20
        /// Bytes of one; a larger one is not kept.
        package var each = 256 << 10
        /// The limits of what is kept for one visitor.
        package var visitor = CapsuleShares.Limits()
        /// How long a capsule is kept, as long as a session without a socket is.
        package var age = SessionLimits().resume
        /// A session that was kept so long ago is no more the one that ends its processes.
        package var recovery = Duration.seconds(60)

        package init() {}
    }

    private struct Entry {
        var session: String
        var owner: String?
        var generation: Int
        /// `nil` for a session that was taken.
        var capsule: SealedCapsule?
        var expires: Duration

        var bytes: Int { capsule?.bytes.count ?? 0 }
    }

    private struct State {
        var entries = AgeDictionary<String, Entry>()
        var bytes = 0
        var shares: CapsuleShares
        /// How many capsules of processes that leave found no room.
        var turnedAway = 0
        /// Visitors of whom nothing is kept any more, with the time until which a process may still try.
        var forgotten = AgeDictionary<String, Duration>()
    }

    private let limits: Limits
    private let now: @Sendable () -> Duration
    /// Returns the capsule that another process has left of a session since this process started.
    private let left: @Sendable (String) -> SealedCapsule?
    private let state: Mutex<State>

    /// Creates a store without capsules.
    ///
    /// - Parameters:
    ///   - limits: How much is kept, and for how long.
    ///   - now: The time.
    package convenience init(
        limits: Limits = Limits(), now: @escaping @Sendable () -> Duration = LiveRegistry.processTime
    ) {
        self.init(left: { _ in nil }, limits: limits, now: now)
    }

    /// Creates a store without capsules that looks elsewhere for what it does not have.
    ///
    /// - Parameters:
    ///   - left: Takes what another process has left of a session meanwhile; `nil` where that is nothing.
    ///   - limits: How much is kept, and for how long.
    ///   - now: The time.
    package init(
        left: @escaping @Sendable (String) -> SealedCapsule?, limits: Limits = Limits(),
        now: @escaping @Sendable () -> Duration = LiveRegistry.processTime
    ) {
        self.limits = limits
        self.now = now
        self.left = left
        state = Mutex(State(shares: CapsuleShares(limits.visitor)))
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
            if capsule.isParting == true, !makeRoom(for: capsule, in: &state) {
                state.turnedAway += 1
                return true
            }
            append(capsule, isTaken: false, to: &state)
            while let oldest = state.shares.excess(of: capsule.owner) { remove(oldest, from: &state) }
            while state.bytes > limits.total, removeOldest(from: &state) {}
            return true
        }
    }

    package func take(_ session: String, token: Int) -> SealedCapsule? {
        if let capsule = takeKnown(session, token: token) { return capsule }
        // Where a process has taken it since, what its former owner has left is refused.
        guard let capsule = left(session), put(capsule) else { return nil }
        return takeKnown(session, token: token)
    }

    private func takeKnown(_ session: String, token: Int) -> SealedCapsule? {
        state.withLock { state in
            expire(&state)
            guard let entry = state.entries[session], var capsule = entry.capsule, capsule.oldestToken <= token
            else { return nil }
            remove(session, from: &state)
            capsule.generation += 1
            if now() - (entry.expires - limits.age) > limits.recovery { capsule.losses = 0 }
            if !capsule.isFinal { capsule.losses += 1 }
            capsule.isParting = nil
            append(capsule, isTaken: true, to: &state)
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

    /// Drops capsules that were put before the process began to leave, the oldest first, until one of its own has room;
    /// returns whether it has. None of the same visitor is dropped: a process that leaves puts what was used last first.
    private func makeRoom(for capsule: SealedCapsule, in state: inout State) -> Bool {
        let size = capsule.bytes.count
        guard state.shares.hasRoom(for: size, of: capsule.owner) else { return false }
        while state.bytes + size > limits.total, let oldest = state.entries.first, oldest.capsule?.isParting != true {
            removeOldest(from: &state)
        }
        return state.bytes + size <= limits.total
    }

    /// Appends a session with its capsule, or with the mark that it was taken.
    private func append(_ capsule: SealedCapsule, isTaken: Bool, to state: inout State) {
        let entry = Entry(
            session: capsule.session, owner: capsule.owner, generation: capsule.generation,
            capsule: isTaken ? nil : capsule, expires: now() + limits.age)
        state.entries.append(entry, for: entry.session)
        state.bytes += entry.bytes
        state.shares.append(entry.session, bytes: entry.bytes, of: entry.owner)
    }

    private func remove(_ session: String, from state: inout State) {
        guard let entry = state.entries.remove(session) else { return }
        state.bytes -= entry.bytes
        state.shares.remove(session, of: entry.owner)
    }

    /// Removes the session that was put or taken longest ago; returns `false` where there is none.
    @discardableResult
    private func removeOldest(from state: inout State) -> Bool {
        guard let oldest = state.entries.first else { return false }
        remove(oldest.session, from: &state)
        return true
    }

    /// Removes expired entries, from the oldest on: all have the same lifetime.
    private func expire(_ state: inout State) {
        let now = now()
        while let first = state.entries.first, first.expires < now { removeOldest(from: &state) }
        while let first = state.forgotten.first, first < now { _ = state.forgotten.popFirst() }
    }
}
