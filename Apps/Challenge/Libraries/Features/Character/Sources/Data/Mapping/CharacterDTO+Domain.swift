// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CharacterDTO {
    /// The character that the app works with. An unfamiliar status becomes `unknown`.
    nonisolated func toDomain() -> Character {
        Character(
            id: id,
            name: name,
            status: CharacterStatus(rawValue: status) ?? .unknown,
            species: species,
            origin: origin.name,
            location: location.name,
            episodeCount: episode.count,
            imageURL: URL(string: image)
        )
    }
}
