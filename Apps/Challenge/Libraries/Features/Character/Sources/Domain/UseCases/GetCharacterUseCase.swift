// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// One character by its number.
struct GetCharacterUseCase: GetCharacterUseCaseContract {
    private let repository: CharacterRepositoryContract

    init(repository: CharacterRepositoryContract) {
        self.repository = repository
    }

    func execute(identifier: Int) async throws -> Character {
        try await repository.getCharacter(identifier: identifier)
    }
}
