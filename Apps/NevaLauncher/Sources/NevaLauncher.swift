// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import EmbeddedAPI
import LaunchKit
import Neva
import SwiftUI

/// Starts Neva on Linux, which then serves itself.
///
/// `neva serve [--api URL | --api-fault FAULT] [whatever else the app understands, such as --port and --host]`
@main
enum NevaLauncher {
    @MainActor
    static func main() {
        Launch(
            contract: .characters,
            about: "Neva, characters of Rick and Morty, in your browser.",
            example: "https://rickandmortyapi.com/api"
        ) { Constants.API.baseURL = $0 }.prepare()
        NevaApp.main()
    }
}
