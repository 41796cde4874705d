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
