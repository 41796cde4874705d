// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ChallengeCharacter

struct CharacterFilterTests {
    @Test(arguments: [
        (CharacterFilter(), true), (CharacterFilter(name: "SANCHEZ"), true), (CharacterFilter(name: "morty"), false),
        (CharacterFilter(status: .alive), true), (CharacterFilter(name: "rick", status: .dead), false),
    ])
    func bothPartsHaveToMatch(filter: CharacterFilter, matches: Bool) {
        #expect(filter.matches(.stub(name: "Rick Sanchez", status: .alive)) == matches)
    }

    @Test
    func aFilterThatSaysNothingIsEmpty() {
        #expect(CharacterFilter().isEmpty)
        #expect(!CharacterFilter(name: "a").isEmpty)
        #expect(!CharacterFilter(status: .dead).isEmpty)
    }
}
