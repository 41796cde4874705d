// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Character {
    /// A character for previews and tests.
    nonisolated static func stub(
        id: Int = 1,
        name: String = "Rick Sanchez",
        status: CharacterStatus = .alive,
        species: String = "Human",
        origin: String = "Earth (C-137)",
        location: String = "Citadel of Ricks",
        episodeCount: Int = 51,
        imageURL: URL? = URL(string: "https://rickandmortyapi.com/api/character/avatar/1.jpeg")
    ) -> Character {
        Character(
            id: id,
            name: name,
            status: status,
            species: species,
            origin: origin,
            location: location,
            episodeCount: episodeCount,
            imageURL: imageURL
        )
    }
}
