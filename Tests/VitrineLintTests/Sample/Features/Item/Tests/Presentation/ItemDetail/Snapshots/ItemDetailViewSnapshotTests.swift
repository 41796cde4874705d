// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SnapshotTesting
import Testing

@testable import SampleItem

struct ItemDetailViewSnapshotTests {
    @Test
    func loaded() {
        let useCase = GetItemUseCaseMock()
        assertSnapshot(
            of: ItemDetailView(viewModel: ItemDetailViewModel(identifier: 1, getItemUseCase: useCase)),
            as: .image
        )
    }
}
