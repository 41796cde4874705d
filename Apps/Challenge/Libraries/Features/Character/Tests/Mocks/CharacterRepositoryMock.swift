// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@testable import ChallengeCharacter

final class CharacterRepositoryMock: CharacterRepositoryContract {
    var charactersResult: Result<[Character], Error> = .failure(MockError.notConfigured)
    var characterResult: Result<Character, Error> = .failure(MockError.notConfigured)
    private(set) var requestedPages: [Int] = []
    private(set) var requestedIdentifiers: [Int] = []

    func getCharacters(page: Int) async throws -> [Character] {
        requestedPages.append(page)
        return try charactersResult.get()
    }

    func getCharacter(identifier: Int) async throws -> Character {
        requestedIdentifiers.append(identifier)
        return try characterResult.get()
    }
}
