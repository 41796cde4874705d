// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Gets who was seen before, for when the network is gone.
protocol GetStoredCharactersUseCaseContract {
    func execute(filter: CharacterFilter) async throws -> [Character]
}
