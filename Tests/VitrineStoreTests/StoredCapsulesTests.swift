// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing
import VitrineWeb

@testable import VitrineStore

@Suite("Capsules in a store that goes and comes back") struct StoredCapsulesTests {
    /// A store that says what a test wants.
    private final class Store: Sendable {
        struct State {
            var isUp = true
            /// Answers to the next questions; then 1.
            var answers: [RESPValue] = []
            var questions: [[String]] = []
            var pauses = 0
            /// Whether whoever pauses goes on at once; otherwise with `goOn()`.
            var isQuick = false
            var paused: [CheckedContinuation<Void, Never>] = []
            /// Whether the next question waits for its answer until `goOn()`.
            var holdsQuestion = false
        }

        let state = Mutex(State())

        func capsules(limits: StoredCapsules.Limits = StoredCapsules.Limits()) -> StoredCapsules {
            StoredCapsules(
                prefix: "p:", limits: limits, pause: { _ in await self.pause() },
                ask: { commands in
                    await self.hold()
                    return try self.state.withLock { state -> [RESPValue] in
                        guard state.isUp else { throw StoreError.closed }
                        return commands.map { command -> RESPValue in
                            state.questions.append(command.words.map { String(decoding: $0, as: UTF8.self) })
                            return state.answers.isEmpty ? .integer(1) : state.answers.removeFirst()
                        }
                    }
                })
        }

        private func pause() async {
            await withCheckedContinuation { continuation in
                let isQuick = state.withLock { state -> Bool in
                    state.pauses += 1
                    if !state.isQuick { state.paused.append(continuation) }
                    return state.isQuick
                }
                if isQuick { continuation.resume() }
            }
        }

        private func hold() async {
            await withCheckedContinuation { continuation in
                let holds = state.withLock { state -> Bool in
                    defer { state.holdsQuestion = false }
                    if state.holdsQuestion { state.paused.append(continuation) }
                    return state.holdsQuestion
                }
                if !holds { continuation.resume() }
            }
        }

        /// Waits until somebody pauses, or waits for an answer.
        func untilPaused() async {
            while state.withLock({ $0.paused.isEmpty }) { await Task.yield() }
        }

        /// Whoever pauses goes on.
        func goOn() {
            let paused = state.withLock { state -> [CheckedContinuation<Void, Never>] in
                defer { state.paused = [] }
                return state.paused
            }
            for continuation in paused { continuation.resume() }
        }

        func set(isUp: Bool) { state.withLock { $0.isUp = isUp } }
        func answer(_ answers: RESPValue...) { state.withLock { $0.answers = answers } }

        /// The sessions whose capsules were put, with their bytes, in order.
        var put: [String] {
            state.withLock { state in
                state.questions.filter { $0[1] == CapsuleScripts.put }.map { "\($0[3]) \($0[13])" }
            }
        }

        /// How often a script was run.
        func count(_ script: String) -> Int {
            state.withLock { state in state.questions.count { $0[1] == script } }
        }
    }

    private let store = Store()

    private func capsule(_ session: String, _ bytes: String = "x", owner: String? = "ann") -> SealedCapsule {
        SealedCapsule(
            session: session, owner: owner, generation: 3, oldestToken: 2, newestToken: 4, isFinal: true, losses: 1,
            bytes: Data(bytes.utf8))
    }

    @Test("a capsule is sent with all that is known of it")
    func sent() async {
        #expect(await store.capsules().put(capsule("a")))
        let question = store.state.withLock { $0.questions[0] }
        #expect(question.first == "EVAL")
        #expect(question[2...5] == ["3", "p:session:a", "p:visitor:ann", "p:forgotten:ann"])
        #expect(question[6...] == ["3", "1", "ann", "2", "4", "1", "1", "x", "1800000", "200", "8388608", "0"])
    }

    @Test("a process that leaves says so, and of how much is kept of one visitor")
    func parting() async {
        var limits = StoredCapsules.Limits()
        limits.visitor.count = 5
        limits.visitor.bytes = 70
        var last = capsule("a")
        last.isParting = true
        #expect(await store.capsules(limits: limits).put(last))
        #expect(store.state.withLock { $0.questions[0].suffix(3) } == ["5", "70", "1"])
    }

    @Test("the answer says whose the session is", arguments: [(0, false), (1, true)])
    func refused(answer: Int, isKept: Bool) async {
        store.answer(.integer(answer))
        #expect(await store.capsules().put(capsule("a")) == isKept)
    }

