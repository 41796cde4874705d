// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SnapshotTesting
import SwiftUI
import Testing

@testable import ChallengeHome

struct HomeViewSnapshotTests {
    @Test
    func light() {
        assertSnapshot(of: makeView(), as: image(.light))
    }

    @Test
    func dark() {
        assertSnapshot(of: makeView(), as: image(.dark))
    }

    private func makeView() -> some View {
        NavigationStack {
            HomeView(viewModel: HomeViewModel(router: Router()))
        }
    }

    private func image<V: View>(_ style: UIUserInterfaceStyle) -> Snapshotting<V, UIImage> {
        .image(
            layout: .device(config: .iPhone13),
            traits: UITraitCollection(traitsFrom: [.init(userInterfaceStyle: style), .init(displayScale: 2)]))
    }
}
