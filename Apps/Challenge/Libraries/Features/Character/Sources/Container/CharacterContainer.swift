// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCore

/// Puts the feature's parts together.
struct CharacterContainer {
    private let repository: CharacterRepositoryContract

    init(httpClient: HTTPClientContract) {
        repository = CharacterRepository(remoteDataSource: CharacterRemoteDataSource(httpClient: httpClient))
    }

    func makeCharacterListViewModel(router: RouterContract) -> CharacterListViewModel {
        CharacterListViewModel(
            getCharactersUseCase: GetCharactersUseCase(repository: repository),
            router: router
        )
    }

    func makeCharacterDetailViewModel(identifier: Int, router: RouterContract) -> CharacterDetailViewModel {
        CharacterDetailViewModel(
            identifier: identifier,
            getCharacterUseCase: GetCharacterUseCase(repository: repository),
            router: router
        )
    }
}
