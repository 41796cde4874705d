// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import VitrineBase
package import VitrineWeb

/// The capsules of sessions in a store that several machines share.
///
/// Invariants: what is taken is given to nobody else until its new owner has kept the session, or as long as a loan
/// lasts: whoever took it may have ended. An owner whose session was taken is refused when it puts the next capsule. While
/// the store is down or takes nothing, the last capsule of each session waits here, up to a number of bytes; what waits is
/// put when the store is back, and tried after longer and longer pauses until then. A session that has ended is put no
/// more, whatever is on its way. All members may be used on any thread.
package final class StoredCapsules: CapsuleStore {
    /// How much is kept, and for how long.
    package struct Limits: Sendable {
        /// How long a capsule is kept.
        package var age = MemoryCapsules.Limits().age
        /// A session that was kept so long ago is no more the one that ends its processes.
        package var recovery = MemoryCapsules.Limits().recovery
        /// How long nobody else gets what was taken, if its new owner says nothing.
        package var loan = Duration.seconds(4)
        /// How often whoever wants what is lent asks again.
        package var patience = Duration.milliseconds(250)
        /// Bytes that wait for a store that is down; of more the oldest are dropped.
        package var waiting = 64 << 20
        /// What is kept of one visitor, in the store and of what waits for it.
        package var visitor = CapsuleShares.Limits()

        package init() {}
    }

    /// A capsule that is sent, or waits for the store; of two of a session the one with the larger number counts.
    private struct Waiting {
        var number: Int
        var capsule: SealedCapsule
    }

    /// The capsules of a session that are on their way to the store.
    private struct Writing {
        var count = 0
        /// The generation with which the session has ended meanwhile.
        var ended: Int?
    }

    /// What became of a capsule that was sent.
    private enum Outcome {
        case kept
        /// Another process has the session.
        case taken
        /// The capsule is not wanted any more, or never will be taken.
        case dropped
        /// The store failed: the capsule may be sent again.
        case failed
    }

    private struct State {
        /// Numbers the capsules of this process.
        var last = 0
        var waiting = AgeDictionary<String, Waiting>()
        var bytes = 0
        var shares: CapsuleShares
        /// Visitors who are to be forgotten when the store is back.
        var forgetting: Set<String> = []
        var writing: [String: Writing] = [:]
        /// Whether a task sends what waits.
        var isSending = false
        /// Whether a task tries it again and again.
        var isRetrying = false

        var hasWork: Bool { !waiting.isEmpty || !forgetting.isEmpty }
    }

    private let prefix: String
    private let limits: Limits
    private let pause: @Sendable (Duration) async -> Void
    private let ask: @Sendable ([RESPCommand]) async throws -> [RESPValue]
    private let state: Mutex<State>

    /// Creates the capsules of an app.
    ///
    /// - Parameters:
    ///   - prefix: What the names of all keys begin with.
    ///   - limits: How much is kept, and for how long.
    ///   - pause: Waits for a time, before a lent session is asked for again and before the store is tried again.
    ///   - ask: Sends commands to the store, as `StoreClient.ask(_:)` does.
    package init(
        prefix: String, limits: Limits = Limits(),
        pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) },
        ask: @escaping @Sendable ([RESPCommand]) async throws -> [RESPValue]
    ) {
        self.prefix = prefix
        self.limits = limits
        self.pause = pause
        self.ask = ask
        state = Mutex(State(shares: CapsuleShares(limits.visitor)))
    }

    /// The number of capsules that wait for the store.
    package var waitingCount: Int { state.withLock { $0.waiting.count } }

    // MARK: - CapsuleStore

    package func put(_ capsule: SealedCapsule) async -> Bool {
        let number = state.withLock { state in
            state.last += 1
            remove(capsule.session, from: &state)
            return state.last
        }
        let waiting = Waiting(number: number, capsule: capsule)
        let outcome = await send(waiting)
        if outcome == .failed { wait(waiting) }
        return outcome != .taken
    }

    package func take(_ session: String, token: Int) async -> SealedCapsule? {
        // As often as fits into two loans: whoever has it may have ended, and the next one as well.
        for _ in 0...(2 * Int(limits.loan / limits.patience)) {
            let question = script(
                CapsuleScripts.take, keys: [sessionKey(session)],
                "\(token)", limits.loan.inMilliseconds, limits.recovery.inMilliseconds, limits.age.inMilliseconds,
                ownerKey(""))
            guard let items = try? await ask([question]).first?.items else { return nil }
            switch items.first?.number {
            case 1: return Self.capsule(session, items)
            case 2: await pause(min(.milliseconds(items.last?.number ?? 0), limits.patience))
            default: return nil
            }
        }
        return nil
    }

    package func end(_ session: String, generation: Int) async {
        state.withLock { state in
            remove(session, from: &state)
            state.writing[session]?.ended = generation
        }
        await endInStore(session, generation)
    }

    package func forget(owner: String) async {
        state.withLock { state in
            for waiting in state.waiting.all where waiting.capsule.owner == owner {
                remove(waiting.capsule.session, from: &state)
            }
            state.forgetting.insert(owner)
        }
        await forgetWaiting(owner)
        retry()
    }

    // MARK: - A store that was down

    /// The store answers again: what waited is put.
    package func storeIsBack() async { await sendWaiting() }

    /// Sends what waits, the oldest first, until the store does not take it.
    private func sendWaiting() async {
        let isFirst = state.withLock { state -> Bool in
            defer { state.isSending = true }
            return !state.isSending
        }
        guard isFirst else { return }
        defer { state.withLock { $0.isSending = false } }
        for owner in state.withLock({ $0.forgetting.sorted() }) { await forgetWaiting(owner) }
        while let next = state.withLock({ $0.waiting.first }) {
            let session = next.capsule.session
            // A session that another process has by now is its own; the owner here hears of it with its next one.
            let outcome = await send(next)
            state.withLock { state in
                guard state.waiting[session]?.number == next.number else { return }
                // One that is never taken does not keep the others waiting.
                if outcome == .failed { _ = state.waiting.renew(session) } else { remove(session, from: &state) }
            }
            if outcome == .failed { return }
        }
    }

    /// Sends a capsule. Where its session ends meanwhile, nobody knows which of both the store does first: it is ended
    /// again.
    private func send(_ waiting: Waiting) async -> Outcome {
        let capsule = waiting.capsule
        state.withLock { $0.writing[capsule.session, default: Writing()].count += 1 }
        var outcome: Outcome
        do {
            outcome = try await write(capsule, waiting.number) ? .kept : .taken
        } catch {
            outcome = if case .tooLarge = StoreError(error) { .dropped } else { .failed }
        }
        let ended = state.withLock { state -> Int? in
            guard var writing = state.writing[capsule.session] else { return nil }
            writing.count -= 1
            state.writing[capsule.session] = writing.count == 0 ? nil : writing
            return writing.ended
        }
        guard let ended, capsule.generation <= ended else { return outcome }
        if outcome == .kept { await endInStore(capsule.session, ended) }
        if outcome == .failed { outcome = .dropped }
        return outcome
    }

    /// Keeps a capsule for the time when the store takes it.
    private func wait(_ waiting: Waiting) {
        let capsule = waiting.capsule
        state.withLock { state in
            if let known = state.waiting[capsule.session], known.number > waiting.number { return }
            if let owner = capsule.owner, state.forgetting.contains(owner) { return }
            remove(capsule.session, from: &state)
            if capsule.isParting == true, !state.shares.hasRoom(for: capsule.bytes.count, of: capsule.owner) { return }
            state.waiting.append(waiting, for: capsule.session)
            state.bytes += capsule.bytes.count
            state.shares.append(capsule.session, bytes: capsule.bytes.count, of: capsule.owner)
            while let oldest = state.shares.excess(of: capsule.owner) { remove(oldest, from: &state) }
            while state.bytes > limits.waiting, let oldest = state.waiting.first {
                remove(oldest.capsule.session, from: &state)
            }
        }
        retry()
    }

    /// Begins to try again what waits, unless a task does so or nothing waits. It ends with the last of what waits, and
    /// with these capsules.
    private func retry() {
        let begins = state.withLock { state -> Bool in
            guard state.hasWork, !state.isRetrying else { return false }
            state.isRetrying = true
            return true
        }
        guard begins else { return }
        Task { [weak self, pause] in
            var backoff = Backoff()
            while true {
                await pause(backoff.next())
                guard let self else { return }
                await self.sendWaiting()
                let isDone = self.state.withLock { state -> Bool in
                    state.isRetrying = state.hasWork
                    return !state.isRetrying
                }
                if isDone { return }
            }
        }
    }

    private func remove(_ session: String, from state: inout State) {
        guard let known = state.waiting.remove(session) else { return }
        state.bytes -= known.capsule.bytes.count
        state.shares.remove(session, of: known.capsule.owner)
    }

    // MARK: - What is said

    private func write(_ capsule: SealedCapsule, _ number: Int) async throws -> Bool {
        let owner = capsule.owner ?? ""
        let texts: [String] = [
            "\(capsule.generation)", "\(number)", owner, "\(capsule.oldestToken)", "\(capsule.newestToken)",
            capsule.isFinal ? "1" : "0", "\(capsule.losses)",
        ]
        var arguments: [[UInt8]] = texts.map { Array($0.utf8) }
        arguments.append([UInt8](capsule.bytes))
        let last: [String] = [
            limits.age.inMilliseconds, "\(limits.visitor.count)", "\(limits.visitor.bytes)",
            capsule.isParting == true ? "1" : "0",
        ]
        arguments += last.map { Array($0.utf8) }
        let keys = [sessionKey(capsule.session), ownerKey(owner), markKey(owner)]
        let answer = try await ask([RESPCommand(script: CapsuleScripts.put, keys: keys, arguments: arguments)]).first
        // A store that is full or only reads has kept nothing, and may do so later.
        guard let kept = answer?.number else { throw StoreError.refused(answer?.problem ?? "no answer") }
        return kept == 1
    }

    /// Ends a session in the store; one that is not ended there ends by its age.
    private func endInStore(_ session: String, _ generation: Int) async {
        _ = try? await ask([
            script(CapsuleScripts.end, keys: [sessionKey(session)], "\(generation)", ownerKey(""))
        ])
    }

    /// Forgets a visitor in the store, and remembers that it is done.
    private func forgetWaiting(_ owner: String) async {
        let command = script(
            CapsuleScripts.forget, keys: [ownerKey(owner), markKey(owner)], limits.age.inMilliseconds)
        guard let answer = try? await ask([command]).first, answer.problem == nil else { return }
        state.withLock { _ = $0.forgetting.remove(owner) }
    }

    /// Numbers that a process counts on from; a store that others write to may say any.
    private static let numbers = 0...(1 << 53)

    /// The capsule in an answer of `CapsuleScripts.take`.
    private static func capsule(_ session: String, _ items: [RESPValue]) -> SealedCapsule? {
        guard items.count == 9, let generation = items[1].number, let owner = items[2].text,
            let oldest = items[3].number, let newest = items[4].number, let isFinal = items[5].number,
            let losses = items[6].number, let bytes = items[7].bytes,
            [generation, oldest, newest, losses].allSatisfy({ Self.numbers.contains($0) })
        else { return nil }
        var capsule = SealedCapsule(
            session: session, owner: owner.isEmpty ? nil : owner, generation: generation, oldestToken: oldest,
            newestToken: newest, isFinal: isFinal == 1, losses: losses, bytes: Data(bytes))
        if items[8].number == 1 { capsule.wasTakenBefore = true }
        return capsule
    }

    private func script(_ text: String, keys: [String], _ arguments: String...) -> RESPCommand {
        RESPCommand(script: text, keys: keys, arguments: arguments.map { Array($0.utf8) })
    }

    private func sessionKey(_ session: String) -> String { "\(prefix)session:\(session)" }
    private func ownerKey(_ owner: String) -> String { "\(prefix)visitor:\(owner)" }
    private func markKey(_ owner: String) -> String { "\(prefix)forgotten:\(owner)" }
}
