// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing

@testable import VitrineBroadcast
@testable import VitrineFleet
@testable import VitrineWeb

@Suite("Channels that workers share") struct BroadcastRelayTests {
    private func next(_ count: Int, of messages: AsyncStream<Int>) async -> [Int] {
        var found: [Int] = []
        for await message in messages {
            found.append(message)
            if found.count == count { break }
        }
        return found
    }

    private func channel(_ workers: LocalWorkers, _ number: Int) throws -> Broadcast<Int> {
        Broadcast("room", hub: try #require(workers.host(number)).channels)
    }

    @Test("what is sent in one worker arrives once at every receiver of every worker, in one order")
    func everyWorker() async throws {
        let workers = LocalWorkers()
        let fleet = await workers.fleet(3)
        let channels = try (1...3).map { try channel(workers, $0) }
        // Two sessions in each.
        let receivers = channels.flatMap { [$0.messages, $0.messages] }
        await withTaskGroup { group in
            for (index, channel) in channels.enumerated() {
                group.addTask { for number in 0..<20 { try? channel.send(index * 20 + number) } }
            }
        }
        var orders: Set<[Int]> = []
        for receiver in receivers { orders.insert(await next(60, of: receiver)) }
        #expect(orders.count == 1)
        #expect(orders.first?.sorted() == Array(0..<60))
        // Nothing comes a second time.
        try channels[0].send(60)
        for receiver in receivers { #expect(await next(1, of: receiver) == [60]) }
        #expect(await fleet.readyCount == 3)
    }

    @Test("a worker that replaces another one has its channels, and the others go on")
    func replaced() async throws {
        let workers = LocalWorkers()
        let fleet = await workers.fleet(2)
        let kept = try channel(workers, 2).messages
        _ = await fleet.page("/end", cookie: "vitrine-worker=1")
        while await fleet.readyCount < 2 { await Task.yield() }
        let replacement = try channel(workers, 1)
        let messages = replacement.messages
        try replacement.send(1)
        try channel(workers, 2).send(2)
        #expect(Set(await next(2, of: kept)) == [1, 2])
        #expect(Set(await next(2, of: messages)) == [1, 2])
    }

    @Test("a worker that does not read misses the oldest messages; the others miss none")
    func behind() async throws {
        let relay = BroadcastRelay()
        let (idle, busy) = (relay.open(1), relay.open(2))
        var reader = busy.makeAsyncIterator()
        let count = BroadcastRelay.buffer + 3
        var behind: [[Int]] = []
        for number in 0..<count {
            behind.append(relay.send(try BroadcastMessage(number, channel: "room")))
            #expect(await reader.next()?.text == "\(number)")
        }
        #expect(behind.dropLast(3).allSatisfy { $0.isEmpty })
        #expect(behind.suffix(3) == [[1], [1], [1]])
        #expect(relay.dropped == 3)
        relay.close(1)
        var left: [String] = []
        for await message in idle { left.append(message.text) }
        #expect(left == (3..<count).map { "\($0)" })
        #expect(try relay.send(BroadcastMessage(0, channel: "room")) == [])
    }

    @Test("a worker that does not read is sent no more than it reads, which is said once")
    func backpressure() async throws {
        let sent = Mutex(0)
        let lines = Mutex<[String]>([])
        let (events, worker) = AsyncStream<WorkerConnection.Event>.makeStream()
        // It never reads.
        let (reading, reads) = AsyncStream<Void>.makeStream()
        let fleet = WorkerFleet(
            count: 1, files: NoFiles(), policy: ResponsePolicy(), log: { line in lines.withLock { $0.append(line) } },
            launch: { _ in
                WorkerConnection(
                    send: { _ in sent.withLock { $0 += 1 } }, sent: { for await _ in reading { break } },
                    events: { _ in events }, kill: {})
            })
        fleet.start()
        for number in 0..<(BroadcastRelay.buffer + 3) {
            worker.yield(.message(.broadcast(try BroadcastMessage(number, channel: "room"))))
        }
        // It has said all of that by then.
        worker.yield(.message(.ready))
        while fleet.problem != nil { await Task.yield() }
        #expect(sent.withLock { $0 } <= 1)
        let said = lines.withLock { lines in lines.filter { $0.contains("channel-behind") } }
        #expect(said.count == 1)
        reads.finish()
    }
}
