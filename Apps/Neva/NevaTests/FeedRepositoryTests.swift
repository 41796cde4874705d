// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Neva

struct FeedRepositoryTests {
    private let baseURL = URL(string: "https://api.invalid/v1")!

    @Test("It gives the page's characters")
    func testSuccess() async throws {
        let service = MockNetworkService(result: .success(CharacterResponse(results: FeedEntity.mocks)))
        let repository = FeedRepository(networkService: service, baseURL: baseURL)
        #expect(try await repository.fetchCharacters() == FeedEntity.mocks)
    }

    @Test("It asks for the characters below the base address")
    func testAddress() async throws {
        let service = RecordingNetworkService()
        _ = try? await FeedRepository(networkService: service, baseURL: baseURL).fetchCharacters()
        #expect(await service.urls.map(\.absoluteString) == ["https://api.invalid/v1/character"])
    }

    @Test("The network's error is passed on")
    func testFailure() async {
        let service = MockNetworkService<CharacterResponse>(result: .failure(NetworkError.status(404)))
        let repository = FeedRepository(networkService: service, baseURL: baseURL)
        await #expect(throws: NetworkError.status(404)) { try await repository.fetchCharacters() }
    }
}

private actor RecordingNetworkService: NetworkServiceProtocol {
    private(set) var urls: [URL] = []

    func fetch<Value: Decodable & Sendable>(_ type: Value.Type, from url: URL) async throws -> Value {
        urls.append(url)
        throw NetworkError.offline
    }
}
