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
    func pagesAndFiltersReachTheAPI() async throws {
        try await withRepository { repository in
            let useCase = GetCharactersPageUseCase(repository: repository)
            let last = try await useCase.execute(filter: CharacterFilter(), page: 42)
            #expect(last.characters.map(\.id) == Array(821...826))
            #expect(!last.hasNext)
            let dead = try await useCase.execute(filter: CharacterFilter(name: "rick", status: .dead), page: 1)
            #expect(!dead.characters.isEmpty)
            #expect(dead.characters.allSatisfy { $0.status == .dead && $0.name.lowercased().contains("rick") })
            let nobody = try await useCase.execute(filter: CharacterFilter(name: "50%_of&nobody"), page: 1)
            #expect(nobody.characters.isEmpty)
            #expect(
                try await GetStoredCharactersUseCase(repository: repository).execute(filter: CharacterFilter()).count
                    == Set((last.characters + dead.characters).map(\.id)).count)
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
            await #expect(throws: CharacterError.notFound) {
                _ = try await GetCharacterUseCase(repository: repository).execute(identifier: 827)
            }
        }
    }

    private func withRepository(_ body: (CharacterRepository) async throws -> Void) async throws {
        try await EmbeddedAPIServer.serving(.characters) { address in
            let client = URLSessionHTTPClient(baseURL: address)
            try await body(
                CharacterRepository(
                    remoteDataSource: CharacterRemoteDataSource(httpClient: client),
                    localDataSource: try CharacterLocalDataSource(file: nil)))
        }
    }
}
