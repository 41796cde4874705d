// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ChallengeCore

struct RouterTests {
    @Test
    func startsAtTheRoot() {
        #expect(Router().path.isEmpty)
    }

    @Test
    func navigateAppendsToThePath() {
        // Given
        let sut = Router()

        // When
        sut.navigate(to: TestNavigation.first)
        sut.navigate(to: OtherNavigation(identifier: 2))

        // Then
        #expect(sut.path.count == 2)
    }

    @Test
    func goBackRemovesTheLast() {
        // Given
        let sut = Router()
        sut.navigate(to: TestNavigation.first)
        sut.navigate(to: TestNavigation.second)

        // When
        sut.goBack()

        // Then
        #expect(sut.path.count == 1)
    }

    @Test
    func goBackAtTheRootStaysThere() {
        // Given
        let sut = Router()

        // When
        sut.goBack()

        // Then
        #expect(sut.path.isEmpty)
    }
}

private enum TestNavigation: Navigation {
    case first
    case second
}

private struct OtherNavigation: Navigation {
    let identifier: Int
}
