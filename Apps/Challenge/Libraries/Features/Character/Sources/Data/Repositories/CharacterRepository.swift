// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Characters from the API, in the app's terms.
nonisolated struct CharacterRepository: CharacterRepositoryContract {
    private let remoteDataSource: CharacterRemoteDataSourceContract

    init(remoteDataSource: CharacterRemoteDataSourceContract) {
        self.remoteDataSource = remoteDataSource
    }

    func getCharacters(page: Int) async throws -> [Character] {
        try await remoteDataSource.fetchCharacters(page: page).results.map { $0.toDomain() }
    }

    func getCharacter(identifier: Int) async throws -> Character {
        try await remoteDataSource.fetchCharacter(identifier: identifier).toDomain()
    }
}
