// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import EmbeddedAPI
package import Foundation

/// A launcher's own options, taken out of the command line; the rest is the app's.
package struct LaunchOptions: Equatable {
    /// A command line that cannot be meant, in words.
    package struct UsageError: Error, CustomStringConvertible {
        package let description: String
    }

    package static func usage(_ about: String, example: String) -> String {
        """
        \(about)
          --api URL          base address of an API of the same contract, such as \(example);
                             without it the app gets an embedded one
          --api-fault FAULT  what the embedded API does wrong: latency=SECONDS (such as latency=2s), error=STATUS,
                             garbled or offline; may be given several times
          --cache DIR        where the app keeps what it has fetched, for when the network is gone; without it the
                             app keeps that in memory for the embedded API, and where it likes for another one
        """
    }

    package private(set) var api: URL?
    package private(set) var faults: [Fault] = []
    package private(set) var cache: URL?
    package private(set) var appArguments: [String] = []

    package var wantsHelp: Bool { appArguments.contains("--help") || appArguments.contains("-h") }

    /// Whether the app will ask for its data: not where its previews are photographed.
    package var needsAPI: Bool { api != nil || appArguments.first?.hasPrefix("snapshot") != true }

    /// Whether the process is a worker of one that serves the app, and has its data where that has them.
    var isOfWorker: Bool { appArguments.first == "serve-worker" }

    /// Whether the command line holds what the app would not understand.
    var hasOwn: Bool { api != nil || !faults.isEmpty || cache != nil }

    package init(arguments: some Sequence<String>) throws {
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            switch parts[0] {
            case "--api": api = try Self.address(parts.count > 1 ? parts[1] : rest.popFirst())
            case "--api-fault": faults.append(try Self.fault(parts.count > 1 ? parts[1] : rest.popFirst()))
            case "--cache": cache = try Self.folder(parts.count > 1 ? parts[1] : rest.popFirst())
            default: appArguments.append(argument)
            }
        }
        if api != nil, !faults.isEmpty {
            throw UsageError(description: "--api-fault is for the embedded API; it cannot go with --api")
        }
    }

    /// The address of an API, written out.
    static func address(_ text: String?) throws -> URL {
        guard let text, !text.hasPrefix("--") else { throw UsageError(description: "--api needs an address") }
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host()?.isEmpty == false else {
            throw UsageError(description: "--api needs an address that begins with http:// or https://, not '\(text)'")
        }
        return url
    }

    static func folder(_ text: String?) throws -> URL {
        guard let text, !text.isEmpty, !text.hasPrefix("--") else {
            throw UsageError(description: "--cache needs a folder")
        }
        return URL(fileURLWithPath: text, isDirectory: true)
    }

    static func fault(_ text: String?) throws -> Fault {
        guard let text, !text.hasPrefix("--") else { throw UsageError(description: "--api-fault needs a fault") }
        guard let fault = Fault(text) else {
            throw UsageError(
                description:
                    "'\(text)' is no fault; known: latency=2s (at most 600s), error=500 (400 to 599), garbled, offline")
        }
        return fault
    }
}
