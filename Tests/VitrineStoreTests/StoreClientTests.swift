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