    @Test("what is taken is what was put, with what the store says of its owners")
    func taken() async throws {
        func texts(_ texts: String...) -> [RESPValue] { texts.map { .bulk(Array($0.utf8)) } }
        store.answer(
            .array(
                [.integer(1), .integer(4)] + texts("ann", "2", "4", "1") + [.integer(1)] + texts("x") + [.integer(0)]))
        var expected = capsule("a")
        expected.generation = 4
        #expect(await store.capsules().take("a", token: 4) == expected)
        store.answer(
            .array([.integer(1), .integer(5)] + texts("", "2", "4", "0") + [.integer(2)] + texts("x") + [.integer(1)]))
        let again = try #require(await store.capsules().take("a", token: 4))
        #expect(again.wasTakenBefore == true)
        #expect(again.owner == nil)
        #expect(!again.isFinal)
    }

    @Test(
        "what is no capsule is none",
        arguments: [
            RESPValue.array([.integer(0)]), .array([]), .array(nil), .bulk(nil), .error("ERR no"), .integer(1),
            .array([.integer(1), .integer(2)]), .array(Array(repeating: .integer(1), count: 9)),
        ])
    func noCapsule(answer: RESPValue) async {
        store.answer(answer)
        #expect(await store.capsules().take("a", token: 4) == nil)
        #expect(store.count(CapsuleScripts.take) == 1)
    }

    @Test("numbers that nobody can count on from are of no capsule", arguments: [1, 3, 4, 6], [Int.max, .min, -1])
    func forged(index: Int, number: Int) async {
        var items: [RESPValue] = [.integer(1), .integer(4), .bulk(Array("ann".utf8)), .integer(2), .integer(4)]
        items += [.integer(1), .integer(1), .bulk([120]), .integer(0)]
        store.answer(.array(items))
        #expect(await store.capsules().take("a", token: 4) != nil)
        items[index] = .integer(number)
        store.answer(.array(items))
        #expect(await store.capsules().take("a", token: 4) == nil)
    }

    @Test("what is lent is waited for, as long as two loans last")
    func lent() async {
        store.state.withLock { $0.isQuick = true }
        let lent = RESPValue.array([.integer(2), .integer(4_000)])
        store.answer(lent, lent, .array([.integer(0)]))
        #expect(await store.capsules().take("a", token: 4) == nil)
        #expect(store.state.withLock { $0.pauses } == 2)
        store.state.withLock { $0.answers = Array(repeating: lent, count: 1_000) }
        #expect(await store.capsules().take("a", token: 4) == nil)
        #expect(store.state.withLock { $0.pauses } == 2 + 33)
    }

