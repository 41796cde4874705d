// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCore

final class RouterMock: RouterContract {
    private(set) var destinations: [any Navigation] = []
    private(set) var goBackCallCount = 0

    func navigate(to destination: any Navigation) {
        destinations.append(destination)
    }

    func goBack() {
        goBackCallCount += 1
    }
}
