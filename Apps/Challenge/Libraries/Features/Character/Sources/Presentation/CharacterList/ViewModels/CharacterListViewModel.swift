// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCommon
import SwiftUI

@Observable
final class CharacterListViewModel {
    private(set) var state: CharacterListViewState = .idle

    /// Who is on the list: nobody until it is loaded.
    var characters: [Character] {
        if case .loaded(let characters) = state { characters } else { [] }
    }

    private let getCharactersUseCase: GetCharactersUseCaseContract
    private let router: RouterContract

    /// The last state that was an outcome: what a load that is given up goes back to.
    @ObservationIgnored private var outcome: CharacterListViewState = .idle
    /// How many loads have begun. Only the latest may say how it ended.
    @ObservationIgnored private var loadCount = 0

    init(
        getCharactersUseCase: GetCharactersUseCaseContract,
        router: RouterContract
    ) {
        self.getCharactersUseCase = getCharactersUseCase
        self.router = router
    }

    /// A list that is already there stays while it is refreshed.
    func load() async {
        loadCount += 1
        let load = loadCount
        if characters.isEmpty { state = .loading }
        do {
            let characters = try await getCharactersUseCase.execute()
            finish(load, with: characters.isEmpty ? .empty : .loaded(characters))
        } catch where error.isCancellation {
            finish(load, with: outcome)
        } catch {
            finish(load, with: .error(error))
        }
    }

    func didSelect(_ character: Character) {
        router.navigate(to: CharacterNavigation.detail(identifier: character.id))
    }

    private func finish(_ load: Int, with outcome: CharacterListViewState) {
        guard load == loadCount else { return }
        self.outcome = outcome
        state = outcome
    }
}
