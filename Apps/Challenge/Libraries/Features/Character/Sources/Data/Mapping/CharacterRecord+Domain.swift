// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CharacterRecord {
    nonisolated init(_ character: Character) {
        self.init(
            id: character.id,
            name: character.name,
            status: character.status.rawValue,
            species: character.species,
            origin: character.origin,
            location: character.location,
            episodeCount: character.episodeCount,
            image: character.imageURL?.absoluteString
        )
    }

    /// The character that the app works with.
    nonisolated func toDomain() -> Character {
        Character(
            id: id,
            name: name,
            status: CharacterStatus(rawValue: status) ?? .unknown,
            species: species,
            origin: origin,
            location: location,
            episodeCount: episodeCount,
            imageURL: image.flatMap { URL(string: $0) }
        )
    }
}
