// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengeApp
import ChallengeCore
import Dispatch
import EmbeddedAPI
import Foundation
import SwiftUI

/// Serves the app, with an API of its own unless it is told of another.
struct Serve: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serve the app to browsers.")

    @Option(help: "The port to listen on; 0 lets the system choose.")
    var port = 8080

    @Option(help: "The address to listen on.")
    var host = "127.0.0.1"

    @Option(
        help: """
            The base address of an API of the same contract, such as https://rickandmortyapi.com/api. Without it the \
            app gets an embedded one.
            """,
        transform: Serve.baseURL
    )
    var api: URL?

    func validate() throws {
        guard (0...65535).contains(port) else { throw ValidationError("A port is a number from 0 to 65535.") }
    }

    /// An API that does not answer is the app's to show: nothing is asked of it here.
    func run() throws {
        let baseURL = try api ?? startEmbeddedAPI()
        MainActor.assumeIsolated {
            APIConfiguration.baseURL = baseURL
            CommandLine.arguments = [CommandLine.arguments[0], "serve", "--port", String(port), "--host", host]
            ChallengeApp.main()
        }
    }

    // MARK: - API

    static func baseURL(_ text: String) throws -> URL {
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host() != nil else {
            throw ValidationError("\(text) is not the address of an API: it should begin with http:// or https://.")
        }
        return url
    }

    /// The server lives as long as the process. The main thread waits for it here, before the app takes that thread over.
    private func startEmbeddedAPI() throws -> URL {
        let outcome = Outcome()
        let done = DispatchSemaphore(value: 0)
        Task.detached {
            do {
                outcome.result = .success(try await EmbeddedAPIServer().start())
            } catch {
                outcome.result = .failure(error)
            }
            done.signal()
        }
        done.wait()
        guard let result = outcome.result else { throw ValidationError("The embedded API did not start.") }
        return try result.get()
    }

    /// Written by the task before it signals, read after the signal.
    private final class Outcome: @unchecked Sendable {
        var result: Result<URL, any Error>?
    }
}
