// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Where characters come from, for the use cases.
nonisolated protocol CharacterRepositoryContract: Sendable {
    /// Gets a page of the characters that match a filter, from the API.
    ///
    /// - Parameters:
    ///   - filter: The filter.
    ///   - page: The number of the page, from 1.
    /// - Returns: The page; empty if no character matches.
    /// - Throws: The errors of the client.
    func getCharacters(filter: CharacterFilter, page: Int) async throws -> CharactersPage

    /// Gets a character from the API.
    ///
    /// - Parameter identifier: The character's number.
    /// - Returns: The character.
    /// - Throws: `CharacterError.notFound` if there is none with this number.
    func getCharacter(identifier: Int) async throws -> Character

    /// Gets the stored characters that match a filter, by number.
    func getStoredCharacters(filter: CharacterFilter) async throws -> [Character]

    /// Gets a stored character.
    func getStoredCharacter(identifier: Int) async throws -> Character?
}
