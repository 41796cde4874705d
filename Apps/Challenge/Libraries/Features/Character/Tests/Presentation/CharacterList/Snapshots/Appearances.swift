// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SnapshotTesting
import SwiftUI

/// A phone's screen in light and dark, with large text, in Spanish, and read from right to left: how every state is
/// photographed.
func appearances<V: View>() -> [String: Snapshotting<V, UIImage>] {
    func image(_ traits: UITraitCollection, language: String = "en_US") -> Snapshotting<V, UIImage> {
        .image(
            layout: .device(config: .iPhone13),
            traits: UITraitCollection(traitsFrom: [.init(displayScale: 2), traits]),
            locale: Locale(identifier: language))
    }
    return [
        "light": image(.init(userInterfaceStyle: .light)),
        "dark": image(.init(userInterfaceStyle: .dark)),
        "largeText": image(.init(preferredContentSizeCategory: .accessibilityLarge)),
        "spanish": image(.init(), language: "es_ES"),
        "rightToLeft": image(.init(layoutDirection: .rightToLeft)),
    ]
}
