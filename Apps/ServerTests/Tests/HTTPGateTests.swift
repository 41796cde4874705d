// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import VitrineServer

/// One HTTP connection on virtual time.
@Suite struct HTTPGateTests {
    /// Keeps what is written until the peer reads it.
    private final class Network: ChannelOutboundHandler {
        typealias OutboundIn = ByteBuffer
        var isBlocked = false
        private var isWaiting = false

        func flush(context: ChannelHandlerContext) {
            if isBlocked { isWaiting = true } else { context.flush() }
        }

        func unblock(_ context: ChannelHandlerContext) {
            isBlocked = false
            if isWaiting { context.flush() }
        }
    }

    /// A connection, its peer, and whoever answers the requests.
    private struct Connection {
        let channel = EmbeddedChannel()
        let network = Network()

        init() throws {
            var limits = ServerLimits()
            limits.headTimeout = .seconds(10)
            limits.bodyTimeout = .seconds(30)
            limits.responseTimeout = .seconds(120)
            limits.lingerTimeout = .seconds(1)
            try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(network)
            try pipeline.addHandler(HTTPResponseEncoder())
            try pipeline.addHandler(ByteToMessageHandler(HTTPRequestDecoder()))
            try pipeline.addHandler(HTTPGate(limits: limits))
        }

        var isOpen: Bool { channel.isActive }

        func say(_ text: String) throws {
            try channel.writeInbound(ByteBuffer(string: text))
        }

        func wait(_ time: TimeAmount) {
            channel.embeddedEventLoop.advanceTime(by: time)
        }

        /// Answers the oldest request.
        func answer() throws {
            let head = HTTPResponseHead(version: .http1_1, status: .ok, headers: ["Content-Length": "2"])
            channel.write(HTTPServerResponsePart.head(head), promise: nil)
            channel.write(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(string: "ok"))), promise: nil)
            channel.writeAndFlush(HTTPServerResponsePart.end(nil), promise: nil)
        }

        func unblock() throws {
            network.unblock(try channel.pipeline.syncOperations.context(handler: network))
        }
    }

    @Test(arguments: ["", "GET / HT", "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: "])
    func anUnfinishedHeadEndsAfterTheHeadTimeout(_ start: String) throws {
        let connection = try Connection()
        if !start.isEmpty { try connection.say(start) }
        connection.wait(.milliseconds(9_999))
        #expect(connection.isOpen)
        connection.wait(.milliseconds(1))
        #expect(!connection.isOpen)
    }

    @Test func drippingDoesNotExtendTheHead() throws {
        let connection = try Connection()
        try connection.say("GET / HTTP/1.1\r\nX: ")
        for _ in 0..<9 {
            connection.wait(.seconds(1))
            try connection.say("a")
        }
        #expect(connection.isOpen)
        connection.wait(.seconds(1))
        #expect(!connection.isOpen)
    }

    @Test func drippingDoesNotExtendTheBody() throws {
        let connection = try Connection()
        try connection.say("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n")
        for _ in 0..<29 {
            connection.wait(.seconds(1))
            try connection.say("a")
        }
        #expect(connection.isOpen)
        connection.wait(.seconds(1))
        #expect(!connection.isOpen)
    }

    @Test func aKeptConnectionMayWaitAsLongAsAHeadMayTake() throws {
        let connection = try Connection()
        for _ in 0..<3 {
            connection.wait(.seconds(9))
            try connection.say("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            connection.wait(.seconds(60))
            try connection.answer()
        }
        connection.wait(.milliseconds(9_999))
        #expect(connection.isOpen)
        connection.wait(.milliseconds(1))
        #expect(!connection.isOpen)
    }

    @Test func aHostThatDoesNotAnswerIsCutAfterTheResponseTimeout() throws {
        let connection = try Connection()
        try connection.say("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        connection.wait(.milliseconds(119_999))
        #expect(connection.isOpen)
        connection.wait(.milliseconds(1))
        #expect(!connection.isOpen)
    }

    @Test func aSlowReaderOfAResponseIsNotTakenForIdle() throws {
        let connection = try Connection()
        try connection.say("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        connection.network.isBlocked = true
        try connection.answer()
        connection.wait(.seconds(119))
        #expect(connection.isOpen)
        try connection.unblock()
        // What it read last starts its time as an idle connection.
        connection.wait(.milliseconds(9_999))
        #expect(connection.isOpen)
        connection.wait(.milliseconds(1))
        #expect(!connection.isOpen)
    }
}
