// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCommon
import SwiftUI

@Observable
final class CharacterDetailViewModel {
    private(set) var state: CharacterDetailViewState = .idle

    private let identifier: Int
    private let getCharacterUseCase: GetCharacterUseCaseContract
    private let router: RouterContract

    /// The last state that was an outcome: what a load that is given up goes back to.
    @ObservationIgnored private var outcome: CharacterDetailViewState = .idle
    /// How many loads have begun. Only the latest may say how it ended.
    @ObservationIgnored private var loadCount = 0

    init(
        identifier: Int,
        getCharacterUseCase: GetCharacterUseCaseContract,
        router: RouterContract
    ) {
        self.identifier = identifier
        self.getCharacterUseCase = getCharacterUseCase
        self.router = router
    }

    /// A character who is already there stays while refreshed.
    func load() async {
        loadCount += 1
        let load = loadCount
        if case .loaded = state {} else { state = .loading }
        do {
            finish(load, with: .loaded(try await getCharacterUseCase.execute(identifier: identifier)))
        } catch where error.isCancellation {
            finish(load, with: outcome)
        } catch {
            finish(load, with: .error(error))
        }
    }

    private func finish(_ load: Int, with outcome: CharacterDetailViewState) {
        guard load == loadCount else { return }
        self.outcome = outcome
        state = outcome
    }
}
