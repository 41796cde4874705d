// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@testable import VitrineBroadcast

@Suite("Channels of a process") struct BroadcastTests {
    private struct Line: Codable, Hashable, Sendable {
        var author: String
        var text: String
    }

    /// The next messages of a receiver.
    private func next<Message>(_ count: Int, of messages: AsyncStream<Message>) async -> [Message] {
        var found: [Message] = []
        for await message in messages {
            found.append(message)
            if found.count == count { break }
        }
        return found
    }

    @Test("every receiver gets each message once, the sender's own too, and those of other channels not")
    func everybody() async throws {
        let hub = BroadcastHub()
        let (one, other) = (Broadcast<Line>("room", hub: hub), Broadcast<Line>("room", hub: hub))
        let (here, there) = (one.messages, other.messages)
        let elsewhere = Broadcast<Line>("kitchen", hub: hub).messages
        let lines = (0..<5).map { Line(author: "Ann \u{1F642}", text: "line \"\($0)\"\n") }
        for (index, line) in lines.enumerated() { try (index % 2 == 0 ? one : other).send(line) }
        try Broadcast<Line>("kitchen", hub: hub).send(Line(author: "Ben", text: "tea"))
        #expect(await next(5, of: here) == lines)
        #expect(await next(5, of: there) == lines)
        #expect(await next(1, of: elsewhere) == [Line(author: "Ben", text: "tea")])
    }

    @Test("who comes later receives what is sent from then on")
    func latecomers() async throws {
        let channel = Broadcast<Int>("numbers", hub: BroadcastHub())
        try channel.send(1)
        let messages = channel.messages
        try channel.send(2)
        #expect(await next(1, of: messages) == [2])
    }

    @Test("all receivers have one order, whoever sends at the same time")
    func order() async throws {
        let hub = BroadcastHub()
        let channel = Broadcast<Int>("numbers", hub: hub)
        let receivers = (0..<3).map { _ in channel.messages }
        await withTaskGroup { group in
            for sender in 0..<4 {
                group.addTask { for number in 0..<50 { try? channel.send(sender * 50 + number) } }
            }
        }
        var orders: Set<[Int]> = []
        for receiver in receivers { orders.insert(await next(200, of: receiver)) }
        #expect(orders.count == 1)
        #expect(orders.first?.sorted() == Array(0..<200))
        for sender in 0..<4 {
            let own = orders.first?.filter { $0 / 50 == sender }
            #expect(own == own?.sorted(), "what one task sends keeps its order")
        }
    }

    @Test("a receiver is forgotten when its task ends, and when nobody holds its messages")
    func endings() async throws {
        let hub = BroadcastHub()
        let channel = Broadcast<Int>("numbers", hub: hub)
        let task = Task { [messages = channel.messages] in for await _ in messages {} }
        #expect(hub.receiverCount(of: "numbers") == 1)
        task.cancel()
        await task.value
        _ = channel.messages
        #expect(hub.receiverCount(of: "numbers") == 0)
        try channel.send(1)
    }

    @Test("the newest messages wait for a slow receiver; the loss of older ones is reported")
    func slow() async throws {
        let hub = BroadcastHub()
        let losses = Mutex<[BroadcastHub.Loss]>([])
        hub.report { loss in losses.withLock { $0.append(loss) } }
        let channel = Broadcast<Int>("numbers", hub: hub)
        let messages = channel.messages
        for number in 0..<BroadcastHub.buffer + 2 { try channel.send(number) }
        #expect(await next(2, of: messages) == [2, 3])
        #expect(losses.withLock { $0 } == Array(repeating: .slow(channel: "numbers", messages: 1), count: 2))
    }

    @Test("a message of another type than the receiver's is not received, and reported")
    func types() async throws {
        let hub = BroadcastHub()
        let losses = Mutex(0)
        hub.report { loss in if case .unreadable("room", _) = loss { losses.withLock { $0 += 1 } } }
        let (lines, texts) = (Broadcast<Line>("room", hub: hub), Broadcast<String>("room", hub: hub))
        let (heard, read) = (lines.messages, texts.messages)
        try texts.send("no line")
        try lines.send(Line(author: "Ann", text: "a line"))
        #expect(await next(1, of: heard) == [Line(author: "Ann", text: "a line")])
        #expect(await next(1, of: read) == ["no line"])
        #expect(losses.withLock { $0 } == 2)
    }

    @Test("what cannot be encoded, or is too large, is refused and reaches nobody")
    func refusals() async throws {
        let hub = BroadcastHub()
        let (numbers, texts) = (Broadcast<Double>("numbers", hub: hub), Broadcast<String>("texts", hub: hub))
        let (received, read) = (numbers.messages, texts.messages)
        #expect { try numbers.send(.infinity) } throws: { error in
            if case .unencodable = error as? BroadcastError { true } else { false }
        }
        let longest = String(repeating: "x", count: BroadcastMessage.limit - 2 - "texts".utf8.count)
        #expect(throws: BroadcastError.tooLarge(bytes: BroadcastMessage.limit + 1)) { try texts.send(longest + "x") }
        let name = String(repeating: "n", count: BroadcastMessage.limit)
        #expect(throws: BroadcastError.tooLarge(bytes: BroadcastMessage.limit + 1)) {
            try Broadcast<Int>(name, hub: hub).send(1)
        }
        try numbers.send(1)
        try texts.send(longest)
        #expect(await next(1, of: received) == [1])
        #expect(await next(1, of: read) == [longest])
    }

    @Test("a message that sends another one while it is read ends in no deadlock")
    func nested() async throws {
        let hub = BroadcastHub()
        Chatty.hub.withLock { $0 = hub }
        let echoes = Broadcast<Int>("echoes", hub: hub).messages
        let messages = Broadcast<Chatty>("room", hub: hub).messages
        try Broadcast<Chatty>("room", hub: hub).send(Chatty())
        #expect(await next(1, of: messages).count == 1)
        #expect(await next(1, of: echoes) == [7])
    }

    /// Sends when it is read.
    private struct Chatty: Codable, Sendable {
        static let hub = Mutex<BroadcastHub?>(nil)

        init() {}

        init(from _: any Decoder) throws {
            guard let hub = Self.hub.withLock({ $0 }) else { return }
            try Broadcast<Int>("echoes", hub: hub).send(7)
        }
    }
}
