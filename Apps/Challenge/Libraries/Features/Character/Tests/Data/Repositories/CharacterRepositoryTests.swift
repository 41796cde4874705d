// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ChallengeCharacter

struct CharacterRepositoryTests {
    private let remote = CharacterRemoteDataSourceMock()
    private let local = CharacterLocalDataSourceMock()

    private var sut: CharacterRepository {
        CharacterRepository(remoteDataSource: remote, localDataSource: local)
    }

    @Test
    func getCharactersMapsThePage() async throws {
        // Given
        let page = try JSONDecoder().decode(CharactersPageDTO.self, from: CharacterFixtures.page)
        remote.pageResult = .success(page)
        let filter = CharacterFilter(name: "morty", status: .alive)

        // When
        let value = try await sut.getCharacters(filter: filter, page: 3)

        // Then
        #expect(value.characters == page.results.map { $0.toDomain() })
        #expect(value.characters.map(\.name) == ["Morty Smith"])
        #expect(value.hasNext)
        #expect(remote.requestedPages == [3])
        #expect(remote.requestedFilters == [filter])
    }

    @Test
    func getCharactersIsEmptyWhenNobodyMatches() async throws {
        // Given
        remote.pageResult = .failure(HTTPError.status(404))

        // Then
        let value = try await sut.getCharacters(filter: CharacterFilter(name: "nobody"), page: 1)
        #expect(value == CharactersPage(characters: [], hasNext: false))
    }

    @Test
    func getCharacterMapsTheCharacter() async throws {
        // Given
        let character = try JSONDecoder().decode(CharacterDTO.self, from: CharacterFixtures.character)
        remote.characterResult = .success(character)

        // When
        let value = try await sut.getCharacter(identifier: 2)

        // Then
        #expect(value == character.toDomain())
        #expect(remote.requestedIdentifiers == [2])
    }

    @Test
    func getCharacterSaysWhoIsNotFound() async {
        // Given
        remote.characterResult = .failure(HTTPError.status(404))

        // Then
        await #expect(throws: CharacterError.notFound) { _ = try await sut.getCharacter(identifier: 999_999) }
    }

    @Test
    func failuresAreThrownOn() async {
        // Given
        remote.pageResult = .failure(HTTPError.status(500))

        // Then
        await #expect(throws: HTTPError.status(500)) {
            _ = try await sut.getCharacters(filter: CharacterFilter(), page: 1)
        }
        await #expect(throws: MockError.notConfigured) { _ = try await sut.getCharacter(identifier: 1) }
    }

    @Test
    func whoWasSeenIsStoredAndFound() async throws {
        // Given
        remote.pageResult = .success(try JSONDecoder().decode(CharactersPageDTO.self, from: CharacterFixtures.page))
        let seen = try await sut.getCharacters(filter: CharacterFilter(), page: 1).characters

        // Then
        #expect(try await sut.getStoredCharacters(filter: CharacterFilter()) == seen)
        #expect(try await sut.getStoredCharacters(filter: CharacterFilter(name: "mORTY")) == seen)
        #expect(try await sut.getStoredCharacters(filter: CharacterFilter(status: .dead)).isEmpty)
        #expect(try await sut.getStoredCharacter(identifier: 2) == seen.first)
        #expect(try await sut.getStoredCharacter(identifier: 3) == nil)
    }

    @Test
    func aStoreThatFailsDoesNotHideWhatCame() async throws {
        // Given
        remote.pageResult = .success(try JSONDecoder().decode(CharactersPageDTO.self, from: CharacterFixtures.page))
        local.saveError = MockError.notConfigured

        // Then
        #expect(try await sut.getCharacters(filter: CharacterFilter(), page: 1).characters.count == 1)
    }
}
