// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Where characters come from, for the use cases.
nonisolated protocol CharacterRepositoryContract: Sendable {
    /// - Parameter page: from 1.
    func getCharacters(page: Int) async throws -> [Character]
    func getCharacter(identifier: Int) async throws -> Character
}
