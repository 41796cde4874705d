// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The launcher's own option, taken out of the command line; the rest is the app's.
struct LaunchOptions {
    /// A command line that cannot be meant, in words.
    struct UsageError: Error, CustomStringConvertible {
        let description: String
    }

    static let usage = """
        Challenge, an app about Rick and Morty, in your browser.
          --api URL   base address of an API of the same contract, such as https://rickandmortyapi.com/api;
                      without it the app gets an embedded one
        """

    private(set) var api: URL?
    private(set) var appArguments: [String] = []

    var wantsHelp: Bool { appArguments.contains("--help") || appArguments.contains("-h") }

    /// Whether the app will ask for its data: not where its previews are photographed.
    var needsAPI: Bool { api != nil || appArguments.first?.hasPrefix("snapshot") != true }

    init(arguments: some Sequence<String>) throws {
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            if argument == "--api" {
                api = try Self.address(rest.popFirst())
            } else if argument.hasPrefix("--api=") {
                api = try Self.address(String(argument.dropFirst("--api=".count)))
            } else {
                appArguments.append(argument)
            }
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
}
