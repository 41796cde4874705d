// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ChallengeCharacter

struct CharacterListViewModelTests {
    @Test
    func initialStateIsIdle() {
        // Given
        let useCase = GetCharactersUseCaseMock()
        let sut = CharacterListViewModel(getCharactersUseCase: useCase, router: Router())

        // Then
        guard case .idle = sut.state else {
            Issue.record("Expected idle state")
            return
        }
        #expect(sut.characters.isEmpty)
    }

    @Test
    func loadSetsLoadedStateOnSuccess() async {
        // Given
        let expected = [Character.stub(id: 1), Character.stub(id: 2)]
        let useCase = GetCharactersUseCaseMock()
        useCase.result = .success(expected)
        let sut = CharacterListViewModel(getCharactersUseCase: useCase, router: Router())

        // When
        await sut.load()

        // Then
        guard case .loaded(let value) = sut.state else {
            Issue.record("Expected loaded state")
            return
        }
        #expect(value == expected)
        #expect(sut.characters == expected)
    }

    @Test
    func loadSetsEmptyStateWhenThereIsNobody() async {
        // Given
        let useCase = GetCharactersUseCaseMock()
        useCase.result = .success([])
        let sut = CharacterListViewModel(getCharactersUseCase: useCase, router: Router())

        // When
        await sut.load()

        // Then
        guard case .empty = sut.state else {
            Issue.record("Expected empty state")
            return
        }
    }

    @Test
    func loadSetsErrorStateOnFailure() async {
        // Given
        let useCase = GetCharactersUseCaseMock()
        useCase.result = .failure(TestError.network)
        let sut = CharacterListViewModel(getCharactersUseCase: useCase, router: Router())

        // When
        await sut.load()

        // Then
        guard case .error = sut.state else {
            Issue.record("Expected error state")
            return
        }
    }

    /// From idle, from an empty list and from an error.
    @Test(arguments: [nil, .success([]), .failure(TestError.network)] as [Result<[Character], Error>?])
    func loadShowsLoadingUntilTheUseCaseAnswers(earlier: Result<[Character], Error>?) async {
        // Given
        let useCase = GetCharactersUseCaseGate()
        let sut = CharacterListViewModel(getCharactersUseCase: useCase, router: Router())
        if let earlier {
            let load = Task { await sut.load() }
            await useCase.gate.waitForCall()
            useCase.gate.answer(earlier)
            await load.value
        }

        // When
        let load = Task { await sut.load() }
        await useCase.gate.waitForCall()

        // Then
        guard case .loading = sut.state else {
            Issue.record("Expected loading state")
            return
        }
        useCase.gate.answer(.success([.stub()]))
        await load.value
        #expect(sut.characters == [.stub()])
    }

    @Test
    func loadKeepsTheListWhileItIsRefreshed() async {
        // Given
        let useCase = GetCharactersUseCaseGate()
        let sut = CharacterListViewModel(getCharactersUseCase: useCase, router: Router())
        let first = Task { await sut.load() }
        await useCase.gate.waitForCall()
        useCase.gate.answer(.success([.stub(id: 1)]))
        await first.value

        // When
        let second = Task { await sut.load() }
        await useCase.gate.waitForCall()

        // Then
        #expect(sut.characters == [.stub(id: 1)])
        useCase.gate.answer(.success([.stub(id: 2)]))
        await second.value
        #expect(sut.characters == [.stub(id: 2)])
    }

    @Test
    func aCancelledLoadLeavesThePreviousState() async {
        // Given
        let useCase = GetCharactersUseCaseMock()
        let sut = CharacterListViewModel(getCharactersUseCase: useCase, router: Router())
        useCase.result = .failure(URLError(.cancelled))

        // When
        await sut.load()

        // Then
        guard case .idle = sut.state else {
            Issue.record("Expected idle state")
            return
        }
    }

    @Test
    func aCancelledLoadLeavesTheListThatWasThere() async {
        // Given
        let useCase = GetCharactersUseCaseMock()
        let sut = CharacterListViewModel(getCharactersUseCase: useCase, router: Router())
        useCase.result = .success([.stub()])
        await sut.load()
        useCase.result = .failure(CancellationError())

        // When
        await sut.load()

        // Then
        #expect(sut.characters == [.stub()])
        #expect(sut.notice == nil)
    }

    @Test
    func aCancelledLoadLeavesTheErrorThatWasThere() async {
        // Given
        let useCase = GetCharactersUseCaseMock()
        let sut = CharacterListViewModel(getCharactersUseCase: useCase, router: Router())
        useCase.result = .failure(TestError.network)
        await sut.load()
        useCase.result = .failure(CancellationError())

        // When
        await sut.load()

        // Then
        guard case .error(TestError.network) = sut.state else {
            Issue.record("Expected the error of before")
            return
        }
    }

    @Test
    func aLoadThatWasOvertakenSaysNothing() async {
        // Given
        let useCase = GetCharactersUseCaseGate()
        let sut = CharacterListViewModel(getCharactersUseCase: useCase, router: Router())
        let first = Task { await sut.load() }
        await useCase.gate.waitForCall()
        let second = Task { await sut.load() }
        await useCase.gate.waitForCall()

        // When
        useCase.gate.answer(.failure(CancellationError()))
        await first.value

        // Then
        guard case .loading = sut.state else {
            Issue.record("Expected loading state")
            return
        }
        useCase.gate.answer(.success([.stub()]))
        await second.value
        #expect(sut.characters == [.stub()])
    }

    @Test
    func loadCallsUseCase() async {
        // Given
        let useCase = GetCharactersUseCaseMock()
        useCase.result = .success([.stub()])
        let sut = CharacterListViewModel(getCharactersUseCase: useCase, router: Router())

        // When
        await sut.load()

        // Then
        #expect(useCase.executeCallCount == 1)
    }

    @Test
    func didSelectNavigatesToDetail() {
        // Given
        let router = Router()
        let useCase = GetCharactersUseCaseMock()
        let sut = CharacterListViewModel(
            getCharactersUseCase: useCase,
            router: router
        )
        let item = Character.stub()

        // When
        sut.didSelect(item)

        // Then
        #expect(router.path.count == 1)
    }

    @Test
    func didSelectNavigatesToTheSelectedCharacter() {
        // Given
        let router = RouterMock()
        let sut = CharacterListViewModel(getCharactersUseCase: GetCharactersUseCaseMock(), router: router)

        // When
        sut.didSelect(.stub(id: 42))

        // Then
        #expect(router.destinations.first as? CharacterNavigation == .detail(identifier: 42))
    }
}

private enum TestError: Error {
    case network
}
