// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// What views ask of the look of a bar.
nonisolated package struct BarTraits {
    var background: AnyShapeStyle?
    var backgroundVisibility = Visibility.automatic
    var colorScheme: ColorScheme?
    var isHidden = false

    package init() {}

    /// What is painted behind the bar; `nil` for nothing.
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

/// Adds to what the views of a tab ask of the tab bar.
typealias TabBarTraitsModifier = TraitsModifier<TabBarTraitsKey>
