// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Observation
@_spi(Engine) import VitrineCore

/// The colour scheme of a page's navigation bar, which the items in it have too.
@MainActor @Observable
final class BarColorScheme {
    /// The scheme that the page's views have set for the bar; `nil` for the scheme of the page.
    var value: ColorScheme?
}

extension EnvironmentValues {
    /// The colour scheme of the enclosing page's navigation bar.
    var barColorScheme: BarColorScheme? { object(of: BarColorScheme.self) }
}

/// Gives an item that is not in the navigation bar the colour scheme of its page.
nonisolated struct PageColorScheme: ViewModifier {
    let isInNavigationBar: Bool
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.outsideOfBar) private var outsideOfBar

    @MainActor func body(content: Content) -> some View {
        content.environment(\.colorScheme, isInNavigationBar ? colorScheme : outsideOfBar?.colorScheme ?? colorScheme)
    }
}