    @Test("while the store is down the last capsule of each session waits, and is put when the store is back")
    func waits() async {
        let capsules = store.capsules()
        store.set(isUp: false)
        for text in ["1", "2"] { #expect(await capsules.put(capsule("a", text))) }
        #expect(await capsules.put(capsule("b", "3")))
        #expect(await capsules.take("a", token: 4) == nil)
        #expect(capsules.waitingCount == 2)
        store.set(isUp: true)
        await capsules.storeIsBack()
        #expect(store.put == ["p:session:a 2", "p:session:b 3"])
        #expect(capsules.waitingCount == 0)
        store.goOn()
    }

    @Test("a capsule that was put since is not replaced by one that waited")
    func overtaken() async {
        let capsules = store.capsules()
        store.set(isUp: false)
        _ = await capsules.put(capsule("a", "old"))
        store.set(isUp: true)
        _ = await capsules.put(capsule("a", "new"))
        await capsules.storeIsBack()
        #expect(store.put == ["p:session:a new"])
        store.goOn()
    }

    @Test("a store that goes once more while it gets what waited loses none of it")
    func again() async {
        let capsules = store.capsules()
        store.set(isUp: false)
        for name in ["a", "b"] { _ = await capsules.put(capsule(name)) }
        await capsules.storeIsBack()
        #expect(capsules.waitingCount == 2)
        await store.untilPaused()
        store.set(isUp: true)
        store.goOn()
        while capsules.waitingCount > 0 { await Task.yield() }
    }

    @Test(
        "what a store does not take, or could not be asked, is tried again until it is taken",
        arguments: [true, false])
    func retried(isRefused: Bool) async {
        let capsules = store.capsules()
        if isRefused {
            store.answer(.error("OOM command not allowed"), .error("OOM command not allowed"))
        } else {
            store.set(isUp: false)
        }
        #expect(await capsules.put(capsule("a")))
        #expect(capsules.waitingCount == 1)
        await store.untilPaused()
        store.goOn()
        await store.untilPaused()
        #expect(capsules.waitingCount == 1)
        store.set(isUp: true)
        store.goOn()
        // Nobody says that the store is back.
        while capsules.waitingCount > 0 { await Task.yield() }
        #expect(store.put.last == "p:session:a x")
        #expect(store.count(CapsuleScripts.put) == (isRefused ? 3 : 1))
    }

    @Test("a visitor whom the store does not forget is tried again")
    func forgottenLater() async {
        let capsules = store.capsules()
        store.answer(.error("OOM command not allowed"))
        await capsules.forget(owner: "ann")
        await store.untilPaused()
        store.goOn()
        while store.count(CapsuleScripts.forget) < 2 { await Task.yield() }
        #expect(store.count(CapsuleScripts.forget) == 2)
    }

    @Test("one that is refused again and again does not keep the others waiting")
    func refusedAlone() async {
        let capsules = store.capsules()
        store.set(isUp: false)
        for name in ["a", "b", "c"] { _ = await capsules.put(capsule(name)) }
        store.set(isUp: true)
        store.answer(.error("WRONGTYPE"))
        await capsules.storeIsBack()
        #expect(capsules.waitingCount == 3)
        await capsules.storeIsBack()
        #expect(store.put == ["a", "b", "c", "a"].map { "p:session:\($0) x" })
        #expect(capsules.waitingCount == 0)
        store.goOn()
    }

    @Test("what the store would never take does not wait")
    func tooLarge() async {
        let capsules = StoredCapsules(prefix: "p:", pause: { _ in }) { _ in
            throw StoreError.tooLarge(bytes: 2, limit: 1)
        }
        #expect(await capsules.put(capsule("a")))
        #expect(capsules.waitingCount == 0)
    }

    @Test(
        "a session that ends while its capsule is on its way is not put back, whether that came there or not",
        arguments: [true, false], [true, false])
    func endedOnItsWay(isWaiting: Bool, arrives: Bool) async {
        let capsules = store.capsules()
        let next = capsule("a")
        if isWaiting {
            store.set(isUp: false)
            _ = await capsules.put(next)
            store.set(isUp: true)
        }
        store.state.withLock { $0.holdsQuestion = true }
        let sending = Task {
            if isWaiting { await capsules.storeIsBack() } else { _ = await capsules.put(next) }
        }
        while store.state.withLock({ $0.holdsQuestion }) { await Task.yield() }
        await capsules.end("a", generation: 3)
        store.set(isUp: arrives)
        store.goOn()
        await sending.value
        #expect(capsules.waitingCount == 0)
        store.set(isUp: true)
        await capsules.storeIsBack()
        let last = store.state.withLock { $0.questions.last?[1] }
        #expect(last == CapsuleScripts.end)
        #expect(store.count(CapsuleScripts.end) == (arrives ? 2 : 1))
        store.goOn()
    }

    @Test("what ended meanwhile, or is of a visitor who was forgotten, is put no more")
    func ended() async {
        let capsules = store.capsules()
        store.set(isUp: false)
        _ = await capsules.put(capsule("a"))
        _ = await capsules.put(capsule("b", owner: "bob"))
        await capsules.end("a", generation: 3)
        await capsules.forget(owner: "bob")
        #expect(capsules.waitingCount == 0)
        _ = await capsules.put(capsule("b", owner: "bob"))
        #expect(capsules.waitingCount == 0)
        store.set(isUp: true)
        await capsules.storeIsBack()
        #expect(store.put.isEmpty)
        #expect(store.count(CapsuleScripts.forget) == 1)
        await capsules.storeIsBack()
        #expect(store.count(CapsuleScripts.forget) == 1)
        store.goOn()
    }

    @Test("of one visitor no more waits than is kept of one, and of others all")
    func share() async {
        var limits = StoredCapsules.Limits()
        limits.visitor.count = 3
        limits.visitor.bytes = 10
        let capsules = store.capsules(limits: limits)
        store.set(isUp: false)
        _ = await capsules.put(capsule("other", owner: "bob"))
        for name in ["a", "b", "c", "d"] { _ = await capsules.put(capsule(name)) }
        _ = await capsules.put(capsule("e", "123456789"))
        var last = capsule("f")
        last.isParting = true
        _ = await capsules.put(last)
        // A session that is put, or has ended, is no more in the way.
        await capsules.end("d", generation: 3)
        _ = await capsules.put(capsule("g"))
        store.set(isUp: true)
        await capsules.storeIsBack()
        #expect(store.put == ["other x", "e 123456789", "g x"].map { "p:session:\($0)" })
        store.goOn()
    }

    @Test("no more waits than there is room for, the oldest goes first")
    func room() async {
        var limits = StoredCapsules.Limits()
        limits.waiting = 10
        let capsules = store.capsules(limits: limits)
        store.set(isUp: false)
        for name in ["a", "b", "c", "a"] { _ = await capsules.put(capsule(name, "12345")) }
        #expect(capsules.waitingCount == 2)
        store.set(isUp: true)
        await capsules.storeIsBack()
        #expect(store.put == ["p:session:c 12345", "p:session:a 12345"])
        store.goOn()
    }
}
