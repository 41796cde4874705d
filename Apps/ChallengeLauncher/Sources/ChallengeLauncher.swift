// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeApp
import ChallengeCore
import EmbeddedAPI
import LaunchKit
import SwiftUI
import VitrineSnapshots

/// Starts Challenge on Linux, which then serves itself.
///
/// `challenge serve [--api URL | --api-fault FAULT] [--cache DIR] [whatever else the app understands, such as --port
/// and --host]`
@main
enum ChallengeLauncher {
    @MainActor
    static func main() {
        SnapshotFixtures.register(AvatarFixtures.png(for:))
        Launch(
            contract: .characters,
            about: "Challenge, an app about Rick and Morty, in your browser.",
            example: "https://rickandmortyapi.com/api",
            keep: { CacheConfiguration.directory = $0 }
        ) { APIConfiguration.baseURL = $0 }.prepare()
        ChallengeApp.main()
    }
}
