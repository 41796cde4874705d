// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ChallengeCharacter

struct GetCharactersPageUseCaseTests {
    @Test
    func executeAsksForThePageOfTheFilter() async throws {
        // Given
        let expected = CharactersPage(characters: [.stub()], hasNext: true)
        let repository = CharacterRepositoryMock()
        repository.charactersResult = .success(expected)
        let sut = GetCharactersPageUseCase(repository: repository)

        // When
        let value = try await sut.execute(filter: CharacterFilter(name: "rick"), page: 4)

        // Then
        #expect(value == expected)
        #expect(repository.requestedPages == [4])
        #expect(repository.requestedFilters == [CharacterFilter(name: "rick")])
    }
}
