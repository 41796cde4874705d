// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCommon
import SwiftUI

@Observable
final class CharacterListViewModel {
    private(set) var state: CharacterListViewState = .idle
    private(set) var continuation: CharacterListContinuation = .nothing
    private(set) var notice: CharacterNotice?

    /// What is searched for, as it is typed.
    var searchText = ""
    /// Of which status; `nil` for any.
    var status: CharacterStatus?

    /// The characters of the list; none until it is loaded.
    var characters: [Character] {
        if case .loaded(let characters) = state { characters } else { [] }
    }

    /// Who is looked for.
    var filter: CharacterFilter {
        CharacterFilter(name: searchText.trimmingCharacters(in: .whitespaces), status: status)
    }

    private let getCharactersUseCase: GetCharactersUseCaseContract
    private let getCharactersPageUseCase: GetCharactersPageUseCaseContract
    private let getStoredCharactersUseCase: GetStoredCharactersUseCaseContract?
    private let router: RouterContract
    /// The pause in typing after which a search begins.
    private let searchDelay: Duration

    /// The last state that was an outcome: what a load that is given up goes back to.
    @ObservationIgnored private var outcome: CharacterListViewState = .idle
    /// What the outcome answers.
    @ObservationIgnored private var shownFilter = CharacterFilter()
    @ObservationIgnored private var pageCount = 1
    /// How many loads have begun. Only the latest may say how it ended.
    @ObservationIgnored private var loadCount = 0

    /// Creates the model of a list.
    ///
    /// - Parameters:
    ///   - getCharactersUseCase: Gets the first page.
    ///   - router: The router for the characters' screens.
    ///   - getCharactersPageUseCase: Gets further pages; without it there is one page, which is searched here.
    ///   - getStoredCharactersUseCase: Gets stored characters; without it a list that cannot be loaded is an error.
    ///   - searchDelay: The pause in typing after which a search begins.
    init(
        getCharactersUseCase: GetCharactersUseCaseContract,
        router: RouterContract,
        getCharactersPageUseCase: GetCharactersPageUseCaseContract? = nil,
        getStoredCharactersUseCase: GetStoredCharactersUseCaseContract? = nil,
        searchDelay: Duration = .milliseconds(300)
    ) {
        self.getCharactersUseCase = getCharactersUseCase
        self.router = router
        self.getCharactersPageUseCase =
            getCharactersPageUseCase ?? OnlyCharactersPageUseCase(getCharactersUseCase: getCharactersUseCase)
        self.getStoredCharactersUseCase = getStoredCharactersUseCase
        self.searchDelay = searchDelay
    }

    /// A list that is already there stays while it is refreshed, with as many pages as it has.
    func load() async {
        loadCount += 1
        let load = loadCount
        let filter = filter
        let isRefresh = filter == shownFilter && !characters.isEmpty
        if characters.isEmpty { state = .loading }
        do {
            let answer = try await pages(filter, count: isRefresh ? pageCount : 1)
            guard load == loadCount else { return }
            shownFilter = filter
            pageCount = answer.count
            continuation = answer.hasNext ? .available : .nothing
            notice = nil
            finish(with: answer.characters.isEmpty ? .empty : .loaded(answer.characters))
        } catch  where error.isCancellation {
            guard load == loadCount else { return }
            finish(with: outcome)
        } catch {
            await fail(load, filter, isRefresh: isRefresh, error)
        }
    }

    /// Loads again when the filter has changed, a moment after the last letter.
    func search() async {
        guard filter != shownFilter else { return }
        do {
            try await Task.sleep(for: searchDelay)
        } catch {
            return
        }
        await load()
    }

    /// The next page, behind the ones that are there.
    func loadMore() async {
        switch continuation {
        case .nothing, .loading: return
        case .available, .failed: continuation = .loading
        }
        let load = loadCount
        do {
            let page = try await getCharactersPageUseCase.execute(filter: shownFilter, page: pageCount + 1)
            guard load == loadCount else { return }
            let known = Set(characters.map(\.id))
            pageCount += 1
            continuation = page.hasNext ? .available : .nothing
            finish(with: .loaded(characters + page.characters.filter { !known.contains($0.id) }))
        } catch {
            guard load == loadCount else { return }
            continuation = error.isCancellation ? .available : .failed
        }
    }

    func didSelect(_ character: Character) {
        router.navigate(to: CharacterNavigation.detail(identifier: character.id))
    }

    // MARK: - Loading

    /// The first pages of a filter; fewer where there are no more.
    private func pages(
        _ filter: CharacterFilter, count: Int
    ) async throws -> (characters: [Character], count: Int, hasNext: Bool) {
        var page = try await firstPage(filter)
        var characters = page.characters
        var number = 1
        while number < count, page.hasNext {
            number += 1
            page = try await getCharactersPageUseCase.execute(filter: filter, page: number)
            characters += page.characters
        }
        return (characters, number, page.hasNext)
    }

    private func firstPage(_ filter: CharacterFilter) async throws -> CharactersPage {
        guard filter.isEmpty else { return try await getCharactersPageUseCase.execute(filter: filter, page: 1) }
        let characters = try await getCharactersUseCase.execute()
        return CharactersPage(characters: characters, hasNext: characters.count >= getCharactersPageUseCase.pageSize)
    }

    /// What is on the screen stays, what was seen before takes its place, and only then there is an error to show.
    private func fail(_ load: Int, _ filter: CharacterFilter, isRefresh: Bool, _ error: Error) async {
        let stored = isRefresh ? [] : (try? await getStoredCharactersUseCase?.execute(filter: filter)) ?? []
        guard load == loadCount else { return }
        if isRefresh {
            if case .loading = continuation { continuation = .available }
            if notice == nil { notice = .notRefreshed }
            return
        }
        shownFilter = filter
        pageCount = 1
        continuation = .nothing
        notice = stored.isEmpty ? nil : CharacterNotice(storedBecauseOf: error)
        finish(with: stored.isEmpty ? .error(error) : .loaded(stored))
    }

    private func finish(with outcome: CharacterListViewState) {
        self.outcome = outcome
        state = outcome
    }
}
