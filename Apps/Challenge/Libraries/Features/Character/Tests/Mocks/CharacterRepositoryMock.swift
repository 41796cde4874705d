// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@testable import ChallengeCharacter

/// Its methods say `@MainActor` because the contract would make them run anywhere.
@MainActor
final class CharacterRepositoryMock: CharacterRepositoryContract {
    var charactersResult: Result<[Character], Error> = .failure(MockError.notConfigured)
    var characterResult: Result<Character, Error> = .failure(MockError.notConfigured)
    private(set) var requestedPages: [Int] = []
    private(set) var requestedIdentifiers: [Int] = []

    @MainActor func getCharacters(page: Int) async throws -> [Character] {
        requestedPages.append(page)
        return try charactersResult.get()
    }

    @MainActor func getCharacter(identifier: Int) async throws -> Character {
        requestedIdentifiers.append(identifier)
        return try characterResult.get()
    }
}
