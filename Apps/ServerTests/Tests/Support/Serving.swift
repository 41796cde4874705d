// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

@testable import VitrineServer
@testable import VitrineWeb

/// A server that runs for the length of a test.
struct Serving: Sendable {
    let host: FakeHost
    let server: LiveServer
    let port: Int

    func connect(reads: Bool = true) async throws -> RawClient {
        try await RawClient.connect(port: port, reads: reads)
    }

    /// A client whose socket is open and has said hello.
    func socket(_ fields: [String] = []) async throws -> RawClient {
        let client = try await connect()
        let response = try await client.openSocket(fields)
        guard response.status == 101 else { throw RawClient.Failure.closed(received: "\(response)") }
        return client
    }
}

/// Starts a server on a free port, runs the test, leaves, and returns how the run ended.
@discardableResult
func withServer(
    origins: [String] = [],
    limits change: (inout ServerLimits) -> Void = { _ in },
    _ body: @Sendable (Serving) async throws -> Void
) async throws -> LiveServer.Ending {
    let host = FakeHost()
    return try await withServer(of: host, origins: origins, limits: change) { server, port in
        try await body(Serving(host: host, server: server, port: port))
    } finally: {
        host.release()
    }
}

/// The same for any host.
@discardableResult
func withServer(
    of host: any WebHost,
    origins: [String] = [],
    limits change: (inout ServerLimits) -> Void = { _ in },
    _ body: @Sendable (LiveServer, Int) async throws -> Void,
    finally: @Sendable () -> Void = {}
) async throws -> LiveServer.Ending {
    var limits = ServerLimits()
    // Whoever tests a timeout sets it; to everybody else a slow machine must not look like a slow peer.
    for time in [
        \ServerLimits.headTimeout, \.bodyTimeout, \.responseTimeout, \.helloTimeout, \.messageTimeout, \.pingTimeout,
        \.hostDrainTimeout, \.drainDeadline,
    ] {
        limits[keyPath: time] = .seconds(600)
    }
    change(&limits)
    let configuration = LiveServerConfiguration(port: 0, origins: origins.compactMap(Origin.init), limits: limits)
    let server = LiveServer(host: host, configuration: configuration)
    let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
    let run = Task { try await server.run { continuation.yield($0) } }
    var port: Int?
    for await value in ports {
        port = value
        break
    }
    let result: Result<Void, any Error>
    do {
        try await body(server, port ?? 0)
        result = .success(())
    } catch {
        result = .failure(error)
    }
    await server.shutdown()
    let ending = try await run.value
    finally()
    try result.get()
    return ending
}
