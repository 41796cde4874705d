// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@testable import ChallengeCharacter

final class GetStoredCharacterUseCaseMock: GetStoredCharacterUseCaseContract {
    var result: Result<Character?, Error> = .failure(MockError.notConfigured)
    private(set) var executeCallCount = 0
    private(set) var lastRequestedId: Int?

    func execute(identifier: Int) async throws -> Character? {
        executeCallCount += 1
        lastRequestedId = identifier
        return try result.get()
    }
}
