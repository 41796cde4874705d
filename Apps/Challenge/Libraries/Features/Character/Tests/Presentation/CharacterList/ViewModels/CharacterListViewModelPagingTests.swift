// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ChallengeCharacter

/// Pages, and what a refresh leaves of them.
struct CharacterListViewModelPagingTests {
    private let useCase = GetCharactersUseCaseMock()
    private let pageUseCase = GetCharactersPageUseCaseMock()

    init() {
        useCase.result = .success(GetCharactersPageUseCaseMock.page(1))
    }

    private func makeSUT(stored: GetStoredCharactersUseCaseContract? = nil) -> CharacterListViewModel {
        CharacterListViewModel(
            getCharactersUseCase: useCase, router: Router(), getCharactersPageUseCase: pageUseCase,
            getStoredCharactersUseCase: stored)
    }

    @Test
    func aFullFirstPageIsFollowedByMore() async {
        let sut = makeSUT()
        await sut.load()
        #expect(sut.characters.map(\.id) == [1, 2, 3])
        #expect(sut.continuation == .available)
        #expect(pageUseCase.requests.isEmpty)
    }

    @Test
    func aShortFirstPageIsEverybody() async {
        useCase.result = .success([.stub()])
        let sut = makeSUT()
        await sut.load()
        #expect(sut.continuation == .nothing)
    }

    @Test
    func loadMoreAppendsUntilThereIsNobody() async {
        // Given
        let sut = makeSUT()
        await sut.load()

        // When
        await sut.loadMore()
        #expect(sut.continuation == .available)
        await sut.loadMore()
        #expect(sut.continuation == .nothing)
        await sut.loadMore()

        // Then
        #expect(sut.characters.map(\.id) == Array(1...9))
        #expect(pageUseCase.requests.map(\.page) == [2, 3])
    }

    @Test
    func aPageThatFailsKeepsTheListAndCanBeTriedAgain() async {
        // Given
        let sut = makeSUT()
        await sut.load()
        pageUseCase.result = .failure(TestError.network)

        // When
        await sut.loadMore()

        // Then
        #expect(sut.characters.count == 3)
        #expect(sut.continuation == .failed)
        pageUseCase.result = nil
        await sut.loadMore()
        #expect(sut.characters.count == 6)
    }

    @Test
    func aPageThatIsGivenUpIsStillToCome() async {
        let sut = makeSUT()
        await sut.load()
        pageUseCase.result = .failure(CancellationError())
        await sut.loadMore()
        #expect(sut.continuation == .available)
    }

    @Test
    func aRefreshKeepsAllPages() async {
        // Given
        let sut = makeSUT()
        await sut.load()
        await sut.loadMore()
        await sut.loadMore()

        // When
        await sut.load()

        // Then
        #expect(sut.characters.map(\.id) == Array(1...9))
        #expect(useCase.executeCallCount == 2)
        #expect(pageUseCase.requests.map(\.page) == [2, 3, 2, 3])
        #expect(sut.continuation == .nothing)
    }

    @Test
    func aRefreshThatFailsKeepsTheListAndSaysSo() async {
        // Given
        let sut = makeSUT()
        await sut.load()
        await sut.loadMore()
        useCase.result = .failure(TestError.network)

        // When
        await sut.load()

        // Then
        #expect(sut.characters.count == 6)
        #expect(sut.notice == .notRefreshed)
        #expect(sut.continuation == .available)

        // When
        useCase.result = .success(GetCharactersPageUseCaseMock.page(1))
        await sut.load()

        // Then
        #expect(sut.notice == nil)
    }

    /// No answer, or an unusable one.
    @Test(
        arguments: [
            (URLError(.notConnectedToInternet), CharacterNotice.offline), (TestError.network, .stored),
        ] as [(Error, CharacterNotice)])
    func whoWasSeenIsShownWhereNobodyCanBeLoaded(error: Error, notice: CharacterNotice) async {
        // Given
        useCase.result = .failure(error)
        let stored = GetStoredCharactersUseCaseMock()
        stored.result = .success([.stub(id: 8)])
        let sut = makeSUT(stored: stored)

        // When
        await sut.load()

        // Then
        #expect(sut.characters.map(\.id) == [8])
        #expect(sut.notice == notice)
        #expect(stored.executeCallCount == 1)
        #expect(sut.continuation == .nothing)
    }

    /// No stored character, or an unreadable store.
    @Test(arguments: [.success([]), .failure(TestError.store)] as [Result<[Character], Error>])
    func withoutANetworkOrAnybodySeenItIsAnError(stored: Result<[Character], Error>) async {
        // Given
        useCase.result = .failure(TestError.network)
        let store = GetStoredCharactersUseCaseMock()
        store.result = stored
        let sut = makeSUT(stored: store)

        // When
        await sut.load()

        // Then
        guard case .error(TestError.network) = sut.state else {
            Issue.record("Expected error state")
            return
        }
        #expect(sut.notice == nil)
    }
}

private enum TestError: Error {
    case network, store
}
