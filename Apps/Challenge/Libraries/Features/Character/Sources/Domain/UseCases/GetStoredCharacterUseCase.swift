// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// One character as last seen.
struct GetStoredCharacterUseCase: GetStoredCharacterUseCaseContract {
    private let repository: CharacterRepositoryContract

    init(repository: CharacterRepositoryContract) {
        self.repository = repository
    }

    func execute(identifier: Int) async throws -> Character? {
        try await repository.getStoredCharacter(identifier: identifier)
    }
}
