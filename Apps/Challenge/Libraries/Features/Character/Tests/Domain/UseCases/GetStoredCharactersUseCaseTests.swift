// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ChallengeCharacter

struct GetStoredCharactersUseCaseTests {
    @Test
    func executeAsksForThoseWhoMatch() async throws {
        // Given
        let repository = CharacterRepositoryMock()
        repository.storedCharacters = [.stub(id: 3)]
        let sut = GetStoredCharactersUseCase(repository: repository)

        // When
        let value = try await sut.execute(filter: CharacterFilter(status: .alive))

        // Then
        #expect(value.map(\.id) == [3])
        #expect(repository.requestedFilters == [CharacterFilter(status: .alive)])
    }
}
