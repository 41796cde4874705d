// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing

@testable import VitrineBroadcast
@testable import VitrineStore

@Suite("Channels over a store") struct StoredChannelsTests {
    /// A store that publishes in memory.
    private final class Broker: Sendable {
        struct State {
            var isUp = true
            var lines: [BrokerLine] = []
            /// Whoever waits for a time.
            var waiting: [CheckedContinuation<Void, Never>] = []
            var reports: [String] = []
        }

        let state = Mutex(State())

        /// The channels of a new process, which are connected.
        func process(_ name: String) async -> BroadcastHub {
            let hub = BroadcastHub()
            let channels = StoredChannels(
                prefix: "p:", process: name, ask: { try self.ask($0) }, listen: { try self.listen($0) },
                pause: { _ in await self.pause() })
            channels.connect(hub) { report in self.state.withLock { $0.reports.append(report) } }
            while !channels.isListening { await Task.yield() }
            return hub
        }

        var listenerCount: Int { state.withLock { state in state.lines.count { $0.isSubscribed } } }

        private func ask(_ commands: [RESPCommand]) throws -> [RESPValue] {
            // Within the lock: all get what is published in one order.
            try state.withLock { state -> [RESPValue] in
                guard state.isUp else { throw StoreError.closed }
                for command in commands where command.words.count == 3 {
                    for line in state.lines where line.isSubscribed { line.hear(command.words[2]) }
                }
                return commands.map { _ in .integer(1) }
            }
        }

        private func listen(_ hear: @escaping @Sendable ([UInt8]) -> Void) throws -> any StoreLine {
            try state.withLock { state -> any StoreLine in
                guard state.isUp else { throw StoreError.closed }
                let line = BrokerLine(hear: hear)
                state.lines.append(line)
                return line
            }
        }

        private func pause() async {
            await withCheckedContinuation { continuation in state.withLock { $0.waiting.append(continuation) } }
        }

        func goDown() {
            let lines = state.withLock { state in
                state.isUp = false
                defer { state.lines = [] }
                return state.lines
            }
            for line in lines { line.close() }
        }

        /// The store is back, and has so many listeners.
        func goUp(listeners: Int) async {
            state.withLock { $0.isUp = true }
            while listenerCount < listeners {
                let waiting = state.withLock { state in
                    defer { state.waiting = [] }
                    return state.waiting
                }
                for continuation in waiting { continuation.resume() }
                await Task.yield()
            }
        }
    }

    private final class BrokerLine: StoreLine {
        private struct State {
            var isSubscribed = false
            var isOver = false
            var waiters: [CheckedContinuation<Void, Never>] = []
        }

        let hear: @Sendable ([UInt8]) -> Void
        private let state = Mutex(State())

        init(hear: @escaping @Sendable ([UInt8]) -> Void) {
            self.hear = hear
        }

        var isSubscribed: Bool { state.withLock { $0.isSubscribed } }
        var isOpen: Bool { state.withLock { !$0.isOver } }

        func ask(_ commands: [RESPCommand]) async throws -> [RESPValue] {
            try state.withLock { state -> [RESPValue] in
                guard !state.isOver else { throw StoreError.closed }
                if commands.contains(where: { $0.words[0] == Array("SUBSCRIBE".utf8) }) { state.isSubscribed = true }
                return commands.map { _ in .array([]) }
            }
        }

        func ended() async {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    if !state.isOver { state.waiters.append(continuation) }
                    return state.isOver
                }
                if isOver { continuation.resume() }
            }
        }

        func close() {
            let waiters = state.withLock { state in
                (state.isOver, state.isSubscribed) = (true, false)
                defer { state.waiters = [] }
                return state.waiters
            }
            for waiter in waiters { waiter.resume() }
        }
    }

    private let broker = Broker()

    private func next(_ count: Int, of messages: AsyncStream<Int>) async -> [Int] {
        var found: [Int] = []
        for await message in messages {
            found.append(message)
            if found.count == count { break }
        }
        return found
    }

    @Test("what one process sends all receive once, in one order, and so does the sender")
    func order() async throws {
        var channels: [Broadcast<Int>] = []
        for name in ["a", "b", "c"] { channels.append(Broadcast("room", hub: await broker.process(name))) }
        let receivers = channels.flatMap { [$0.messages, $0.messages] }
        await withTaskGroup(of: Void.self) { group in
            for (index, channel) in channels.enumerated() {
                group.addTask { for number in 0..<20 { try? channel.send(index * 20 + number) } }
            }
        }
        var orders: Set<[Int]> = []
        for receiver in receivers { orders.insert(await next(60, of: receiver)) }
        #expect(orders.count == 1)
        #expect(orders.first?.sorted() == Array(0..<60))
        // Those of one sender stay in order.
        let own = orders.first?.filter { $0 < 20 }
        #expect(own == Array(0..<20))
        // Nothing comes a second time.
        try channels[0].send(60)
        for receiver in receivers { #expect(await next(1, of: receiver) == [60]) }
        #expect(broker.state.withLock { $0.reports.isEmpty })
    }

    @Test(
        "while the store is down a process hears itself, which is said once, and afterwards all hear each other again")
    func down() async throws {
        let channels = [
            Broadcast<Int>("room", hub: await broker.process("a")),
            Broadcast<Int>("room", hub: await broker.process("b")),
        ]
        let receivers = channels.map(\.messages)
        broker.goDown()
        for number in 1...3 { try channels[0].send(number) }
        #expect(await next(3, of: receivers[0]) == [1, 2, 3])
        #expect(broker.state.withLock { $0.reports.count } == 1)
        await broker.goUp(listeners: 2)
        try channels[0].send(4)
        try channels[1].send(5)
        #expect(Set(await next(2, of: receivers[0])) == [4, 5])
        #expect(Set(await next(2, of: receivers[1])) == [4, 5])
    }

    @Test("channels have their names, and messages of another form are left out")
    func names() async throws {
        let hub = await broker.process("a")
        let (room, other) = (Broadcast<Int>("room", hub: hub), Broadcast<Int>("other", hub: hub))
        let messages = room.messages
        let line = try #require(broker.state.withLock { $0.lines.first })
        line.hear(Array("{}".utf8))
        line.hear([0, 255])
        try other.send(1)
        try room.send(2)
        #expect(await next(1, of: messages) == [2])
    }
}
