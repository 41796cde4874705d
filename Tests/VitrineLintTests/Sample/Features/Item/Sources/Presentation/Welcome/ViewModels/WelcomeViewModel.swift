// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

@Observable
final class WelcomeViewModel {
    private let router: RouterContract

    init(router: RouterContract) {
        self.router = router
    }

    func didTapOnItemsButton() {
        router.navigate(to: ItemNavigation.list)
    }
}
