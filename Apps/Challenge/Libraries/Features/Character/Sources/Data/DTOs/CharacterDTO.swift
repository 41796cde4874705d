// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A character as the API sends it: of its fields, those that the app shows.
nonisolated struct CharacterDTO: Decodable, Equatable, Sendable {
    let id: Int
    let name: String
    let status: String
    let species: String
    let origin: PlaceDTO
    let location: PlaceDTO
    let image: String
    /// The addresses of the episodes.
    let episode: [String]
}
