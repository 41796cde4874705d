// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle

/// A public REST contract, served in process, for machines that should not need the public server.
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

    private let contract: Contract
    private let faults: [Fault]

    /// Creates a server, which listens once it is started.
    ///
    /// - Parameters:
    ///   - contract: The API that it serves.
    ///   - faults: The errors that it makes on purpose.
    package init(_ contract: Contract = .characters, faults: [Fault] = []) {
        self.contract = contract
        self.faults = faults
    }

    /// Opens the port on this machine only, and returns the API's base address, such as `http://127.0.0.1:port/api`.
    ///
    /// An offline server has an address, too, at which nothing listens: its port was free a moment ago.
    ///
    /// - Parameter port: The port; 0 lets the system choose.
    /// - Returns: The API's base address.
    /// - Throws: An error of the system if the port cannot be opened.
    package func start(port: Int = 0) async throws -> URL {
        guard services == nil else { throw StartError.alreadyStarted }
        let (ports, opened) = AsyncThrowingStream.makeStream(of: Int.self)
        let router = try makeRouter()
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
            for try await port in ports {
                let address = try address(port: port)
                if faults.contains(.offline) { try await stop() }
                return address
            }
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

    /// Runs a server for as long as the body takes, and stops it however that ends.
    package static func serving<Value>(
        _ contract: Contract = .characters, faults: [Fault] = [],
        isolation: isolated (any Actor)? = #isolation,
        _ body: (_ address: URL) async throws -> Value
    ) async throws -> Value {
        let server = EmbeddedAPIServer(contract, faults: faults)
        let address = try await server.start()
        let value: Value
        do {
            value = try await body(address)
        } catch {
            try await server.stop()
            throw error
        }
        try await server.stop()
        return value
    }

    private func makeRouter() throws -> Router<BasicRequestContext> {
        let router = Router()
        if !faults.isEmpty { router.add(middleware: FaultMiddleware(faults: faults)) }
        switch contract {
        case .characters:
            let store = try CharacterStore(records: CharacterCatalog.records())
            CharacterRoutes(store: store, fallbackAuthority: "127.0.0.1").register(on: router)
        case .users:
            UserRoutes(store: try UserStore(records: UserCatalog.records)).register(on: router)
        }
        return router
    }

    private func address(port: Int) throws -> URL {
        guard let url = URL(string: "http://127.0.0.1:\(port)\(contract.path)") else { throw URLError(.badURL) }
        return url
    }
}
