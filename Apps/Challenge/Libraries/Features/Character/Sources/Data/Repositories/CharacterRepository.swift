// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCore

/// Characters from the API, in the app's terms; who was seen is kept.
nonisolated struct CharacterRepository: CharacterRepositoryContract {
    private let remoteDataSource: CharacterRemoteDataSourceContract
    private let localDataSource: CharacterLocalDataSourceContract

    init(
        remoteDataSource: CharacterRemoteDataSourceContract,
        localDataSource: CharacterLocalDataSourceContract
    ) {
        self.remoteDataSource = remoteDataSource
        self.localDataSource = localDataSource
    }

    func getCharacters(filter: CharacterFilter, page: Int) async throws -> CharactersPage {
        do {
            let answer = try await remoteDataSource.fetchCharacters(filter: filter, page: page)
            let characters = answer.results.map { $0.toDomain() }
            await keep(characters)
            return CharactersPage(characters: characters, hasNext: answer.info.next != nil)
        } catch HTTPError.status(404) {
            // How the API says that nobody matches.
            return CharactersPage(characters: [], hasNext: false)
        }
    }

    func getCharacter(identifier: Int) async throws -> Character {
        do {
            let character = try await remoteDataSource.fetchCharacter(identifier: identifier).toDomain()
            await keep([character])
            return character
        } catch HTTPError.status(404) {
            throw CharacterError.notFound
        }
    }

    func getStoredCharacters(filter: CharacterFilter) async throws -> [Character] {
        try await localDataSource.fetchCharacters().map { $0.toDomain() }.filter(filter.matches)
    }

    func getStoredCharacter(identifier: Int) async throws -> Character? {
        try await localDataSource.fetchCharacter(identifier: identifier)?.toDomain()
    }

    /// Who is on the screen matters more than what a full disk says.
    private func keep(_ characters: [Character]) async {
        try? await localDataSource.save(characters.map(CharacterRecord.init))
    }
}
