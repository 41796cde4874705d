// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@testable import ChallengeCharacter

/// Its methods say `@MainActor` because the contract would make them run anywhere.
@MainActor
final class CharacterRemoteDataSourceMock: CharacterRemoteDataSourceContract {
    var pageResult: Result<CharactersPageDTO, Error> = .failure(MockError.notConfigured)
    var characterResult: Result<CharacterDTO, Error> = .failure(MockError.notConfigured)
    private(set) var requestedFilters: [CharacterFilter] = []
    private(set) var requestedPages: [Int] = []
    private(set) var requestedIdentifiers: [Int] = []

    @MainActor func fetchCharacters(filter: CharacterFilter, page: Int) async throws -> CharactersPageDTO {
        requestedFilters.append(filter)
        requestedPages.append(page)
        return try pageResult.get()
    }

    @MainActor func fetchCharacter(identifier: Int) async throws -> CharacterDTO {
        requestedIdentifiers.append(identifier)
        return try characterResult.get()
    }
}
