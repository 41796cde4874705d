// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCommon
import Observation

// What the view skill's templates presume: {Name}ViewModel where the Character feature's type is {Name}DetailViewModel,
// and a list without an empty state, which the skill adds further down in a fragment.

typealias CharacterViewModel = CharacterDetailViewModel

enum CharacterListViewState {
    case idle
    case loading
    case loaded([Character])
    case error(any Error)
}

@Observable
final class CharacterListViewModel {
    private(set) var state: CharacterListViewState = .idle
    private(set) var selected: Character?

    private let getCharactersUseCase: any GetCharactersUseCaseContract

    init(getCharactersUseCase: any GetCharactersUseCaseContract) {
        self.getCharactersUseCase = getCharactersUseCase
    }

    func load() async {
        state = .loading
        do {
            state = .loaded(try await getCharactersUseCase.execute())
        } catch {
            state = .error(error)
        }
    }

    func didSelect(_ character: Character) {
        selected = character
    }
}
