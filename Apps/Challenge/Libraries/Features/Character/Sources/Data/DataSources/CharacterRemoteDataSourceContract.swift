// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The API, for the repository. Its work is done off the main actor.
nonisolated protocol CharacterRemoteDataSourceContract: Sendable {
    @concurrent func fetchCharacters(filter: CharacterFilter, page: Int) async throws -> CharactersPageDTO
    @concurrent func fetchCharacter(identifier: Int) async throws -> CharacterDTO
}
