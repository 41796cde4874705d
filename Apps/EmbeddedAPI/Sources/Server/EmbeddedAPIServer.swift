// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle

/// The Rick and Morty REST contract, served in process, for machines that should not need the public one.
///
/// Starting fills the store and opens the port; the address is known when `start` returns. Stopping answers what is
/// under way, then closes.
package actor EmbeddedAPIServer {
    /// What can go wrong before the first request.
    package enum StartError: Error, CustomStringConvertible {
        case alreadyStarted
        case endedBeforeListening

        package var description: String {
            switch self {
            case .alreadyStarted: "The embedded API is already running."
            case .endedBeforeListening: "The embedded API ended before it opened its port."
            }
        }
    }

    private var services: ServiceGroup?
    private var run: Task<Void, any Error>?

    package init() {}

    /// Opens the port on this machine only, and returns the API's base address, `http://127.0.0.1:port/api`.
    ///
    /// - Parameter port: 0 lets the system choose.
    package func start(port: Int = 0) async throws -> URL {
        guard services == nil else { throw StartError.alreadyStarted }
        let store = try CharacterStore(records: CharacterCatalog.records())
        let (ports, opened) = AsyncThrowingStream.makeStream(of: Int.self)
        let router = Router()
        CharacterRoutes(store: store, fallbackAuthority: "127.0.0.1").register(on: router)
        var logger = Logger(label: "EmbeddedAPI")
        logger.logLevel = .error
        let application = Application(
            router: router,
            configuration: .init(address: .hostname("127.0.0.1", port: port), serverName: "EmbeddedAPI"),
            onServerRunning: { opened.yield($0.localAddress?.port ?? port) },
            logger: logger
        )
        let services = ServiceGroup(configuration: .init(services: [application], logger: logger))
        self.services = services
        run = Task.detached {
            do {
                try await services.run()
                opened.finish(throwing: StartError.endedBeforeListening)
            } catch {
                opened.finish(throwing: error)
                throw error
            }
        }
        do {
            for try await port in ports { return try Self.address(port: port) }
            throw StartError.endedBeforeListening
        } catch {
            self.services = nil
            run = nil
            throw error
        }
    }

    /// Answers what is under way, then closes the port. Does nothing if it is not open.
    package func stop() async throws {
        await services?.triggerGracefulShutdown()
        try await run?.value
        services = nil
        run = nil
    }

    private static func address(port: Int) throws -> URL {
        guard let url = URL(string: "http://127.0.0.1:\(port)/api") else { throw URLError(.badURL) }
        return url
    }
}
