// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase

@testable import VitrineStore

/// A Redis or Valkey of this machine, on a port of its own, with nothing in it.
final class RedisProcess {
    /// The server's program; `nil` where there is none.
    static let program = ["/usr/bin/redis-server", "/usr/bin/valkey-server", "/usr/local/bin/redis-server"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// What a test says that is left out.
    static let hint = "there is no redis-server. Run: Scripts/install-system"

    let address: StoreAddress
    private let process: Process

    /// Starts a server and waits until it takes connections.
    init() async throws {
        while true {
            // A port that nobody had a moment ago; somebody may have it by now.
            let place = try await ScriptedServer.start { _ in nil }
            let address = place.address
            await place.stop()
            let (process, said) = try Self.start(on: address)
            if said.contains("Address already in use") { continue }
            guard said.contains(Self.readiness) else { throw StoreError.unreachable(said) }
            (self.address, self.process) = (address, process)
            return
        }
    }

    private static let readiness = "Ready to accept connections"

    /// Starts a server; returns what it said until it was ready or ended.
    private static func start(on address: StoreAddress) throws -> (Process, said: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program ?? "")
        process.arguments = [
            "--port", "\(address.port)", "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--loglevel",
            "notice",
        ]
        process.currentDirectoryURL = FileManager.default.temporaryDirectory
        process.standardOutput = output
        try process.start()
        var said = ""
        while !said.contains(readiness) {
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { break }
            said += String(decoding: more, as: UTF8.self)
        }
        return (process, said)
    }

    func stop() {
        process.terminate()
        process.waitUntilExit()
    }
}
