// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ChallengeCharacter

struct GetCharactersUseCaseTests {
    @Test
    func executeReturnsTheFirstPage() async throws {
        // Given
        let expected = [Character.stub(id: 1), Character.stub(id: 2)]
        let repository = CharacterRepositoryMock()
        repository.charactersResult = .success(CharactersPage(characters: expected, hasNext: true))
        let sut = GetCharactersUseCase(repository: repository)

        // When
        let value = try await sut.execute()

        // Then
        #expect(value == expected)
        #expect(repository.requestedPages == [1])
        #expect(repository.requestedFilters == [CharacterFilter()])
    }

    @Test
    func executeThrowsWhatTheRepositoryThrows() async {
        // Given
        let sut = GetCharactersUseCase(repository: CharacterRepositoryMock())

        // Then
        await #expect(throws: MockError.notConfigured) {
            // When
            _ = try await sut.execute()
        }
    }
}
