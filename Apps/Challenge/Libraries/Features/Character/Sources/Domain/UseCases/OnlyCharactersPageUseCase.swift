// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The one page of those who come without pages: filtered here, followed by nothing.
struct OnlyCharactersPageUseCase: GetCharactersPageUseCaseContract {
    let pageSize = Int.max

    private let getCharactersUseCase: GetCharactersUseCaseContract

    init(getCharactersUseCase: GetCharactersUseCaseContract) {
        self.getCharactersUseCase = getCharactersUseCase
    }

    func execute(filter: CharacterFilter, page: Int) async throws -> CharactersPage {
        let characters = page == 1 ? try await getCharactersUseCase.execute() : []
        return CharactersPage(characters: characters.filter(filter.matches), hasNext: false)
    }
}
