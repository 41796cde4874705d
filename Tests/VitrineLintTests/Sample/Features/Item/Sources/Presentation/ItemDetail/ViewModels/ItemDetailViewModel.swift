// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

@Observable
final class ItemDetailViewModel {
    private(set) var state: ItemDetailViewState = .idle

    private let identifier: Int
    private let getItemUseCase: GetItemUseCaseContract

    init(identifier: Int, getItemUseCase: GetItemUseCaseContract) {
        self.identifier = identifier
        self.getItemUseCase = getItemUseCase
    }

    func load() async {
        state = .loading
        do {
            state = .loaded(try await getItemUseCase.execute(identifier: identifier))
        } catch {
            state = .error(error)
        }
    }
}
