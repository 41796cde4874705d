// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Gets the stored characters that match.
struct GetStoredCharactersUseCase: GetStoredCharactersUseCaseContract {
    private let repository: CharacterRepositoryContract

    init(repository: CharacterRepositoryContract) {
        self.repository = repository
    }

    func execute(filter: CharacterFilter) async throws -> [Character] {
        try await repository.getStoredCharacters(filter: filter)
    }
}
