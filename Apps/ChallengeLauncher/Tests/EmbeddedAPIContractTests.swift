// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCore
import EmbeddedAPI
import Foundation
import Testing

@testable import ChallengeCharacter

/// The app's data layer against the API that a fresh machine gives it, over HTTP.
struct EmbeddedAPIContractTests {
    @Test
    func theListIsTheFirstPage() async throws {
        try await withRepository { repository in
            let characters = try await GetCharactersUseCase(repository: repository).execute()
            #expect(characters.map(\.id) == Array(1...20))
            #expect(characters.first?.name == "Rick Sanchez")
            #expect(characters.first?.status == .alive)
            #expect(characters.first?.origin == "Earth (C-137)")
        }
    }

    @Test
    func aPictureIsWhereTheCharacterSays() async throws {
        try await withRepository { repository in
            let character = try await GetCharacterUseCase(repository: repository).execute(identifier: 6)
            let url = try #require(character.imageURL)
            let (data, response) = try await URLSession.shared.data(from: url)
            #expect((response as? HTTPURLResponse)?.statusCode == 200)
            #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        }
    }

    @Test
    func nobodyIsAnError() async throws {
        try await withRepository { repository in
            await #expect(throws: HTTPError.status(404)) {
                _ = try await GetCharacterUseCase(repository: repository).execute(identifier: 827)
            }
        }
    }

    private func withRepository(_ body: (CharacterRepository) async throws -> Void) async throws {
        let server = EmbeddedAPIServer()
        let client = URLSessionHTTPClient(baseURL: try await server.start())
        do {
            try await body(CharacterRepository(remoteDataSource: CharacterRemoteDataSource(httpClient: client)))
        } catch {
            try await server.stop()
            throw error
        }
        try await server.stop()
    }
}
