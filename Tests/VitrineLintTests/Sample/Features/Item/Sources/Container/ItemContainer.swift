// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

struct ItemContainer {
    func makeWelcomeViewModel(router: RouterContract) -> WelcomeViewModel {
        WelcomeViewModel(router: router)
    }
}
