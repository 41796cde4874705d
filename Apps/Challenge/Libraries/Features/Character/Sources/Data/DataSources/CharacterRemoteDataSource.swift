// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCore
import Foundation

/// The API over HTTP.
nonisolated struct CharacterRemoteDataSource: CharacterRemoteDataSourceContract {
    private let httpClient: HTTPClientContract

    init(httpClient: HTTPClientContract) {
        self.httpClient = httpClient
    }

    @concurrent func fetchCharacters(filter: CharacterFilter, page: Int) async throws -> CharactersPageDTO {
        var query = [URLQueryItem(name: "page", value: String(page))]
        if !filter.name.isEmpty { query.append(URLQueryItem(name: "name", value: filter.name)) }
        if let status = filter.status {
            query.append(URLQueryItem(name: "status", value: status.rawValue.lowercased()))
        }
        let data = try await httpClient.data(path: "character", query: query)
        return try JSONDecoder().decode(CharactersPageDTO.self, from: data)
    }

    @concurrent func fetchCharacter(identifier: Int) async throws -> CharacterDTO {
        let data = try await httpClient.data(path: "character/\(identifier)", query: [])
        return try JSONDecoder().decode(CharacterDTO.self, from: data)
    }
}
