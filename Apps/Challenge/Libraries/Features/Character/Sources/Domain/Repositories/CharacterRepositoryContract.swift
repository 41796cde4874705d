// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Where characters come from, for the use cases.
nonisolated protocol CharacterRepositoryContract: Sendable {
    /// A page of those who match, from the API. Nobody matching is an empty page.
    ///
    /// - Parameter page: from 1.
    func getCharacters(filter: CharacterFilter, page: Int) async throws -> CharactersPage

    /// One character, from the API.
    ///
    /// - Throws: `CharacterError.notFound` where there is nobody of this number.
    func getCharacter(identifier: Int) async throws -> Character

    /// Those who match among all who were ever seen here, by number.
    func getStoredCharacters(filter: CharacterFilter) async throws -> [Character]

    /// Somebody who was seen here before.
    func getStoredCharacter(identifier: Int) async throws -> Character?
}
