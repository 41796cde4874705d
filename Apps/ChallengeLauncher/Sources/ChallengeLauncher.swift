// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// Starts Challenge on Linux: gives it its data, then hands over to the app itself.
@main
struct ChallengeLauncher: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "challenge",
        abstract: "Challenge, an app about Rick and Morty, in your browser.",
        subcommands: [Serve.self],
        defaultSubcommand: Serve.self
    )
}
