// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOEmbedded
import NIOHTTP1
import Synchronization
import Testing

@testable import VitrineServer
@testable import VitrineWeb

/// What a server holds of a large file that comes over one connection after the other, without a network.
@Suite(.timeLimit(.minutes(5))) struct HTTPConnectionTests {
    /// Takes a file's parts in their order and keeps none, as if they were on a disk.
    private final class Disk: HTTPResponder {
        private let count = Mutex(0)

        var received: Int { count.withLock { $0 } }

        func answer(_ request: HTTPRequestReader.Request, channel: any Channel) async -> HTTPAnswer {
            let query = request.head.uri.split(separator: "?").last.map(String.init)
            let offset = FilePath.offset(in: query)
            let now = count.withLock { count in
                if offset == count { count += request.body.readableBytes }
                return count
            }
            return .response(.plain(200, String(now)))
        }

        func isSecure(_ head: HTTPRequestHead) -> Bool { false }
    }

    /// A connection and whoever sends over it.
    private struct Line {
        private let channel: NIOAsyncTestingChannel
        private let run: Task<Void, Never>

        init(to disk: Disk, limits: ServerLimits, budget: BodyBudget) async throws {
            let channel = NIOAsyncTestingChannel()
            let connection = try await channel.testingEventLoop.executeInContext {
                try HTTPConnection(channel: channel, limits: limits, budget: budget, peer: { nil })
            }
            try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).get()
            self.channel = channel
            run = Task { await connection.run(responder: disk) }
        }

        func say(_ bytes: ByteBuffer) async throws {
            try await channel.writeInbound(bytes)
        }

        /// Waits for an answer, and returns the number in its body.
        func answer() async throws -> Int? {
            var text = ""
            // A line feed alone ends the body; in the head each is one character with its carriage return.
            while text.last != "\n" {
                text += String(buffer: try await channel.waitForOutboundWrite(as: ByteBuffer.self))
            }
            return text.split(whereSeparator: \.isNewline).last.flatMap { Int($0) }
        }

        /// Ends the connection, whatever was under way.
        func cut() async {
            // Half a request is an error of the connection, which is meant.
            _ = try? await channel.finish(acceptAlreadyClosed: true)
            await run.value
        }
    }

    @Test func aGigabyteIsHeldPartByPartAndGoesOnWhereALineWasCut() async throws {
        let limits = ServerLimits()
        let budget = BodyBudget(limits)
        let disk = Disk()
        let size = 1 << 30
        let pieces = 4
        let piece = ByteBuffer(repeating: 7, count: limits.partBytes / pieces)
        var (sent, most, turns) = (0, 0, 0)
        var line = try await Line(to: disk, limits: limits, budget: budget)
        while sent < size {
            turns += 1
            let isCut = turns.isMultiple(of: 300)
            let head =
                "PUT /_vitrine/files/a?offset=\(sent) HTTP/1.1\r\nHost: a\r\n"
                + "Content-Length: \(limits.partBytes)\r\n\r\n"
            try await line.say(ByteBuffer(string: head))
            for _ in 0..<(isCut ? pieces / 2 : pieces) {
                try await line.say(piece)
                most = max(most, budget.bytes)
            }
            if isCut {
                #expect(budget.bytes == limits.partBytes / 2)
                await line.cut()
                #expect(budget.bytes == 0 && disk.received == sent)
                line = try await Line(to: disk, limits: limits, budget: budget)
            } else {
                sent = try #require(try await line.answer())
            }
        }
        await line.cut()
        #expect(disk.received == size)
        #expect(turns == size / limits.partBytes + 3)
        #expect(most == limits.partBytes)
        #expect(budget.bytes == 0)
    }
}
