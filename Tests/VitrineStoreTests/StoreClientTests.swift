// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing

@testable import VitrineStore

@Suite("A store that goes and comes back") struct StoreClientTests {
    /// A store without a network.
    private final class Store: Sendable {
        struct State {
            var isUp = true
            var attempts = 0
            var lines: [Line] = []
            var changes: [StoreClient.Change] = []
            var pauses: [Duration] = []
            /// Whoever waits before the store is tried again.
            var waiting: [CheckedContinuation<Void, Never>] = []
        }

        let state = Mutex(State())

        func client() -> StoreClient {
            StoreClient(
                connect: { try self.connect() },
                pause: { duration in
                    await withCheckedContinuation { continuation in
                        self.state.withLock {
                            $0.pauses.append(duration)
                            $0.waiting.append(continuation)
                        }
                    }
                },
                onChange: { change in self.state.withLock { $0.changes.append(change) } })
        }

        private func connect() throws -> any StoreLine {
            try state.withLock { state -> any StoreLine in
                state.attempts += 1
                guard state.isUp else { throw StoreError.unreachable("gone") }
                let line = Line()
                state.lines.append(line)
                return line
            }
        }

        /// The last connection.
        var line: Line? { state.withLock { $0.lines.last } }

        func set(isUp: Bool) { state.withLock { $0.isUp = isUp } }

        var changes: [StoreClient.Change] { state.withLock { $0.changes } }

        /// Waits until the client pauses for the time with this number, from 1 on.
        func untilPaused(_ count: Int) async {
            while state.withLock({ $0.pauses.count }) < count { await Task.yield() }
        }

        func goOn() {
            let waiting = state.withLock { state in
                defer { state.waiting = [] }
                return state.waiting
            }
            for continuation in waiting { continuation.resume() }
        }
    }

    private final class Line: StoreLine {
        private let isOver = Mutex(false)
        private let fails = Mutex(false)

        var isOpen: Bool { isOver.withLock { !$0 } }

        func ask(_ commands: [RESPCommand]) async throws -> [RESPValue] {
            guard isOpen, !fails.withLock({ $0 }) else { throw StoreError.timedOut }
            return commands.map { _ in .simple("OK") }
        }

        func ended() async {}

        /// It answers nothing any more.
        func fail() { fails.withLock { $0 = true } }

        func close() { isOver.withLock { $0 = true } }
    }

    /// Keeps those who come until it is opened.
    private final class Gate: Sendable {
        private struct State {
            var isOpen = false
            var waiting: [CheckedContinuation<Void, Never>] = []
        }

        private let state = Mutex(State())

        func pass() async {
            await withCheckedContinuation { continuation in
                let isOpen = state.withLock { state -> Bool in
                    if !state.isOpen { state.waiting.append(continuation) }
                    return state.isOpen
                }
                if isOpen { continuation.resume() }
            }
        }

        func untilSomebodyWaits() async {
            while state.withLock({ $0.waiting.isEmpty }) { await Task.yield() }
        }

        func open() {
            let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
                defer { (state.isOpen, state.waiting) = (true, []) }
                return state.waiting
            }
            for continuation in waiting { continuation.resume() }
        }
    }

    /// A connection whose questions fail once a gate is open.
    private final class StuckLine: StoreLine {
        let gate = Gate()
        private let isOver = Mutex(false)

        var isOpen: Bool { isOver.withLock { !$0 } }

        func ask(_ commands: [RESPCommand]) async throws -> [RESPValue] {
            await gate.pass()
            throw StoreError.closed
        }

        func ended() async {}

        func close() { isOver.withLock { $0 = true } }
    }

    private let store = Store()
    private let question = [RESPCommand("PING")]

    @Test("a store that is not there at the start is an error, and is not tried again")
    func start() async {
        store.set(isUp: false)
        let client = store.client()
        await #expect(throws: StoreError.unreachable("gone")) { try await client.start() }
        #expect(store.changes.isEmpty)
        #expect(store.state.withLock { $0.attempts } == 1)
    }

    @Test("a connection that was closed while nobody asked is replaced in silence")
    func idle() async throws {
        let client = store.client()
        try await client.start()
        store.line?.close()
        let answers = try await client.ask(question)
        #expect(answers == [.simple("OK")])
        #expect(store.state.withLock { $0.lines.count } == 2)
        #expect(store.changes.isEmpty)
    }

    @Test("a question that fails while a new connection is being made does not begin a further one")
    func failureWhileConnecting() async throws {
        let (stuck, door, attempts) = (StuckLine(), Gate(), Store())
        let client = StoreClient(
            connect: {
                let attempt = attempts.state.withLock { state in
                    state.attempts += 1
                    return state.attempts
                }
                if attempt == 1 { return stuck }
                await door.pass()
                return Line()
            },
            onChange: { change in attempts.state.withLock { $0.changes.append(change) } })
        try await client.start()
        let words = question
        let failing = Task { try await client.ask(words) }
        await stuck.gate.untilSomebodyWaits()
        stuck.close()
        let asking = Task { try await client.ask(words) }
        await door.untilSomebodyWaits()
        stuck.gate.open()
        await #expect(throws: StoreError.closed) { try await failing.value }
        door.open()
        let answers = try await asking.value
        #expect(answers == [.simple("OK")])
        #expect(attempts.changes.isEmpty)
        #expect(attempts.state.withLock { $0.attempts } == 2)
    }

    @Test("a store that goes is said once, tried after longer and longer pauses, and said once when it is back")
    func outage() async throws {
        let client = store.client()
        try await client.start()
        store.set(isUp: false)
        store.line?.fail()
        for _ in 0..<3 { await #expect(throws: StoreError.self) { try await client.ask(question) } }
        for number in 1...8 {
            await store.untilPaused(number)
            await #expect(throws: StoreError.self) { try await client.ask(question) }
            if number == 8 { store.set(isUp: true) }
            store.goOn()
        }
        while store.changes.count < 2 { await Task.yield() }
        #expect(store.changes == [.down(.timedOut), .up])
        let pauses = store.state.withLock { $0.pauses }
        #expect(pauses.prefix(3) == [.milliseconds(100), .milliseconds(200), .milliseconds(400)])
        #expect(pauses.last == .seconds(5))
        let answers = try await client.ask(question)
        #expect(answers == [.simple("OK")])
    }

    @Test("what is too large for an answer is refused to whoever asks, and the connection goes on")
    func tooLarge() async throws {
        let client = store.client()
        try await client.start()
        let (most, all) = (RESPCommand.limits.word, RESPCommand.limits.total)
        let large = RESPCommand([Array("SET".utf8), Array("x".utf8), [UInt8](repeating: 0, count: most + 1)])
        await #expect(throws: StoreError.tooLarge(bytes: most + 1, limit: most)) { try await client.ask([large]) }
        let many = RESPCommand(Array(repeating: [UInt8](repeating: 0, count: most), count: all / most + 1))
        let size = (all / most + 1) * most
        await #expect(throws: StoreError.tooLarge(bytes: size, limit: all)) { try await client.ask([many]) }
        let answers = try await client.ask([RESPCommand([[UInt8](repeating: 0, count: most)])])
        #expect(answers == [.simple("OK")])
        #expect(store.changes.isEmpty)
        #expect(store.state.withLock { $0.lines.count } == 1)
    }

    @Test("a closed client asks nothing and connects no more")
    func closed() async throws {
        let client = store.client()
        try await client.start()
        await client.close()
        await #expect(throws: StoreError.self) { try await client.ask(question) }
        #expect(store.line?.isOpen == false)
        #expect(store.state.withLock { $0.attempts } == 1)
    }
}
