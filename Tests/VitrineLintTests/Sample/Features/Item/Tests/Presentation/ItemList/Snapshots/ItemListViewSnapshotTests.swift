// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SnapshotTesting
import Testing

@testable import SampleItem

struct ItemListViewSnapshotTests {
    @Test
    func loaded() {
        let viewModel = ItemListViewModel(getItemsUseCase: GetItemsUseCaseMock(), router: Router())
        assertSnapshot(of: ItemListView(viewModel: viewModel), as: .image)
    }
}
