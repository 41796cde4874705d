// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing

@testable import VitrineStore

@Suite("Questions and answers of a connection") struct RESPConversationTests {
    /// What a conversation sends, and whether it has hung up.
    private final class Wire: Sendable {
        let sent = Mutex<[UInt8]>([])
        let hasHungUp = Mutex(false)
        let messages = Mutex<[String]>([])

        func conversation(
            hears: Bool = false,
            pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: .seconds(3_600) + $0) }
        ) -> RESPConversation {
            let hear: @Sendable ([UInt8]) -> Void = { bytes in
                self.messages.withLock { $0.append(String(decoding: bytes, as: UTF8.self)) }
            }
            return RESPConversation(
                limit: .seconds(1), pause: pause, onMessage: hears ? hear : nil,
                write: { bytes in self.sent.withLock { $0 += bytes } },
                hangUp: { self.hasHungUp.withLock { $0 = true } })
        }

        /// The commands that were sent so far.
        var commands: Int { sent.withLock { sent in sent.count { $0 == UInt8(ascii: "*") } } }

        func untilSent(_ count: Int) async { while commands < count { await Task.yield() } }
    }

    private let wire = Wire()

    private func answer(_ conversation: RESPConversation, _ text: String) { conversation.received(Array(text.utf8)) }

    @Test("questions have their own answers, in the order in which they were sent")
    func order() async throws {
        let conversation = wire.conversation()
        let first = Task { try await conversation.ask([RESPCommand("GET", "a"), RESPCommand("GET", "b")]) }
        await wire.untilSent(2)
        let second = Task { try await conversation.ask([RESPCommand("PING")]) }
        await wire.untilSent(3)
        answer(conversation, "+a\r\n-ERR b\r\n+PO")
        #expect(try await first.value == [.simple("a"), .error("ERR b")])
        answer(conversation, "NG\r\n")
        #expect(try await second.value == [.simple("PONG")])
        #expect(conversation.isOpen)
        let nothing = try await conversation.ask([])
        #expect(nothing.isEmpty)
    }

    @Test("whoever waits when the connection ends hears why, and whoever asks later does at once")
    func ends() async {
        let conversation = wire.conversation()
        let question = Task { try await conversation.ask([RESPCommand("PING")]) }
        await wire.untilSent(1)
        let end = Task { await conversation.ended() }
        conversation.end(.unreachable("reset"))
        await #expect(throws: StoreError.unreachable("reset")) { try await question.value }
        await end.value
        conversation.end(.closed)
        await #expect(throws: StoreError.unreachable("reset")) { try await conversation.ask([RESPCommand("PING")]) }
        await conversation.ended()
        #expect(!conversation.isOpen)
        #expect(wire.hasHungUp.withLock { $0 })
        #expect(wire.commands == 1)
    }

    @Test("an answer that does not come in time ends the connection")
    func late() async {
        let conversation = wire.conversation(pause: { _ in })
        await #expect(throws: StoreError.timedOut) { try await conversation.ask([RESPCommand("PING")]) }
        #expect(!conversation.isOpen)
        // What comes then is nobody's.
        answer(conversation, "+PONG\r\n")
    }

    @Test("what is no answer ends the connection", arguments: ["?\r\n", "$-7\r\n"])
    func malformed(text: String) async {
        let conversation = wire.conversation()
        let question = Task { try await conversation.ask([RESPCommand("PING")]) }
        await wire.untilSent(1)
        answer(conversation, text)
        await #expect(throws: StoreError.self) { try await question.value }
        #expect(!conversation.isOpen)
    }

    @Test("an answer without a question ends the connection")
    func unasked() {
        let conversation = wire.conversation()
        answer(conversation, "+OK\r\n")
        #expect(!conversation.isOpen)
        #expect(wire.hasHungUp.withLock { $0 })
    }

    @Test("what is published is no answer, whenever it comes")
    func published() async throws {
        let conversation = wire.conversation(hears: true)
        let subscription = Task { try await conversation.ask([RESPCommand("SUBSCRIBE", "c")]) }
        await wire.untilSent(1)
        answer(conversation, "*3\r\n$9\r\nsubscribe\r\n$1\r\nc\r\n:1\r\n*3\r\n$7\r\nmessage\r\n$1\r\nc\r\n$1\r\na\r\n")
        #expect(try await subscription.value.first?.items?.last == .integer(1))
        let ping = Task { try await conversation.ask([RESPCommand("PING")]) }
        await wire.untilSent(2)
        answer(conversation, "*3\r\n$7\r\nmessage\r\n$1\r\nc\r\n$1\r\nb\r\n*2\r\n$4\r\npong\r\n$0\r\n\r\n")
        #expect(try await ping.value.first?.items?.first?.text == "pong")
        #expect(wire.messages.withLock { $0 } == ["a", "b"])
    }
}
