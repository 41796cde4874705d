// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@testable import ChallengeCharacter

final class GetStoredCharactersUseCaseMock: GetStoredCharactersUseCaseContract {
    var result: Result<[Character], Error> = .failure(MockError.notConfigured)
    private(set) var executeCallCount = 0
    private(set) var lastRequestedFilter: CharacterFilter?

    func execute(filter: CharacterFilter) async throws -> [Character] {
        executeCallCount += 1
        lastRequestedFilter = filter
        return try result.get()
    }
}
