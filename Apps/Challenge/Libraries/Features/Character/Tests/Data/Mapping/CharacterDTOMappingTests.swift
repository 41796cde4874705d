// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ChallengeCharacter

struct CharacterDTOMappingTests {
    @Test
    func everyFieldIsMapped() {
        // Given
        let sut = makeSUT(status: "Dead", image: "https://example.test/2.jpeg")

        // When
        let value = sut.toDomain()

        // Then
        #expect(value.id == 2)
        #expect(value.name == "Morty Smith")
        #expect(value.status == .dead)
        #expect(value.species == "Human")
        #expect(value.origin == "unknown")
        #expect(value.location == "Earth")
        #expect(value.episodeCount == 2)
        #expect(value.imageURL == URL(string: "https://example.test/2.jpeg"))
    }

    @Test(arguments: [
        ("Alive", CharacterStatus.alive), ("Dead", .dead), ("unknown", .unknown), ("", .unknown), ("Zombie", .unknown),
    ])
    func statusIsMapped(text: String, status: CharacterStatus) {
        #expect(makeSUT(status: text).toDomain().status == status)
    }

    @Test
    func anAddressThatIsNoneMeansNoPicture() {
        #expect(makeSUT(image: "").toDomain().imageURL == nil)
    }

    private func makeSUT(status: String = "Alive", image: String = "") -> CharacterDTO {
        CharacterDTO(
            id: 2, name: "Morty Smith", status: status, species: "Human", origin: PlaceDTO(name: "unknown"),
            location: PlaceDTO(name: "Earth"), image: image, episode: ["1", "2"])
    }
}
