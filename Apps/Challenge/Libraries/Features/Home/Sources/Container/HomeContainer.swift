// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCore

/// Puts the feature's parts together.
struct HomeContainer {
    func makeHomeViewModel(router: RouterContract) -> HomeViewModel {
        HomeViewModel(router: router)
    }
}
