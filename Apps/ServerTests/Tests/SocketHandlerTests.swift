// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOEmbedded
import Testing

@testable import VitrineServer

/// One socket on virtual time.
@Suite struct SocketHandlerTests {
    /// A handler in a channel of its own, and what its peer says and sees.
    private struct Peer {
        let channel: EmbeddedChannel

        init(limits: ServerLimits) throws {
            channel = EmbeddedChannel(handler: SocketHandler(limits: limits))
            try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        }

        var isOpen: Bool { channel.isActive }

        /// Bytes that arrive; `isRead` is false when whoever takes the messages withholds the next read.
        func say(_ bytes: [UInt8], isRead: Bool = true) throws {
            try channel.writeInbound(ByteBuffer(bytes: bytes))
            if isRead { channel.read() }
        }

        func wait(_ time: TimeAmount) {
            channel.embeddedEventLoop.advanceTime(by: time)
        }

        /// The frames that came since the last call.
        func frames() throws -> [RawClient.Frame] {
            var frames: [RawClient.Frame] = []
            while let bytes = try channel.readOutbound(as: ByteBuffer.self) {
                let bytes = Array(bytes.readableBytesView)
                frames.append(RawClient.Frame(opcode: bytes[0] & 0x0F, payload: Array(bytes.dropFirst(2))))
            }
            return frames
        }

        func messages() throws -> [String] {
            var messages: [String] = []
            while let message = try channel.readInbound(as: String.self) { messages.append(message) }
            return messages
        }
    }

    private var limits: ServerLimits {
        var limits = ServerLimits()
        limits.helloTimeout = .seconds(10)
        limits.messageTimeout = .seconds(30)
        limits.pingInterval = .seconds(15)
        limits.pingTimeout = .seconds(30)
        limits.closeTimeout = .seconds(2)
        return limits
    }

    @Test func aPeerWithoutHelloIsClosedAfterTheHelloTimeout() throws {
        let peer = try Peer(limits: limits)
        peer.wait(.milliseconds(9_999))
        #expect(try peer.frames().isEmpty)
        peer.wait(.milliseconds(1))
        #expect(try peer.frames().map(\.closeCode) == [1008])
        peer.wait(.milliseconds(1_999))
        #expect(peer.isOpen)
        peer.wait(.milliseconds(1))
        #expect(!peer.isOpen)
    }

    @Test func aSilentPeerIsPingedAndThenClosed() throws {
        let peer = try Peer(limits: limits)
        try peer.say(RawClient.text("hello"))
        peer.wait(.milliseconds(14_999))
        #expect(try peer.frames().isEmpty)
        peer.wait(.milliseconds(1))
        #expect(try peer.frames().map(\.opcode) == [9])
        peer.wait(.milliseconds(14_999))
        #expect(peer.isOpen)
        peer.wait(.milliseconds(1))
        #expect(try peer.frames().map(\.closeCode) == [1001])
        #expect(!peer.isOpen)
    }

    @Test func aPeerThatAnswersPingsStays() throws {
        let peer = try Peer(limits: limits)
        try peer.say(RawClient.text("hello"))
        for _ in 0..<12 {
            peer.wait(.seconds(15))
            #expect(try peer.frames().map(\.opcode) == [9])
            try peer.say(RawClient.frame(10))
        }
        #expect(peer.isOpen)
    }

    @Test func aPeerThatIsNotReadFromIsNotSilent() throws {
        let peer = try Peer(limits: limits)
        try peer.say(RawClient.text("one"), isRead: false)
        for _ in 0..<8 {
            peer.wait(.seconds(15))
            #expect(try peer.frames().map(\.opcode) == [9])
        }
        #expect(peer.isOpen)
        // Its silence begins with the next read.
        peer.channel.read()
        try peer.say(RawClient.text("two"))
        #expect(try peer.messages() == ["one", "two"])
        peer.wait(.seconds(15))
        #expect(peer.isOpen)
        peer.wait(.seconds(15))
        #expect(!peer.isOpen)
    }

    @Test func aDrippedMessageIsClosedAfterTheMessageTimeout() throws {
        let peer = try Peer(limits: limits)
        try peer.say(RawClient.text("hello"))
        let message = RawClient.text("a message that takes its time")
        for byte in message.prefix(29) {
            try peer.say([byte])
            peer.wait(.seconds(1))
        }
        #expect(try peer.frames().allSatisfy { $0.opcode == 9 })
        try peer.say([message[29]])
        peer.wait(.seconds(1))
        #expect(try peer.frames().contains { $0.closeCode == 1008 })
        #expect(try peer.messages() == ["hello"])
    }

    @Test func messagesThatOverlapTheTimeoutAreTimedOneByOne() throws {
        let peer = try Peer(limits: limits)
        try peer.say(RawClient.text("hello"))
        // Each read ends one message and begins the next, so that something is always partial.
        let message = RawClient.text("next")
        try peer.say(Array(message.prefix(3)))
        for _ in 0..<5 {
            peer.wait(.seconds(20))
            try peer.say(Array(message.dropFirst(3)) + Array(message.prefix(3)))
        }
        #expect(try peer.messages() == ["hello"] + Array(repeating: "next", count: 5))
        #expect(peer.isOpen)
    }

    @Test func aCloseThatIsNotAnsweredEndsAfterTheCloseTimeout() throws {
        let peer = try Peer(limits: limits)
        try peer.channel.writeOutbound(SocketFrame.close(code: 4400, reason: "asked to"))
        #expect(try peer.frames().map(\.closeCode) == [4400])
        peer.wait(.milliseconds(1_999))
        #expect(peer.isOpen)
        peer.wait(.milliseconds(1))
        #expect(!peer.isOpen)
    }
}
