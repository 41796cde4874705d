// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCommon
import SwiftUI

@Observable
final class HomeViewModel {
    private let router: RouterContract

    init(router: RouterContract) {
        self.router = router
    }

    func didTapOnCharacterButton() {
        router.navigate(to: HomeNavigation.characters)
    }
}
