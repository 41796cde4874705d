// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The characters of the API's first page.
nonisolated struct FeedRepository: FeedRepositoryProtocol {
    private let networkService: NetworkServiceProtocol
    private let baseURL: URL

    init(networkService: NetworkServiceProtocol, baseURL: URL) {
        self.networkService = networkService
        self.baseURL = baseURL
    }

    func fetchCharacters() async throws -> [FeedEntity] {
        let url = Constants.API.charactersURL(of: baseURL)
        return try await networkService.fetch(CharacterResponse.self, from: url).results
    }
}
