// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCommon
import SwiftUI

@Observable
final class CharacterDetailViewModel {
    private(set) var state: CharacterDetailViewState = .idle
    private(set) var notice: CharacterNotice?

    private let identifier: Int
    private let getCharacterUseCase: GetCharacterUseCaseContract
    private let getStoredCharacterUseCase: GetStoredCharacterUseCaseContract?
    private let router: RouterContract

    /// The last state that was an outcome: what a load that is given up goes back to.
    @ObservationIgnored private var outcome: CharacterDetailViewState = .idle
    /// How many loads have begun. Only the latest may say how it ended.
    @ObservationIgnored private var loadCount = 0

    /// Creates the model of one character.
    ///
    /// - Parameters:
    ///   - identifier: The character's number.
    ///   - getCharacterUseCase: Gets the character.
    ///   - router: The router of the app.
    ///   - getStoredCharacterUseCase: Gets a stored character; without it one who cannot be loaded is an error.
    init(
        identifier: Int,
        getCharacterUseCase: GetCharacterUseCaseContract,
        router: RouterContract,
        getStoredCharacterUseCase: GetStoredCharacterUseCaseContract? = nil
    ) {
        self.identifier = identifier
        self.getCharacterUseCase = getCharacterUseCase
        self.router = router
        self.getStoredCharacterUseCase = getStoredCharacterUseCase
    }

    /// A character who is already there stays while refreshed.
    func load() async {
        loadCount += 1
        let load = loadCount
        if case .loaded = state {} else { state = .loading }
        do {
            let character = try await getCharacterUseCase.execute(identifier: identifier)
            finish(load, with: .loaded(character), notice: nil)
        } catch  where error.isCancellation {
            finish(load, with: outcome, notice: notice)
        } catch CharacterError.notFound {
            finish(load, with: .error(CharacterError.notFound), notice: nil)
        } catch {
            await fail(load, error)
        }
    }

    /// Goes back to the screen before.
    func didTapOnBackButton() {
        router.goBack()
    }

    private func fail(_ load: Int, _ error: Error) async {
        if case .loaded = outcome {
            return finish(load, with: outcome, notice: notice ?? .notRefreshed)
        }
        if let stored = try? await getStoredCharacterUseCase?.execute(identifier: identifier) {
            return finish(load, with: .loaded(stored), notice: CharacterNotice(storedBecauseOf: error))
        }
        finish(load, with: .error(error), notice: nil)
    }

    private func finish(_ load: Int, with outcome: CharacterDetailViewState, notice: CharacterNotice?) {
        guard load == loadCount else { return }
        self.notice = notice
        self.outcome = outcome
        state = outcome
    }
}
