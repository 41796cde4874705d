// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineServer
@testable import VitrineWeb

/// A thousand scripted clients, in this process, on real connections.
@Suite(.timeLimit(.minutes(10))) struct DrainLoadTests {
    static let count = 1_000

    @Test func aThousandSessionsAreToldAndLetGo() async throws {
        let ending = try await withServer(limits: {
            // The events decide, however slow the machine is.
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
                        guard await client.frame()?.text == "drain", await client.closeCode() == 1001 else { return 0 }
                        await client.close()
                        return 1
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
    @Test func aThousandPeersThatAreGoneDoNotHoldItUp() async throws {
        let ending = try await withServer(limits: {
            $0.closeTimeout = .milliseconds(50)
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
        for client in clients { #expect(await client.frame()?.opcode == 1) }
        return clients
    }
}
