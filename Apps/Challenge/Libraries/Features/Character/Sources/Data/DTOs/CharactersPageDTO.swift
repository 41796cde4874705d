// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// One page of a listing as the API sends it.
nonisolated struct CharactersPageDTO: Decodable, Equatable, Sendable {
    /// Where the page stands in the whole.
    struct Info: Decodable, Equatable, Sendable {
        let count: Int
        let pages: Int
        let next: String?
        let prev: String?
    }

    let info: Info
    let results: [CharacterDTO]
}
