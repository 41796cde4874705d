// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Who was seen before, for the repository.
nonisolated protocol CharacterLocalDataSourceContract: Sendable {
    /// Keeps characters; who is known already is replaced.
    func save(_ characters: [CharacterRecord]) async throws

    /// All characters, by number.
    func fetchCharacters() async throws -> [CharacterRecord]

    func fetchCharacter(identifier: Int) async throws -> CharacterRecord?
}
