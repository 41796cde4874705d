// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SampleItem

struct WelcomeViewModelTests {
    @Test
    func didTapOnItemsButtonNavigatesToItems() {
        let router = Router()
        let sut = WelcomeViewModel(router: router)

        sut.didTapOnItemsButton()

        #expect(router.path.count == 1)
    }
}
