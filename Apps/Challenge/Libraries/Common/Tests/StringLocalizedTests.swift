// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ChallengeCommon

struct StringLocalizedTests {
    @Test(arguments: [
        ("home.title", "Rick and Morty"),
        ("home.goToCharacters", "Characters"),
        ("characterList.title", "Characters"),
        ("characterList.empty.title", "No characters"),
        ("characterList.error.title", "Error loading characters"),
        ("characterDetail.title", "Character"),
        ("characterDetail.loading", "Loading character"),
        ("characterDetail.error.title", "Error loading character"),
        ("characterDetail.species", "Species"),
        ("characterDetail.origin", "Origin"),
    ])
    func keysHaveEnglishTexts(key: String, text: String) {
        #expect(key.localized() == text)
    }

    @Test(arguments: [(0, "0 episodes"), (1, "1 episode"), (51, "51 episodes")])
    func aCountChoosesTheForm(count: Int, text: String) {
        #expect("characterDetail.episodeCount".localized(count: count) == text)
    }

    @Test
    func anUnknownKeyShowsItself() {
        #expect("nobody.knows.this".localized() == "nobody.knows.this")
    }
}
