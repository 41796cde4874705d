// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Gets the first page of all characters.
struct GetCharactersUseCase: GetCharactersUseCaseContract {
    private let repository: CharacterRepositoryContract

    init(repository: CharacterRepositoryContract) {
        self.repository = repository
    }

    func execute() async throws -> [Character] {
        try await repository.getCharacters(filter: CharacterFilter(), page: 1).characters
    }
}
