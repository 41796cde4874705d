// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

@Observable
final class ItemListViewModel {
    private(set) var state: ItemListViewState = .idle

    private let getItemsUseCase: GetItemsUseCaseContract
    private let router: RouterContract

    init(getItemsUseCase: GetItemsUseCaseContract, router: RouterContract) {
        self.getItemsUseCase = getItemsUseCase
        self.router = router
    }

    func load() async {
        state = .loading
        do {
            let items = try await getItemsUseCase.execute()
            state = items.isEmpty ? .empty : .loaded(items)
        } catch {
            state = .error(error)
        }
    }

    func didSelect(_ item: Item) {
        router.navigate(to: ItemNavigation.detail(identifier: item.id))
    }
}
