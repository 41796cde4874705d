// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@testable import ChallengeCharacter

/// Its methods say `@MainActor` because the contract would make them run anywhere.
@MainActor
final class CharacterLocalDataSourceMock: CharacterLocalDataSourceContract {
    var saveError: Error?
    private(set) var records: [CharacterRecord] = []

    @MainActor func save(_ characters: [CharacterRecord]) async throws {
        if let saveError { throw saveError }
        records += characters
    }

    @MainActor func fetchCharacters() async throws -> [CharacterRecord] {
        records
    }

    @MainActor func fetchCharacter(identifier: Int) async throws -> CharacterRecord? {
        records.first { $0.id == identifier }
    }
}
