// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SnapshotTesting
import SwiftUI

/// A phone's screen, light and dark.
func appearances<V: View>() -> [String: Snapshotting<V, UIImage>] {
    func image(_ style: UIUserInterfaceStyle) -> Snapshotting<V, UIImage> {
        .image(
            layout: .device(config: .iPhone13),
            traits: UITraitCollection(traitsFrom: [.init(userInterfaceStyle: style), .init(displayScale: 2)])
        )
    }
    return ["light": image(.light), "dark": image(.dark)]
}
