// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineServer
@testable import VitrineWeb

/// That timeouts end real connections. Their lengths are `HTTPGateTests`' and `SocketHandlerTests`' matter, where time
/// is virtual; here every time is short, and a test only waits for the end, however late a busy machine brings it.
@Suite(.timeLimit(.minutes(5))) struct TimeoutTests {
    @Test(arguments: ["", "GET / HT", "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: "])
    func anUnfinishedHeadIsClosed(_ start: String) async throws {
        try await withServer(limits: { $0.headTimeout = .milliseconds(100) }) { serving in
            let client = try await serving.connect()
            // The end may come before the words.
            if !start.isEmpty { try? await client.send(start) }
            #expect(await client.waitForClose().isEmpty)
        }
    }

    @Test func aSocketWithoutHelloIsClosed() async throws {
        try await withServer(limits: { $0.helloTimeout = .milliseconds(100) }) { serving in
            let client = try await serving.socket()
            #expect(await client.closeCode() == 1008)
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
