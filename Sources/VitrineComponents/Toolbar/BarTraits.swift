// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The properties of a bar that views set.
nonisolated package struct BarTraits {
    var background: AnyShapeStyle?
    var backgroundVisibility = Visibility.automatic
    var colorScheme: ColorScheme?
    var isHidden = false

    package init() {}

    /// The background of the bar; `nil` for none.
    var ground: AnyShapeStyle? {
        switch backgroundVisibility {
        case .hidden: nil
        case .visible: background ?? AnyShapeStyle(Material.bar)
        case .automatic: background
        }
    }
}

package struct TabBarTraitsKey: PreferenceKey {
    package static var defaultValue: BarTraits { BarTraits() }
    package static func reduce(value: inout BarTraits, nextValue: () -> BarTraits) { value = nextValue() }
}

/// A modifier that changes the properties of the tab bar.
typealias TabBarTraitsModifier = TraitsModifier<TabBarTraitsKey>
