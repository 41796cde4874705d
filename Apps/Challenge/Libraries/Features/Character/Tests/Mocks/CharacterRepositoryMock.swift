// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@testable import ChallengeCharacter

/// Its methods say `@MainActor` because the contract would make them run anywhere.
@MainActor
final class CharacterRepositoryMock: CharacterRepositoryContract {
    var charactersResult: Result<CharactersPage, Error> = .failure(MockError.notConfigured)
    var characterResult: Result<Character, Error> = .failure(MockError.notConfigured)
    var storedCharacters: [Character] = []
    private(set) var requestedFilters: [CharacterFilter] = []
    private(set) var requestedPages: [Int] = []
    private(set) var requestedIdentifiers: [Int] = []

    @MainActor func getCharacters(filter: CharacterFilter, page: Int) async throws -> CharactersPage {
        requestedFilters.append(filter)
        requestedPages.append(page)
        return try charactersResult.get()
    }

    @MainActor func getCharacter(identifier: Int) async throws -> Character {
        requestedIdentifiers.append(identifier)
        return try characterResult.get()
    }

    @MainActor func getStoredCharacters(filter: CharacterFilter) async throws -> [Character] {
        requestedFilters.append(filter)
        return storedCharacters
    }

    @MainActor func getStoredCharacter(identifier: Int) async throws -> Character? {
        requestedIdentifiers.append(identifier)
        return storedCharacters.first { $0.id == identifier }
    }
}
