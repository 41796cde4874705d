// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@testable import ChallengeCharacter

/// A use case whose calls wait, in order, until the test answers them.
final class GetCharactersUseCaseGate: GetCharactersUseCaseContract {
    let gate = CallGate<[Character]>()

    func execute() async throws -> [Character] {
        try await gate.call()
    }
}
