// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ChallengeCharacter

struct CharacterRepositoryTests {
    @Test
    func getCharactersMapsThePage() async throws {
        // Given
        let page = try JSONDecoder().decode(CharactersPageDTO.self, from: CharacterFixtures.page)
        let dataSource = CharacterRemoteDataSourceMock()
        dataSource.pageResult = .success(page)
        let sut = CharacterRepository(remoteDataSource: dataSource)

        // When
        let value = try await sut.getCharacters(page: 3)

        // Then
        #expect(value == page.results.map { $0.toDomain() })
        #expect(value.map(\.name) == ["Morty Smith"])
        #expect(dataSource.requestedPages == [3])
    }

    @Test
    func getCharacterMapsTheCharacter() async throws {
        // Given
        let character = try JSONDecoder().decode(CharacterDTO.self, from: CharacterFixtures.character)
        let dataSource = CharacterRemoteDataSourceMock()
        dataSource.characterResult = .success(character)
        let sut = CharacterRepository(remoteDataSource: dataSource)

        // When
        let value = try await sut.getCharacter(identifier: 2)

        // Then
        #expect(value == character.toDomain())
        #expect(dataSource.requestedIdentifiers == [2])
    }

    @Test
    func failuresAreThrownOn() async {
        // Given
        let sut = CharacterRepository(remoteDataSource: CharacterRemoteDataSourceMock())

        // Then
        await #expect(throws: MockError.notConfigured) { _ = try await sut.getCharacters(page: 1) }
        await #expect(throws: MockError.notConfigured) { _ = try await sut.getCharacter(identifier: 1) }
    }
}
