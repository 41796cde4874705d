// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Any page of any filter.
struct GetCharactersPageUseCase: GetCharactersPageUseCaseContract {
    /// The public API's.
    let pageSize = 20

    private let repository: CharacterRepositoryContract

    init(repository: CharacterRepositoryContract) {
        self.repository = repository
    }

    func execute(filter: CharacterFilter, page: Int) async throws -> CharactersPage {
        try await repository.getCharacters(filter: filter, page: page)
    }
}
