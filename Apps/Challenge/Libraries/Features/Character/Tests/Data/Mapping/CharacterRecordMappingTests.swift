// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ChallengeCharacter

struct CharacterRecordMappingTests {
    @Test(arguments: [Character.stub(), .stub(id: 9, status: .unknown, imageURL: nil)])
    func aCharacterComesBackAsItWent(character: Character) {
        #expect(CharacterRecord(character).toDomain() == character)
    }
}
