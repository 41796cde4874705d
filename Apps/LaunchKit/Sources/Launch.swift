// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Dispatch
package import EmbeddedAPI
package import Foundation
import FoundationNetworking

/// How an app is started on Linux: told where its data is, then left to itself.
///
/// An app's own sources know nothing of this. The launcher's options are taken out of the command line by starting the
/// process again without them, because the app reads the process's own and refuses what it does not know.
package struct Launch {
    /// What the app needs of the embedded API.
    let contract: Contract
    /// What `--help` says of the app, and an address of its public API.
    let about: String
    let example: String
    /// Gives the app the base address of its data.
    let use: @MainActor (URL) -> Void
    /// Tells the app where to keep what it has fetched, `nil` for nowhere; `nil` itself where the app keeps nothing.
    let keep: (@MainActor (URL?) -> Void)?

    package init(
        contract: Contract, about: String, example: String, keep: (@MainActor (URL?) -> Void)? = nil,
        use: @escaping @MainActor (URL) -> Void
    ) {
        self.keep = keep
        self.contract = contract
        self.about = about
        self.example = example
        self.use = use
    }

    /// What the process hands over to itself.
    private static let addressVariable = "VITRINE_APP_API"
    private static let faultsVariable = "VITRINE_APP_API_FAULTS"
    private static let cacheVariable = "VITRINE_APP_CACHE"
    /// Where the embedded API of the process is that started this one, as a worker of the app.
    private static let embeddedVariable = "VITRINE_APP_EMBEDDED_API"

    /// Prepares the data; then it is the app's turn. Ends the process with a message if that cannot be done.
    @MainActor
    package func prepare() {
        do {
            let options = try LaunchOptions(arguments: CommandLine.arguments.dropFirst())
            if options.wantsHelp { print(LaunchOptions.usage(about, example: example)) }
            if options.cache != nil, keep == nil {
                throw LaunchOptions.UsageError(
                    description: "--cache is for apps that keep something; this one does not")
            }
            if options.hasOwn { try restart(with: options) }
            guard options.needsAPI, !options.wantsHelp else { return }
            let environment = ProcessInfo.processInfo.environment
            if let text = environment[Self.cacheVariable] {
                keep?(try LaunchOptions.folder(text))
            } else if environment[Self.addressVariable] == nil {
                keep?(nil)
            }
            if let text = environment[Self.addressVariable] {
                let address = try LaunchOptions.address(text)
                begin(with: address)
                probe(address)
            } else if options.isOfWorker, let text = environment[Self.embeddedVariable] {
                begin(with: try LaunchOptions.address(text))
            } else {
                let faults = try (environment[Self.faultsVariable] ?? "").split(separator: ",")
                    .map { try LaunchOptions.fault(String($0)) }
                let address = try startEmbeddedAPI(faults: faults)
                setenv(Self.embeddedVariable, address.absoluteString, 1)
                begin(with: address)
            }
        } catch {
            FileHandle.standardError.write(Data("error [launch]: \(error)\n".utf8))
            exit(error is LaunchOptions.UsageError ? 64 : 1)
        }
    }

    /// Gives the app its data. The API's pictures may lie where it lies, nobody else's may lie in a private network.
    @MainActor
    private func begin(with address: URL) {
        use(address)
        var origin = URLComponents(url: address, resolvingAgainstBaseURL: false)
        origin?.path = ""
        origin?.query = nil
        if let text = origin?.string { setenv("VITRINE_IMAGE_ORIGINS", text, 0) }
    }

    /// Becomes a process with another command line: Swift's `CommandLine.arguments` cannot be set.
    private func restart(with options: LaunchOptions) throws -> Never {
        if let api = options.api { setenv(Self.addressVariable, api.absoluteString, 1) }
        if !options.faults.isEmpty {
            setenv(Self.faultsVariable, options.faults.map(\.description).joined(separator: ","), 1)
        }
        if let cache = options.cache { setenv(Self.cacheVariable, cache.path, 1) }
        var pointers = ([CommandLine.arguments[0]] + options.appArguments).map { strdup($0) } + [nil]
        execv("/proc/self/exe", &pointers)
        throw CocoaError(.executableLoad)
    }

    /// Says whether a foreign API answers at all. Nothing waits for it: the app shows its own error, and serves.
    private func probe(_ api: URL) {
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
    private func startEmbeddedAPI(faults: [Fault]) throws -> URL {
        let outcome = Outcome()
        let done = DispatchSemaphore(value: 0)
        Task.detached { [contract] in
            do {
                outcome.result = .success(try await EmbeddedAPIServer(contract, faults: faults).start())
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
