// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SampleItem

struct ItemListViewModelTests {
    @Test
    func initialStateIsIdle() {
        let sut = ItemListViewModel(getItemsUseCase: GetItemsUseCaseMock(), router: Router())

        guard case .idle = sut.state else {
            Issue.record("Expected idle state")
            return
        }
    }

    @Test
    func loadSetsLoadedStateOnSuccess() async {
        let useCase = GetItemsUseCaseMock()
        useCase.result = .success([.stub()])
        let sut = ItemListViewModel(getItemsUseCase: useCase, router: Router())

        await sut.load()

        guard case .loaded(let value) = sut.state else {
            Issue.record("Expected loaded state")
            return
        }
        #expect(value == [.stub()])
    }

    @Test
    func loadSetsErrorStateOnFailure() async {
        let sut = ItemListViewModel(getItemsUseCase: GetItemsUseCaseMock(), router: Router())

        await sut.load()

        guard case .error = sut.state else {
            Issue.record("Expected error state")
            return
        }
    }

    @Test
    func loadCallsUseCase() async {
        let useCase = GetItemsUseCaseMock()
        let sut = ItemListViewModel(getItemsUseCase: useCase, router: Router())

        await sut.load()

        #expect(useCase.executeCallCount == 1)
    }

    @Test
    func didSelectNavigatesToDetail() {
        let router = Router()
        let sut = ItemListViewModel(getItemsUseCase: GetItemsUseCaseMock(), router: router)

        sut.didSelect(.stub())

        #expect(router.path.count == 1)
    }
}
