// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeApp
import ChallengeCore
import Dispatch
import EmbeddedAPI
import Foundation
import SwiftUI
import VitrineSnapshots

/// Starts Challenge on Linux: tells it where its data is, then hands over to the app itself, which serves.
///
/// `challenge serve [--api URL] [whatever else the app understands, such as --port and --host]`
@main
enum ChallengeLauncher {
    /// Where an `--api` waits while the process starts again without it.
    private static let variable = "CHALLENGE_API"

    /// An API that does not answer is the app's to show; whoever started the server is told as well.
    @MainActor
    static func main() {
        SnapshotFixtures.register(AvatarFixtures.png(for:))
        do {
            let options = try LaunchOptions(arguments: CommandLine.arguments.dropFirst())
            if !options.needsAPI {
                // Previews bring their own data, and pictures have no network.
            } else if let api = options.api {
                try restart(arguments: options.appArguments, api: api)
            } else if let text = ProcessInfo.processInfo.environment[variable] {
                APIConfiguration.baseURL = try LaunchOptions.address(text)
                probe(APIConfiguration.baseURL)
            } else if options.wantsHelp {
                print(LaunchOptions.usage)
            } else {
                APIConfiguration.baseURL = try startEmbeddedAPI()
            }
        } catch {
            FileHandle.standardError.write(Data("error [launch]: \(error)\n".utf8))
            exit(error is LaunchOptions.UsageError ? 64 : 1)
        }
        ChallengeApp.main()
    }

    // MARK: - API

    /// Becomes a process with another command line: the app reads the process's own, refuses what it does not know, and
    /// Swift's `CommandLine.arguments` cannot be set.
    private static func restart(arguments: [String], api: URL) throws -> Never {
        setenv(variable, api.absoluteString, 1)
        var pointers = ([CommandLine.arguments[0]] + arguments).map { strdup($0) } + [nil]
        execv("/proc/self/exe", &pointers)
        throw CocoaError(.executableLoad)
    }

    /// Says whether a foreign API answers at all. Nothing waits for it: the app serves either way.
    private static func probe(_ api: URL) {
        Task.detached {
            do {
                _ = try await URLSession.shared.data(from: api)
            } catch {
                let text =
                    "[api-unreachable] \(api.absoluteString) does not answer: \(error.localizedDescription) "
                    + "The app shows its own error until the API is there; a page loads anew when it is reloaded.\n"
                FileHandle.standardError.write(Data(text.utf8))
            }
        }
    }

    /// The server lives as long as the process. The main thread waits here for its address, before the app takes over.
    private static func startEmbeddedAPI() throws -> URL {
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
        return try outcome.result.get()
    }

    /// Written by the task before it signals, read after the signal.
    private final class Outcome: @unchecked Sendable {
        var result: Result<URL, any Error> = .failure(CancellationError())
    }
}
