// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SnapshotTesting
import SwiftUI
import Testing

@testable import ChallengeHome

struct HomeViewSnapshotTests {
    @Test
    func light() {
        assertSnapshot(of: makeView(), as: image(.init(userInterfaceStyle: .light)))
    }

    @Test
    func dark() {
        assertSnapshot(of: makeView(), as: image(.init(userInterfaceStyle: .dark)))
    }

    @Test
    func largeText() {
        assertSnapshot(of: makeView(), as: image(.init(preferredContentSizeCategory: .accessibilityLarge)))
    }

    @Test
    func spanish() {
        assertSnapshot(of: makeView(), as: image(.init(), language: "es_ES"))
    }

    @Test
    func rightToLeft() {
        assertSnapshot(of: makeView(), as: image(.init(layoutDirection: .rightToLeft)))
    }

    private func makeView() -> some View {
        NavigationStack {
            HomeView(viewModel: HomeViewModel(router: Router()))
        }
    }

    private func image<V: View>(_ traits: UITraitCollection, language: String = "en_US") -> Snapshotting<V, UIImage> {
        .image(
            layout: .device(config: .iPhone13),
            traits: UITraitCollection(traitsFrom: [.init(displayScale: 2), traits]),
            locale: Locale(identifier: language))
    }
}
