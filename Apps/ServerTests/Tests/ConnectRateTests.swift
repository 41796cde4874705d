// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineServer
@testable import VitrineWeb

@Suite(.timeLimit(.minutes(5))) struct ConnectRateTests {
    /// An allowance of one comes back after a minute, when these tests are long over.
    private func withAllowance(of count: Int, _ body: @Sendable (Serving) async throws -> Void) async throws {
        try await withServer(
            origins: ["https://good.example"],
            limits: {
                $0.countsLoopback = true
                $0.connectsPerMinute = count
            }, body)
    }

    private func open(_ serving: Serving, from address: String) async throws -> RawClient.Response {
        try await serving.connect().openSocket(
            origin: "https://good.example", host: "good.example", ["X-Forwarded-For: \(address)"])
    }

    @Test func oneMoreThanTheAllowanceIsToldWhenToComeBack() async throws {
        try await withAllowance(of: 1) { serving in
            #expect(try await open(serving, from: "203.0.113.7").status == 101)
            let refused = try await open(serving, from: "203.0.113.7")
            #expect(refused.status == 429)
            #expect(refused["Retry-After"] == "60")
            #expect(refused["X-Content-Type-Options"] == "nosniff")
            // Somebody else is not held responsible, and pages are served on.
            #expect(try await open(serving, from: "203.0.113.8").status == 101)
            #expect(try await serving.connect().get("/").status == 200)
            await serving.host.wait { $0.opened.count == 2 }
        }
    }

    @Test func whoeverHasManyAddressesIsOnePeer() async throws {
        try await withAllowance(of: 1) { (serving: Serving) async throws in
            #expect(try await open(serving, from: "2606:4700:1:2::1").status == 101)
            #expect(try await open(serving, from: "2606:4700:1:2:ffff::9").status == 429)
            #expect(try await open(serving, from: "2606:4700:1:3::1").status == 101)
        }
    }

    @Test func whatIsRefusedForItsOriginCostsNobodyAnAllowance() async throws {
        try await withAllowance(of: 1) { serving in
            for _ in 0..<5 {
                let hostile = try await serving.connect().openSocket(
                    origin: "https://evil.example", host: "good.example", ["X-Forwarded-For: 203.0.113.7"])
                #expect(hostile.status == 403)
            }
            #expect(try await open(serving, from: "203.0.113.7").status == 101)
        }
    }

    @Test func connectionsAreCountedUntilTheyEnd() async throws {
        try await withServer(limits: {
            $0.countsLoopback = true
            $0.connectionsPerPeer = 2
        }) { serving in
            let first = try await serving.connect()
            let second = try await serving.connect()
            #expect(try await first.get("/").status == 200)
            #expect(try await second.get("/").status == 200)
            let third = try await serving.connect()
            #expect(await third.waitForClose().isEmpty)
            #expect(serving.server.connectionCount == 2)
            await first.close()
            while serving.server.connectionCount == 2 { await Task.yield() }
            #expect(try await serving.connect().get("/").status == 200)
        }
        try await withServer(limits: { $0.connections = 1 }) { serving in
            let first = try await serving.connect()
            #expect(try await first.get("/").status == 200)
            let second = try await serving.connect()
            #expect(await second.waitForClose().isEmpty)
        }
    }

    @Test func aDeveloperMayReloadAsOftenAsItTakes() async throws {
        try await withServer(limits: { $0.connectsPerMinute = 1 }) { (serving: Serving) async throws in
            for _ in 0..<30 { #expect(try await serving.connect().openSocket().status == 101) }
        }
        #expect(ServerLimits().connectsPerMinute == 20)
        #expect(!ServerLimits().countsLoopback)
    }
}
