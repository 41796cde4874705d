// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Neva

struct FeedDetailsViewModelTests {
    @MainActor
    @Test("What is shared is the character's public address, wherever the feed came from")
    func testShareURL() {
        let viewModel = FeedDetailsViewModel(character: FeedEntity.mocks[1])
        #expect(viewModel.character == FeedEntity.mocks[1])
        #expect(viewModel.shareURL.absoluteString == "https://rickandmortyapi.com/api/character/2")
    }
}
