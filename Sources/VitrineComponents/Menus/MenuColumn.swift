// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// Whether a row of a menu has an icon before its title.
private struct MenuIconKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

private struct MenuHasIconsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a row of the enclosing menu has an icon, so that titles without one begin where the others do.
    fileprivate var menuHasIcons: Bool {
        get { self[MenuHasIconsKey.self] }
        set { self[MenuHasIconsKey.self] = newValue }
    }
}

/// A label in a menu, which tells its row and the menu of its icon.
nonisolated struct MenuLabelStyle: LabelStyle {
    static let metrics = LabelMetrics(spacing: 12, iconSlot: 24)

    @MainActor func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabel(configuration: configuration).preference(key: MenuIconKey.self, value: true)
    }
}

/// Tells the rows of a menu whether one of them has an icon.
struct MenuColumn: ViewModifier {
    @State private var hasIcons = false

    @MainActor func body(content: Content) -> some View {
        content
            .environment(\.menuHasIcons, hasIcons)
            .onPreferenceChange(MenuIconKey.self) { hasIcons = $0 }
    }
}

/// Begins the title of a row without an icon where the titles of rows with icons begin.
struct MenuTitleStart: ViewModifier {
    @State private var hasIcon = false
    @Environment(\.menuHasIcons) private var menuHasIcons
    @Environment(\.labelMetrics) private var metrics

    @MainActor func body(content: Content) -> some View {
        let room = menuHasIcons && !hasIcon ? metrics.spacing + (metrics.iconSlot ?? 0) : 0
        content
            .onPreferenceChange(MenuIconKey.self) { hasIcon = $0 }
            .padding(.leading, room)
    }
}
