// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore
import Synchronization
import Testing

@testable import VitrineBase
@testable import VitrineServer
@testable import VitrineWeb

@Suite(.timeLimit(.minutes(5))) struct DrainTests {
    @Test func fiftySocketsAndHalfARequestLeaveInOrder() async throws {
        let ending = try await withServer { serving in
            var sockets: [RawClient] = []
            for _ in 0..<50 {
                let client = try await serving.socket()
                try await client.say("hello")
                #expect(await client.frame()?.opcode == 1)
                sockets.append(client)
            }
            let half = try await serving.connect()
            try await half.send("GET / HTTP/1.1\r\nHost: ")
            let idle = try await serving.connect()
            let silent = try await serving.connect()
            #expect(try await idle.get("/").status == 200)
            let asked = try await serving.connect()
            try await asked.send(asked.request("/held"))
            await serving.host.wait { $0.requests.count == 2 }
            #expect(serving.server.socketCount == 50)

            await serving.server.shutdown()
            // A session's last words come before the close.
            for client in sockets {
                #expect(await client.frame()?.text == "drain")
                #expect(await client.closeCode() == 1001)
            }
            #expect(serving.host.record.drains == 1)
            await half.waitForClose()
            await idle.waitForClose()
            await silent.waitForClose()
            // A whole request is answered, and its connection ends.
            serving.host.release()
            let answer = try await asked.response()
            #expect(answer.body == "held")
            #expect(answer["Connection"] == "close")
            await asked.waitForClose()
            for client in sockets { await client.close() }
            await serving.host.wait { $0.closed == 50 }
            await #expect(throws: (any Error).self) { try await serving.connect() }
        }
        #expect(ending == .drained)
    }

    @Test func peersThatNeverAnswerDoNotHoldItUp() async throws {
        let ending = try await withServer(limits: { $0.closeTimeout = .milliseconds(100) }) { serving in
            for _ in 0..<10 {
                let client = try await serving.connect(reads: false)
                try await client.send(
                    client.request("/_vitrine/socket", RawClient.handshake + ["Origin: http://\(client.authority)"])
                )
            }
            await serving.host.wait { $0.opened.count == 10 }
            await serving.server.shutdown()
            await serving.host.wait { $0.closed == 10 }
        }
        #expect(ending == .drained)
    }

    @Test func aHostThatNeverAnswersDoesNotHoldItUp() async throws {
        let ending = try await withServer(limits: { $0.drainDeadline = .milliseconds(200) }) { serving in
            let client = try await serving.connect()
            try await client.send(client.request("/held"))
            await serving.host.wait { $0.requests.count == 1 }
            await serving.server.shutdown()
            await client.waitForClose()
        }
        #expect(ending == .deadline)
    }

    /// The sessions of pages that sleep are written, too.
    @Test func aHostThatStillWritesIsWaitedForWithoutAnyConnection() async throws {
        let host = WritingHost()
        let ending = try await withServer(of: host) { _, _ in }
        #expect(ending == .drained)
        #expect(host.hasWritten.withLock { $0 })
    }

    @Test func aHostThatNeverLeavesDoesNotHoldItUp() async throws {
        let host = WritingHost(isEndless: true)
        let ending = try await withServer(
            of: host,
            limits: {
                $0.hostDrainTimeout = .milliseconds(100)
                $0.drainDeadline = .milliseconds(200)
            }
        ) { _, _ in }
        #expect(ending == .drained)
        #expect(!host.hasWritten.withLock { $0 })
        host.goOn()
    }

    @Test func aTakenPortIsSaidWithARemedy() async throws {
        try await withServer { serving in
            let second = LiveServer(host: FakeHost(), configuration: LiveServerConfiguration(port: serving.port))
            let diagnostic = await #expect(throws: Diagnostic.self) { _ = try await second.run() }
            #expect(diagnostic?.code == .portInUse)
            #expect(diagnostic?.message == "127.0.0.1:\(serving.port) is in use by another process.")
            #expect(diagnostic?.remedy.contains("--port") == true)
        }
    }

    @Test func anAddressOfAnotherMachineIsSaid() async throws {
        let server = LiveServer(
            host: FakeHost(),
            configuration: LiveServerConfiguration(host: "203.0.113.1", port: 0)
        )
        let diagnostic = await #expect(throws: Diagnostic.self) { _ = try await server.run() }
        #expect(diagnostic?.code == .hostNotAvailable)
    }

    @Test func aNameThatNobodyKnowsIsSaid() async throws {
        let server = LiveServer(
            host: FakeHost(), configuration: LiveServerConfiguration(host: "nobody.invalid", port: 0))
        let diagnostic = await #expect(throws: Diagnostic.self) { _ = try await server.run() }
        #expect(diagnostic?.code == .hostUnknown)
        #expect(diagnostic?.message == "nobody.invalid cannot be resolved.")
    }

    @Test func noConnectionIsLeftBehind() async throws {
        try await withServer { serving in
            for _ in 0..<50 {
                let client = try await serving.socket()
                await client.close()
            }
            await serving.host.wait { $0.opened.count == $0.closed }
            while serving.server.connectionCount > 0 { await Task.yield() }
            #expect(serving.server.socketCount == 0)
        }
    }
}

/// A host that takes its time to leave.
private final class WritingHost: WebHost {
    let hasWritten = Mutex(false)
    private let waiting = Mutex<CheckedContinuation<Void, Never>?>(nil)
    private let isEndless: Bool

    init(isEndless: Bool = false) { self.isEndless = isEndless }

    /// Lets one that would never leave do so.
    func goOn() { waiting.withLock { $0.take() }?.resume() }

    func asset(_ request: WebRequest) -> WebResponse? { nil }

    func metrics() async -> [Metric] { [] }

    var problem: String? { nil }

    func respond(to request: WebRequest) async -> WebResponse { WebResponse(status: 404) }

    func openSocket(_ request: SocketRequest, outbound: any SocketOutbound) async -> (any SocketInbound)? { nil }

    func drain() async {
        if isEndless {
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                waiting.withLock { $0 = continuation }
            }
        } else {
            // A server that does not wait has ended by then.
            for _ in 0..<10_000 { await Task.yield() }
        }
        hasWritten.withLock { $0 = true }
    }
}
