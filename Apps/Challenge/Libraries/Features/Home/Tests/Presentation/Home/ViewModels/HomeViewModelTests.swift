// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ChallengeHome

struct HomeViewModelTests {
    @Test
    func didTapOnCharacterButtonNavigatesToCharacters() {
        // Given
        let router = RouterMock()
        let sut = HomeViewModel(router: router)

        // When
        sut.didTapOnCharacterButton()

        // Then
        #expect(router.destinations.count == 1)
        #expect(router.destinations.first as? HomeNavigation == .characters)
    }

    @Test
    func didTapOnCharacterButtonGoesOneStepDown() {
        // Given
        let router = Router()
        let sut = HomeViewModel(router: router)

        // When
        sut.didTapOnCharacterButton()

        // Then
        #expect(router.path.count == 1)
    }
}

private final class RouterMock: RouterContract {
    private(set) var destinations: [any Navigation] = []

    func navigate(to destination: any Navigation) {
        destinations.append(destination)
    }

    func goBack() {}
}
