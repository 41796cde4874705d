// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore
import Testing

@testable import VitrineServer
@testable import VitrineWeb

/// Every time is injected short; each test waits for the event that the timeout causes.
@Suite(.timeLimit(.minutes(1))) struct TimeoutTests {
    @Test(arguments: ["", "GET / HT", "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: "])
    func anUnfinishedHeadIsClosed(_ start: String) async throws {
        try await withServer(limits: { $0.headTimeout = .milliseconds(100) }) { serving in
            let client = try await serving.connect()
            if !start.isEmpty { try await client.send(start) }
            #expect(await client.waitForClose().isEmpty)
        }
    }

    @Test func drippingDoesNotExtendTheHead() async throws {
        try await withServer(limits: { $0.headTimeout = .milliseconds(150) }) { serving in
            let client = try await serving.connect()
            try await client.send("GET / HTTP/1.1\r\nX: ")
            // Writes go on until the server's close makes one fail.
            var writes = 0
            while client.channel.isActive, (try? await client.send("a")) != nil {
                writes += 1
                await Task.yield()
            }
            await client.waitForClose()
            #expect(writes > 0)
            #expect(serving.host.record.requests.isEmpty)
        }
    }

    @Test func aKeptConnectionAndAnUnfinishedBodyAreClosed() async throws {
        try await withServer(limits: {
            // Long enough for a whole request on a busy machine, which the first half of this test needs.
            $0.headTimeout = .milliseconds(1_000)
            $0.bodyTimeout = .milliseconds(100)
        }) { serving in
            let idle = try await serving.connect()
            #expect(try await idle.get("/").status == 200)
            await idle.waitForClose()
            let body = try await serving.connect()
            try await body.send(body.request("/", ["Content-Length: 10"]) + "abc")
            #expect(await body.waitForClose().isEmpty)
        }
    }

    @Test func aSlowReaderOfAResponseIsNotTakenForIdle() async throws {
        try await withServer(limits: { $0.headTimeout = .milliseconds(600) }) { serving in
            let client = try await serving.connect(reads: false)
            try await client.send(client.request("/large"))
            await serving.host.wait { $0.requests.count == 1 }
            // Three idle connections, one after another, are the clock.
            for _ in 0..<3 { await (try await serving.connect()).waitForClose() }
            try await client.channel.setOption(ChannelOptions.autoRead, value: true).get()
            #expect(await client.waitForClose().count > FakeHost.largeBytes)
        }
    }

    @Test func aSilentPeerIsPingedAndThenClosed() async throws {
        try await withServer(limits: {
            $0.pingInterval = .milliseconds(50)
            $0.pingTimeout = .milliseconds(100)
        }) { serving in
            let client = try await serving.socket()
            var opcodes: [UInt8] = []
            while let frame = await client.frame() {
                opcodes.append(frame.opcode)
                if frame.opcode == 8 { #expect(frame.closeCode == 1001) }
            }
            #expect(opcodes.first == 9)
            #expect(opcodes.last == 8)
            await serving.host.wait { $0.closed == 1 }
        }
    }

    @Test func aPeerThatAnswersPingsStays() async throws {
        try await withServer(limits: {
            $0.pingInterval = .milliseconds(200)
            $0.pingTimeout = .seconds(2)
        }) { serving in
            let client = try await serving.socket()
            // More pings than a silent peer would live to see.
            for _ in 0..<12 {
                #expect(await client.frame()?.opcode == 9)
                try await client.send(RawClient.frame(10))
            }
            #expect(serving.host.record.closed == 0)
        }
    }

    @Test func aBusyHostDoesNotMakeItsPeerLookSilent() async throws {
        try await withServer(limits: {
            $0.pingInterval = .milliseconds(200)
            $0.pingTimeout = .seconds(1)
        }) { serving in
            let client = try await serving.socket()
            try await client.say("hold")
            await serving.host.wait { $0.messages == ["hold"] }
            // Enough messages to fill the stream, so that reading stops; then as many pings as would have been fatal.
            for index in 0..<64 { try await client.say("\(index)") }
            for _ in 0..<8 {
                #expect(await client.frame()?.opcode == 9)
                try await client.send(RawClient.frame(10))
            }
            serving.host.release()
            await serving.host.wait { $0.messages.count == 65 }
            #expect(serving.host.record.messages.dropFirst() == (0..<64).map(String.init)[...])
        }
    }

    @Test func aSocketWithoutHelloIsClosed() async throws {
        try await withServer(limits: { $0.helloTimeout = .milliseconds(100) }) { serving in
            let client = try await serving.socket()
            #expect(await client.closeCode() == 1008)
        }
    }

    @Test func aDrippedMessageIsClosed() async throws {
        try await withServer(limits: { $0.messageTimeout = .milliseconds(100) }) { serving in
            let client = try await serving.socket()
            try await client.say("hello")
            #expect(await client.frame()?.opcode == 1)
            try await client.send(Array(RawClient.text("abcdef").dropLast(2)))
            #expect(await client.closeCode() == 1008)
            await serving.host.wait { $0.closed == 1 }
            #expect(serving.host.record.messages == ["hello"])
        }
    }

    @Test func aPeerThatDoesNotAnswerTheCloseIsCut() async throws {
        try await withServer(limits: { $0.closeTimeout = .milliseconds(100) }) { serving in
            let client = try await serving.socket()
            try await client.say("leave")
            #expect(await client.closeCode() == 4400)
            await client.waitForClose()
            await serving.host.wait { $0.closed == 1 }
        }
    }

    @Test func aPeerThatDoesNotReadIsClosedWhenItsQueueIsFull() async throws {
        try await withServer(limits: {
            $0.outboundBytes = 256 * 1024
            $0.closeTimeout = .milliseconds(100)
        }) { serving in
            let client = try await serving.connect(reads: false)
            try await client.send(
                client.request(
                    "/_vitrine/socket",
                    RawClient.handshake + ["Origin: http://\(client.authority)"]
                )
            )
            await serving.host.wait { $0.opened.count == 1 }
            let session = try #require(serving.host.lastSession)
            // The kernel takes a few megabytes before the queue grows; what is over the limit ends the socket.
            let batch = String(repeating: "x", count: 64 * 1024)
            for _ in 0..<1_000 { session.outbound.send(batch) }
            await serving.host.wait { $0.closed == 1 }
        }
    }
}
