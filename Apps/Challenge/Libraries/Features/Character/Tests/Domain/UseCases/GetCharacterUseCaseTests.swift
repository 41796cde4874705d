// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ChallengeCharacter

struct GetCharacterUseCaseTests {
    @Test
    func executeReturnsTheCharacter() async throws {
        // Given
        let expected = Character.stub(id: 7)
        let repository = CharacterRepositoryMock()
        repository.characterResult = .success(expected)
        let sut = GetCharacterUseCase(repository: repository)

        // When
        let value = try await sut.execute(identifier: 7)

        // Then
        #expect(value == expected)
        #expect(repository.requestedIdentifiers == [7])
    }

    @Test
    func executeThrowsWhatTheRepositoryThrows() async {
        // Given
        let sut = GetCharacterUseCase(repository: CharacterRepositoryMock())

        // Then
        await #expect(throws: MockError.notConfigured) {
            // When
            _ = try await sut.execute(identifier: 7)
        }
    }
}
