// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ChallengeCharacter

struct GetStoredCharacterUseCaseTests {
    @Test
    func executeAsksForTheOne() async throws {
        // Given
        let repository = CharacterRepositoryMock()
        repository.storedCharacters = [.stub(id: 3)]
        let sut = GetStoredCharacterUseCase(repository: repository)

        // Then
        #expect(try await sut.execute(identifier: 3)?.id == 3)
        #expect(try await sut.execute(identifier: 4) == nil)
        #expect(repository.requestedIdentifiers == [3, 4])
    }
}
