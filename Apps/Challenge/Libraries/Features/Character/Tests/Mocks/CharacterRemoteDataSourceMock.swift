// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@testable import ChallengeCharacter

final class CharacterRemoteDataSourceMock: CharacterRemoteDataSourceContract {
    var pageResult: Result<CharactersPageDTO, Error> = .failure(MockError.notConfigured)
    var characterResult: Result<CharacterDTO, Error> = .failure(MockError.notConfigured)
    private(set) var requestedPages: [Int] = []
    private(set) var requestedIdentifiers: [Int] = []

    func fetchCharacters(page: Int) async throws -> CharactersPageDTO {
        requestedPages.append(page)
        return try pageResult.get()
    }

    func fetchCharacter(identifier: Int) async throws -> CharacterDTO {
        requestedIdentifiers.append(identifier)
        return try characterResult.get()
    }
}
