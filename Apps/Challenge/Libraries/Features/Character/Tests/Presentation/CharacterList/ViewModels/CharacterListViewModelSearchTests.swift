// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ChallengeCharacter

/// Searching for characters.
struct CharacterListViewModelSearchTests {
    private let useCase = GetCharactersUseCaseMock()
    private let pageUseCase = GetCharactersPageUseCaseMock()

    private func makeSUT(searchDelay: Duration = .zero) async -> CharacterListViewModel {
        useCase.result = .success(GetCharactersPageUseCaseMock.page(1))
        let sut = CharacterListViewModel(
            getCharactersUseCase: useCase, router: Router(), getCharactersPageUseCase: pageUseCase,
            searchDelay: searchDelay)
        await sut.load()
        return sut
    }

    @Test
    func nothingIsLoadedWhileTheSameIsLookedFor() async {
        let sut = await makeSUT()
        sut.searchText = "  "
        await sut.search()
        #expect(useCase.executeCallCount == 1)
        #expect(pageUseCase.requests.isEmpty)
    }

    @Test
    func aNameAndAStatusAreLookedForFromTheFirstPageOn() async {
        // Given
        let sut = await makeSUT()
        await sut.loadMore()

        // When
        sut.searchText = " morty "
        sut.status = .alive
        await sut.search()

        // Then
        let filter = CharacterFilter(name: "morty", status: .alive)
        #expect(pageUseCase.requests.map(\.filter) == [CharacterFilter(), filter])
        #expect(pageUseCase.requests.map(\.page) == [2, 1])
        #expect(sut.characters.count == 3)

        // When
        await sut.loadMore()

        // Then
        #expect(pageUseCase.requests.last?.filter == filter)
        #expect(pageUseCase.requests.last?.page == 2)
    }

    @Test
    func withoutASearchEverybodyIsBack() async {
        // Given
        let sut = await makeSUT()
        sut.searchText = "morty"
        await sut.search()

        // When
        sut.searchText = ""
        await sut.search()

        // Then
        #expect(useCase.executeCallCount == 2)
        #expect(sut.characters.map(\.id) == [1, 2, 3])
    }

    @Test
    func aSearchThatFailsIsAnErrorNotAnOldList() async {
        // Given
        let sut = await makeSUT()
        pageUseCase.result = .failure(MockError.notConfigured)
        sut.searchText = "morty"

        // When
        await sut.search()

        // Then
        guard case .error = sut.state else {
            Issue.record("Expected error state")
            return
        }
    }

    @Test
    func aSearchThatIsTypedOverIsNeverMade() async {
        // Given
        let sut = await makeSUT(searchDelay: .seconds(1_000))
        sut.searchText = "mor"

        // When
        let search = Task { await sut.search() }
        search.cancel()
        await search.value

        // Then
        #expect(pageUseCase.requests.isEmpty)
        #expect(sut.characters.count == 3)
    }

    @Test
    func withoutPagesTheOneThatIsThereIsSearched() async {
        // Given
        useCase.result = .success([.stub(id: 1, name: "Rick"), .stub(id: 2, name: "Morty")])
        let sut = CharacterListViewModel(getCharactersUseCase: useCase, router: Router(), searchDelay: .zero)
        await sut.load()
        #expect(sut.continuation == .nothing)

        // When
        sut.searchText = "mor"
        await sut.search()

        // Then
        #expect(sut.characters.map(\.id) == [2])
        sut.searchText = "nobody"
        await sut.search()
        guard case .empty = sut.state else {
            Issue.record("Expected empty state")
            return
        }
    }
}
