// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCharacter
import ChallengeHome
import SwiftUI

/// One window: its router, and which view stands at which place.
struct RootView: View {
    @State private var router = Router()

    let container: AppContainer

    var body: some View {
        NavigationStack(path: $router.path) {
            container.homeFeature.rootView(router: router)
                .navigationDestination(for: HomeNavigation.self) { navigation in
                    switch navigation {
                    case .characters:
                        container.characterFeature.rootView(router: router)
                    }
                }
                .navigationDestination(for: CharacterNavigation.self) { navigation in
                    container.characterFeature.view(for: navigation, router: router)
                }
        }
    }
}

// MARK: - Previews

#Preview("Start") {
    RootView(container: AppContainer())
}
