// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SnapshotTesting
import Testing

@testable import SampleItem

struct WelcomeViewSnapshotTests {
    @Test
    func light() {
        assertSnapshot(of: WelcomeView(viewModel: WelcomeViewModel(router: Router())), as: .image)
    }
}
