// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCharacter
import Foundation

// What the view model skill presumes: its use case takes `id:` where the Character feature's takes `identifier:`, and
// its tests speak of {Name}ViewModel where the example's type is {Name}DetailViewModel.

typealias CharacterViewModel = CharacterDetailViewModel

protocol GetCharacterUseCaseContract {
    func execute(id: Int) async throws -> Character
}

final class GetCharacterUseCaseMock: GetCharacterUseCaseContract {
    var result: Result<Character, any Error> = .failure(URLError(.unknown))
    private(set) var executeCallCount = 0
    private(set) var lastRequestedId: Int?

    func execute(id: Int) async throws -> Character {
        executeCallCount += 1
        lastRequestedId = id
        return try result.get()
    }
}
