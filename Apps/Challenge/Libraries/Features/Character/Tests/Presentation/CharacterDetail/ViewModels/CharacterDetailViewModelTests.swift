// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ChallengeCharacter

struct CharacterDetailViewModelTests {
    @Test
    func initialStateIsIdle() {
        // Given
        let useCase = GetCharacterUseCaseMock()
        let sut = CharacterDetailViewModel(identifier: 1, getCharacterUseCase: useCase, router: Router())

        // Then
        guard case .idle = sut.state else {
            Issue.record("Expected idle state")
            return
        }
    }

    @Test
    func loadSetsLoadedStateOnSuccess() async {
        // Given
        let expected = Character.stub()
        let useCase = GetCharacterUseCaseMock()
        useCase.result = .success(expected)
        let sut = CharacterDetailViewModel(identifier: 1, getCharacterUseCase: useCase, router: Router())

        // When
        await sut.load()

        // Then
        guard case .loaded(let value) = sut.state else {
            Issue.record("Expected loaded state")
            return
        }
        #expect(value == expected)
    }

    @Test
    func loadSetsErrorStateOnFailure() async {
        // Given
        let useCase = GetCharacterUseCaseMock()
        useCase.result = .failure(TestError.network)
        let sut = CharacterDetailViewModel(identifier: 1, getCharacterUseCase: useCase, router: Router())

        // When
        await sut.load()

        // Then
        guard case .error = sut.state else {
            Issue.record("Expected error state")
            return
        }
    }

    /// From idle and from an error.
    @Test(arguments: [false, true])
    func loadShowsLoadingUntilTheUseCaseAnswers(afterAnError: Bool) async {
        // Given
        let useCase = GetCharacterUseCaseGate()
        let sut = CharacterDetailViewModel(identifier: 1, getCharacterUseCase: useCase, router: Router())
        if afterAnError {
            let load = Task { await sut.load() }
            await useCase.gate.waitForCall()
            useCase.gate.answer(.failure(TestError.network))
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
        useCase.gate.answer(.success(.stub()))
        await load.value
    }

    @Test
    func loadKeepsWhoIsThereWhileRefreshed() async {
        // Given
        let useCase = GetCharacterUseCaseGate()
        let sut = CharacterDetailViewModel(identifier: 1, getCharacterUseCase: useCase, router: Router())
        let first = Task { await sut.load() }
        await useCase.gate.waitForCall()
        useCase.gate.answer(.success(.stub(name: "Rick")))
        await first.value

        // When
        let second = Task { await sut.load() }
        await useCase.gate.waitForCall()

        // Then
        guard case .loaded(let shown) = sut.state else {
            Issue.record("Expected loaded state")
            return
        }
        #expect(shown.name == "Rick")
        useCase.gate.answer(.success(.stub(name: "Morty")))
        await second.value
        guard case .loaded(let refreshed) = sut.state else {
            Issue.record("Expected loaded state")
            return
        }
        #expect(refreshed.name == "Morty")
    }

    @Test
    func aStoreThatCannotBeReadLeavesTheError() async {
        // Given
        let useCase = GetCharacterUseCaseMock()
        useCase.result = .failure(TestError.network)
        let stored = GetStoredCharacterUseCaseMock()
        let sut = CharacterDetailViewModel(
            identifier: 1, getCharacterUseCase: useCase, router: Router(), getStoredCharacterUseCase: stored)

        // When
        await sut.load()

        // Then
        guard case .error(TestError.network) = sut.state else {
            Issue.record("Expected the network's error")
            return
        }
        #expect(stored.executeCallCount == 1)
    }

    @Test
    func aCancelledLoadLeavesThePreviousState() async {
        // Given
        let useCase = GetCharacterUseCaseMock()
        useCase.result = .success(.stub())
        let sut = CharacterDetailViewModel(identifier: 1, getCharacterUseCase: useCase, router: Router())
        await sut.load()
        useCase.result = .failure(CancellationError())

        // When
        await sut.load()

        // Then
        guard case .loaded(let value) = sut.state else {
            Issue.record("Expected loaded state")
            return
        }
        #expect(value == .stub())
    }

    @Test
    func loadSaysWhoIsNotFoundEvenIfStored() async {
        // Given
        let useCase = GetCharacterUseCaseMock()
        useCase.result = .failure(CharacterError.notFound)
        let stored = GetStoredCharacterUseCaseMock()
        stored.result = .success(.stub())
        let sut = CharacterDetailViewModel(
            identifier: 1, getCharacterUseCase: useCase, router: Router(), getStoredCharacterUseCase: stored)

        // When
        await sut.load()

        // Then
        guard case .error(CharacterError.notFound) = sut.state else {
            Issue.record("Expected not found")
            return
        }
    }

    /// No answer, or an unusable one.
    @Test(
        arguments: [
            (URLError(.timedOut), CharacterNotice.offline), (TestError.network, .stored),
        ] as [(Error, CharacterNotice)])
    func loadShowsWhoIsStoredWhereNobodyCanBeLoaded(error: Error, notice: CharacterNotice) async {
        // Given
        let useCase = GetCharacterUseCaseMock()
        useCase.result = .failure(error)
        let stored = GetStoredCharacterUseCaseMock()
        stored.result = .success(.stub(id: 5))
        let sut = CharacterDetailViewModel(
            identifier: 5, getCharacterUseCase: useCase, router: Router(), getStoredCharacterUseCase: stored)

        // When
        await sut.load()

        // Then
        guard case .loaded(let value) = sut.state else {
            Issue.record("Expected loaded state")
            return
        }
        #expect(value.id == 5)
        #expect(sut.notice == notice)
        #expect(stored.lastRequestedId == 5)
    }

    @Test
    func aRefreshThatFailsKeepsWhoIsThereAndSaysSo() async {
        // Given
        let useCase = GetCharacterUseCaseMock()
        useCase.result = .success(.stub())
        let sut = CharacterDetailViewModel(identifier: 1, getCharacterUseCase: useCase, router: Router())
        await sut.load()
        useCase.result = .failure(TestError.network)

        // When
        await sut.load()

        // Then
        guard case .loaded = sut.state else {
            Issue.record("Expected loaded state")
            return
        }
        #expect(sut.notice == .notRefreshed)

        // When
        useCase.result = .success(.stub())
        await sut.load()

        // Then
        #expect(sut.notice == nil)
    }

    @Test
    func didTapOnBackButtonGoesBack() {
        // Given
        let router = Router()
        router.navigate(to: CharacterNavigation.detail(identifier: 1))
        let sut = CharacterDetailViewModel(
            identifier: 1, getCharacterUseCase: GetCharacterUseCaseMock(), router: router)

        // When
        sut.didTapOnBackButton()

        // Then
        #expect(router.path.count == 0)
    }

    @Test
    func loadCallsUseCaseWithCorrectId() async {
        // Given
        let useCase = GetCharacterUseCaseMock()
        useCase.result = .success(.stub())
        let sut = CharacterDetailViewModel(identifier: 42, getCharacterUseCase: useCase, router: Router())

        // When
        await sut.load()

        // Then
        #expect(useCase.executeCallCount == 1)
        #expect(useCase.lastRequestedId == 42)
    }
}

private enum TestError: Error {
    case network
}
