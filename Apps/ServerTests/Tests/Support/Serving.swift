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
    /// Where the operator's listener is, as it was said.
    let operatorAddress: String

    func connect(reads: Bool = true) async throws -> RawClient {
        try await RawClient.connect(port: port, reads: reads)
    }

    /// A client of the operator's listener.
    func operators() async throws -> RawClient {
        let port = operatorAddress.split(separator: ":").last?.split(separator: "/").first.flatMap { Int($0) }
        return try await RawClient.connect(port: port ?? 0)
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
    operators: OperatorAddress = .none,
    health: ServerHealth = ServerHealth(),
    refusals: RefusalLog = RefusalLog(),
    configure: (inout LiveServerConfiguration) -> Void = { _ in },
    limits change: (inout ServerLimits) -> Void = { _ in },
    _ body: @Sendable (Serving) async throws -> Void
) async throws -> LiveServer.Ending {
    let host = FakeHost()
    let address = Mutex("")
    return try await withServer(
        of: host, origins: origins, operators: operators, health: health, refusals: refusals, configure: configure,
        limits: change,
        onOperators: { said in address.withLock { $0 = said } }
    ) { server, port in
        let operatorAddress = address.withLock { $0 }
        try await body(Serving(host: host, server: server, port: port, operatorAddress: operatorAddress))
    } finally: {
        host.release()
    }
}

/// The same for any host.
@discardableResult
func withServer(
    of host: any WebHost,
    origins: [String] = [],
    operators: OperatorAddress = .none,
    health: ServerHealth = ServerHealth(),
    refusals: RefusalLog = RefusalLog(),
    configure: (inout LiveServerConfiguration) -> Void = { _ in },
    limits change: (inout ServerLimits) -> Void = { _ in },
    onOperators: @escaping @Sendable (String) -> Void = { _ in },
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
    var configuration = LiveServerConfiguration(port: 0, origins: origins.compactMap(Origin.init), limits: limits)
    configuration.operators = operators
    configure(&configuration)
    let server = LiveServer(host: host, configuration: configuration, health: health, refusals: refusals)
    let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
    let run = Task {
        try await server.run {
            continuation.yield($0)
        } onOperators: { said, _ in
            onOperators(said)
        }
    }
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
