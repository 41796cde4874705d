// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineWorkers

@Suite("MessageFraming")
struct MessageFramingTests {
    private static let words: [Word] = [.start(number: 1, names: ["M.A"]), .text("[\"V\",\"ü\"]"), .text("")]

    @Test("messages come out whole and in order, however the bytes arrive", arguments: [1, 3, 7, 1_000])
    func pieces(size: Int) throws {
        let bytes = try Self.words.reduce(into: Data()) { $0 += try MessageFraming.frame($1) }
        var framing = MessageFraming()
        var received: [Word] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            framing.append(rest.prefix(size))
            while let word = try framing.next(Word.self) { received.append(word) }
            rest = rest.dropFirst(size)
        }
        #expect(received == Self.words)
    }

    @Test("a length above the limit is no message's, however little has arrived")
    func tooLong() {
        var framing = MessageFraming()
        framing.append([255, 255, 255, 255])
        #expect(throws: MalformedMessage.tooLong(bytes: 0xffff_ffff)) { try framing.next(Word.self) }
    }

    @Test("a message within the limit is waited for")
    func limit() throws {
        var framing = MessageFraming()
        framing.append([4, 0, 0, 0])
        #expect(try framing.next(Word.self) == nil)
        framing = MessageFraming()
        framing.append([4, 0, 0, 1])
        #expect(throws: MalformedMessage.tooLong(bytes: MessageFraming.limit + 1)) { try framing.next(Word.self) }
    }

    @Test("messages before malformed bytes are handed out; then the error is the last word")
    func malformed() throws {
        var framing = MessageFraming()
        framing.append(try MessageFraming.frame(Self.words[0]))
        framing.append([0, 0, 0, 1, 65])
        framing.append(try MessageFraming.frame(Self.words[1]))
        #expect(try framing.next(Word.self) == Self.words[0])
        for _ in 0..<2 {
            #expect {
                try framing.next(Word.self)
            } throws: { error in
                guard case .unreadable(let reason) = error as? MalformedMessage else { return false }
                return !reason.isEmpty
            }
            framing.append(try MessageFraming.frame(Self.words[2]))
        }
    }

    @Test("a message that is too long is not sent")
    func sending() {
        let text = String(repeating: "x", count: MessageFraming.limit)
        #expect(throws: MalformedMessage.self) { try MessageFraming.frame(text) }
    }
}
