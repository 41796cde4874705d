// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineServer
@testable import VitrineWeb

/// Scripted clients in this process, on real connections; a thousand sessions without sockets leave in
/// `SessionLoadTests`.
@Suite(.timeLimit(.minutes(10)), .serialized) struct DrainLoadTests {
    /// More would keep the machine from the tests beside.
    static let count = 200

    @Test func twoHundredSessionsAreToldAndLetGo() async throws {
        let ending = try await withServer(limits: {
            // The events decide, however slow the machine is.
            $0.helloTimeout = .seconds(300)
            $0.pingTimeout = .seconds(300)
            $0.hostDrainTimeout = .seconds(300)
            $0.drainDeadline = .seconds(300)
            $0.closeTimeout = .seconds(300)
        }) { serving in
            let clients = try await open(serving)
            #expect(serving.server.socketCount == Self.count)

            await serving.server.shutdown()
            let told = await withTaskGroup { group in
                for client in clients {
                    group.addTask {
                        // The session's last word, then the close.
                        var words: [String] = []
                        var code: Int?
                        while code == nil, let frame = await client.frame() {
                            if frame.opcode == 1 { words.append(frame.text) }
                            code = frame.closeCode
                        }
                        await client.close()
                        return words.last == "drain" && code == 1001 ? 1 : 0
                    }
                }
                return await group.reduce(0, +)
            }
            #expect(told == Self.count)
            await #expect(throws: (any Error).self) { try await serving.connect() }
            await serving.host.wait { $0.closed == Self.count }
            #expect(serving.host.record.drains == 1)
        }
        #expect(ending == .drained)
    }

    /// Peers that never answer the close are given up by the server's own clock, not by theirs.
    @Test func twoHundredPeersThatAreGoneDoNotHoldItUp() async throws {
        let ending = try await withServer(limits: {
            $0.closeTimeout = .milliseconds(50)
            $0.helloTimeout = .seconds(300)
            $0.drainDeadline = .seconds(300)
        }) { serving in
            let clients = try await open(serving)
            await serving.server.shutdown()
            await serving.host.wait { $0.closed == Self.count }
            for client in clients { await client.waitForClose() }
        }
        // However late: nobody was busy with the host, so nothing was abandoned.
        #expect(ending == .drained)
    }

    private func open(_ serving: Serving) async throws -> [RawClient] {
        var clients: [RawClient] = []
        for _ in 0..<Self.count {
            let client = try await serving.socket()
            try await client.say("hello")
            clients.append(client)
        }
        for client in clients {
            // A machine that takes long has sent a ping meanwhile.
            while let frame = await client.frame(), frame.opcode != 1 {}
        }
        return clients
    }
}
