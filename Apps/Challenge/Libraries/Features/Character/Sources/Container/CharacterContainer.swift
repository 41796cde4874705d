// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCore
import Foundation

/// Puts the feature's parts together.
struct CharacterContainer {
    private let repository: CharacterRepositoryContract

    /// Creates the feature's objects.
    ///
    /// - Parameters:
    ///   - httpClient: The client of the API.
    ///   - cacheDirectory: The folder for characters that were seen; `nil`, or a folder that cannot be used, keeps them
    ///     for as long as the app runs.
    init(httpClient: HTTPClientContract, cacheDirectory: URL?) {
        repository = CharacterRepository(
            remoteDataSource: CharacterRemoteDataSource(httpClient: httpClient),
            localDataSource: Self.makeLocalDataSource(cacheDirectory)
        )
    }

    func makeCharacterListViewModel(router: RouterContract) -> CharacterListViewModel {
        CharacterListViewModel(
            getCharactersUseCase: GetCharactersUseCase(repository: repository),
            router: router,
            getCharactersPageUseCase: GetCharactersPageUseCase(repository: repository),
            getStoredCharactersUseCase: GetStoredCharactersUseCase(repository: repository)
        )
    }

    func makeCharacterDetailViewModel(identifier: Int, router: RouterContract) -> CharacterDetailViewModel {
        CharacterDetailViewModel(
            identifier: identifier,
            getCharacterUseCase: GetCharacterUseCase(repository: repository),
            router: router,
            getStoredCharacterUseCase: GetStoredCharacterUseCase(repository: repository)
        )
    }

    private static func makeLocalDataSource(_ directory: URL?) -> CharacterLocalDataSourceContract {
        let file = directory?.appendingPathComponent("characters.sqlite")
        if let file, let kept = try? CharacterLocalDataSource(file: file) { return kept }
        do {
            return try CharacterLocalDataSource(file: nil)
        } catch {
            fatalError("SQLite refuses a database in memory: \(error)")
        }
    }
}
