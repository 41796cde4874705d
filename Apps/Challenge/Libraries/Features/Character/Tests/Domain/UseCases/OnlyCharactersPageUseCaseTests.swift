// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ChallengeCharacter

struct OnlyCharactersPageUseCaseTests {
    @Test
    func theOnePageIsFilteredAndTheLast() async throws {
        // Given
        let useCase = GetCharactersUseCaseMock()
        useCase.result = .success([.stub(id: 1, name: "Rick"), .stub(id: 2, name: "Morty")])
        let sut = OnlyCharactersPageUseCase(getCharactersUseCase: useCase)

        // Then
        let first = try await sut.execute(filter: CharacterFilter(name: "mor"), page: 1)
        #expect(first.characters.map(\.id) == [2])
        #expect(!first.hasNext)
        #expect(try await sut.execute(filter: CharacterFilter(), page: 2).characters.isEmpty)
        #expect(useCase.executeCallCount == 1)
    }
}
