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
    private let process = Process()

    /// Starts a server and waits until it takes connections.
    init() async throws {
        // A port that nobody had a moment ago.
        let place = try await ScriptedServer.start { _ in nil }
        address = place.address
        await place.stop()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: Self.program ?? "")
        process.arguments = [
            "--port", "\(address.port)", "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--loglevel",
            "notice",
        ]
        process.currentDirectoryURL = FileManager.default.temporaryDirectory
        process.standardOutput = output
        try process.start()
        var said = ""
        while !said.contains("Ready to accept connections") {
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { throw StoreError.unreachable(said) }
            said += String(decoding: more, as: UTF8.self)
        }
    }

    func stop() {
        process.terminate()
        process.waitUntilExit()
    }
}
