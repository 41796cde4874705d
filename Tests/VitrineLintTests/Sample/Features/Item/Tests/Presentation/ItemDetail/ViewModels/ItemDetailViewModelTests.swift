// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SampleItem

struct ItemDetailViewModelTests {
    @Test
    func initialStateIsIdle() {
        let sut = ItemDetailViewModel(identifier: 1, getItemUseCase: GetItemUseCaseMock())

        guard case .idle = sut.state else {
            Issue.record("Expected idle state")
            return
        }
    }

    @Test
    func loadSetsLoadedStateOnSuccess() async {
        let useCase = GetItemUseCaseMock()
        useCase.result = .success(.stub())
        let sut = ItemDetailViewModel(identifier: 1, getItemUseCase: useCase)

        await sut.load()

        guard case .loaded(let value) = sut.state else {
            Issue.record("Expected loaded state")
            return
        }
        #expect(value == .stub())
    }

    @Test
    func loadSetsErrorStateOnFailure() async {
        let sut = ItemDetailViewModel(identifier: 1, getItemUseCase: GetItemUseCaseMock())

        await sut.load()

        guard case .error = sut.state else {
            Issue.record("Expected error state")
            return
        }
    }

    @Test
    func loadCallsUseCaseWithCorrectId() async {
        let useCase = GetItemUseCaseMock()
        let sut = ItemDetailViewModel(identifier: 42, getItemUseCase: useCase)

        await sut.load()

        #expect(useCase.executeCallCount == 1)
        #expect(useCase.lastRequestedId == 42)
    }
}
