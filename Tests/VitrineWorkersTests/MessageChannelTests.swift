// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@testable import VitrineWorkers

@Suite("MessageChannel", .timeLimit(.minutes(5)))
struct MessageChannelTests {
    private static let words: [Word] = [.start(number: 1, names: []), .text("ü"), .text("last")]

    @Test("messages go both ways, in order, until the other end is closed")
    func bothWays() async throws {
        let (near, far) = try MessageChannel.pair()
        let closed = Mutex(false)
        for word in Self.words {
            try near.send(word)
            try far.send(word)
        }
        var back = near.messages(Word.self).makeAsyncIterator()
        for word in Self.words { #expect(try await back.next() == word) }
        // A thread reads from this end and keeps it open: it is shut, as the end of a process would do.
        _ = shutdown(near.descriptor.number, Int32(SHUT_RDWR))
        #expect(try await back.next() == nil)
        var received: [Word] = []
        for try await word in far.messages(Word.self, onClose: { closed.withLock { $0 = true } }) {
            received.append(word)
        }
        #expect(received == Self.words)
        #expect(closed.withLock { $0 })
    }

    @Test("a message longer than the socket's buffer arrives whole")
    func long() async throws {
        let (near, far) = try MessageChannel.pair()
        let text = String(repeating: "a", count: 3 << 20)
        // Sending waits for the other end, which no thread of the concurrency runtime's must: there may be two of them.
        Thread { try? near.send(Word.text(text)) }.start()
        #expect(try await far.messages(Word.self).first { _ in true } == .text(text))
        _ = shutdown(near.descriptor.number, Int32(SHUT_RDWR))
    }

    @Test("what is no message ends the stream with an error, after the messages before it")
    func malformed() async throws {
        let (near, far) = try MessageChannel.pair()
        try near.send(Self.words[0])
        let bytes: [UInt8] = [255, 0, 0, 0]
        #expect(Foundation.send(near.descriptor.number, bytes, bytes.count, 0) == bytes.count)
        var messages = far.messages(Word.self).makeAsyncIterator()
        #expect(try await messages.next() == Self.words[0])
        do {
            _ = try await messages.next()
            Issue.record("what was no message ended the stream quietly")
        } catch {
            #expect(error as? MalformedMessage == .tooLong(bytes: 0xff00_0000))
        }
    }

    @Test("a message to a closed end is lost, and the process lives on")
    func closed() throws {
        let near = try MessageChannel.pair().0
        #expect(throws: Never.self) {
            for word in Self.words { try near.send(word) }
        }
    }

    @Test("what is posted to an end that does not read waits without keeping anybody, and arrives in order")
    func posting() async throws {
        let (near, far) = try MessageChannel.pair()
        let words = (0..<64).map { Word.text(String(repeating: "\($0 % 10)", count: 64 << 10)) }
        for word in words { try near.post(word) }
        try near.post(Word.text("last"))
        var received: [Word] = []
        for try await word in far.messages(Word.self) {
            received.append(word)
            if received.count == words.count + 1 { break }
        }
        #expect(received == words + [.text("last")])
        await near.posted()
        // What comes later needs no thread.
        try near.post(Word.text("later"))
        await near.posted()
        _ = shutdown(near.descriptor.number, Int32(SHUT_RDWR))
    }

    @Test("an end that does not read in time is given up: nothing more is posted, and nobody waits for it")
    func stuck() async throws {
        var patience = MessageChannel.Patience()
        patience.time = .zero
        let (near, far) = try MessageChannel.pair(patience: patience)
        try near.post(Word.text(String(repeating: "a", count: 3 << 20)))
        await near.posted()
        #expect(throws: WorkerError.self) { try near.post(Word.text("later")) }
        await near.posted()
        // For whoever receives it has ended.
        for try await word in near.messages(Word.self) { Issue.record("received \(word)") }
        withExtendedLifetime(far) {}
    }

    @Test("an end that does not read so much is given up at once")
    func tooMuch() async throws {
        var patience = MessageChannel.Patience()
        patience.room = 1 << 20
        let (near, far) = try MessageChannel.pair(patience: patience)
        // One message may be larger.
        try near.post(Word.text(String(repeating: "a", count: 3 << 20)))
        #expect(throws: WorkerError.self) {
            for _ in 0..<4 { try near.post(Word.text(String(repeating: "b", count: 512 << 10))) }
        }
        #expect(throws: WorkerError.self) { try near.post(Word.text("later")) }
        _ = shutdown(far.descriptor.number, Int32(SHUT_RDWR))
        await near.posted()
    }

    @Test("what is posted to a closed end is lost, also what has waited")
    func postedToNobody() async throws {
        let near = try MessageChannel.pair().0
        for word in Self.words { try near.post(word) }
        let (waiting, far) = try MessageChannel.pair()
        try waiting.post(Word.text(String(repeating: "a", count: 3 << 20)))
        _ = shutdown(far.descriptor.number, Int32(SHUT_RDWR))
        await waiting.posted()
        #expect(throws: Never.self) { try waiting.post(Word.text("later")) }
    }

    @Test("a message that ends in the middle with its sender is none")
    func half() async throws {
        let (near, far) = try MessageChannel.pair()
        try near.send(Self.words[0])
        let bytes: [UInt8] = [0, 0, 0, 9, 123]
        #expect(Foundation.send(near.descriptor.number, bytes, bytes.count, 0) == bytes.count)
        _ = shutdown(near.descriptor.number, Int32(SHUT_RDWR))
        var received: [Word] = []
        for try await word in far.messages(Word.self) { received.append(word) }
        #expect(received == [Self.words[0]])
    }
}
