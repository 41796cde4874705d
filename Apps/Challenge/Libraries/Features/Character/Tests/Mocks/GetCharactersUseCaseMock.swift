// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@testable import ChallengeCharacter

final class GetCharactersUseCaseMock: GetCharactersUseCaseContract {
    var result: Result<[Character], Error> = .failure(MockError.notConfigured)
    private(set) var executeCallCount = 0

    func execute() async throws -> [Character] {
        executeCallCount += 1
        return try result.get()
    }
}
