// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@testable import ChallengeCharacter

/// Pages of three, numbered through, unless a test says otherwise: page 2 holds 4, 5 and 6.
final class GetCharactersPageUseCaseMock: GetCharactersPageUseCaseContract {
    let pageSize = 3
    var pageCount = 3
    /// What every page is answered with; `nil` for the numbered ones.
    var result: Result<CharactersPage, Error>?
    private(set) var requests: [(filter: CharacterFilter, page: Int)] = []
    var executeCallCount: Int { requests.count }

    static func page(_ number: Int) -> [Character] {
        (number * 3 - 2...number * 3).map { .stub(id: $0, imageURL: nil) }
    }

    func execute(filter: CharacterFilter, page: Int) async throws -> CharactersPage {
        requests.append((filter, page))
        if let result { return try result.get() }
        return CharactersPage(characters: Self.page(page), hasNext: page < pageCount)
    }
}
