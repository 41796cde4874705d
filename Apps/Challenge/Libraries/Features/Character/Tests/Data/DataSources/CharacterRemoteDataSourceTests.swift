// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ChallengeCharacter

struct CharacterRemoteDataSourceTests {
    @Test
    func fetchCharactersAsksForThePageAndDecodesIt() async throws {
        // Given
        let client = HTTPClientMock()
        client.result = .success(CharacterFixtures.page)
        let sut = CharacterRemoteDataSource(httpClient: client)

        // When
        let value = try await sut.fetchCharacters(filter: CharacterFilter(), page: 2)

        // Then
        #expect(client.requests == ["character?page=2"])
        #expect(value.info.pages == 42)
        #expect(value.info.next == "https://rickandmortyapi.com/api/character?page=2")
        #expect(value.info.prev == nil)
        #expect(value.results.map(\.id) == [2])
    }

    @Test
    func fetchCharactersAsksForThoseWhoMatch() async throws {
        // Given
        let client = HTTPClientMock()
        client.result = .success(CharacterFixtures.page)
        let sut = CharacterRemoteDataSource(httpClient: client)

        // When
        _ = try await sut.fetchCharacters(filter: CharacterFilter(name: "rick & co", status: .unknown), page: 1)

        // Then
        #expect(client.requests == ["character?page=1?name=rick & co?status=unknown"])
    }

    @Test
    func fetchCharacterAsksForTheCharacterAndDecodesIt() async throws {
        // Given
        let client = HTTPClientMock()
        client.result = .success(CharacterFixtures.character)
        let sut = CharacterRemoteDataSource(httpClient: client)

        // When
        let value = try await sut.fetchCharacter(identifier: 2)

        // Then
        #expect(client.requests == ["character/2"])
        #expect(value.name == "Morty Smith")
        #expect(value.origin == PlaceDTO(name: "unknown"))
    }

    @Test
    func anAnswerThatIsNotTheContractThrows() async {
        // Given
        let client = HTTPClientMock()
        client.result = .success(Data(#"{"error":"Character not found"}"#.utf8))
        let sut = CharacterRemoteDataSource(httpClient: client)

        // Then
        await #expect(throws: DecodingError.self) { _ = try await sut.fetchCharacter(identifier: 2) }
    }

    @Test
    func failuresOfTheClientAreThrownOn() async {
        // Given
        let client = HTTPClientMock()
        client.result = .failure(HTTPError.status(404))
        let sut = CharacterRemoteDataSource(httpClient: client)

        // Then
        await #expect(throws: HTTPError.status(404)) { _ = try await sut.fetchCharacter(identifier: 827) }
    }
}
