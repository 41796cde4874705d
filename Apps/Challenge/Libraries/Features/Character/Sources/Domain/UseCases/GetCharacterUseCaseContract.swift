// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Gets one character.
protocol GetCharacterUseCaseContract {
    func execute(identifier: Int) async throws -> Character
}
