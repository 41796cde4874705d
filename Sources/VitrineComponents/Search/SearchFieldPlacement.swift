// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// Where the field of a search stands.
nonisolated public struct SearchFieldPlacement: Sendable {
    /// Below the title, instead of below the page.
    let isDrawer: Bool

    /// The system's choice: a capsule below the page (Documentation/Layout.md 9.8).
    public static let automatic = SearchFieldPlacement(isDrawer: false)
    /// Below the page.
    public static let toolbar = SearchFieldPlacement(isDrawer: false)
    /// On a phone, below the page.
    public static let sidebar = SearchFieldPlacement(isDrawer: false)
    /// In the navigation bar, below the title.
    public static var navigationBarDrawer: SearchFieldPlacement { navigationBarDrawer(displayMode: .automatic) }

    /// In the navigation bar, below the title; it does not hide when the page scrolls.
    public static func navigationBarDrawer(
        displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement {
        if !displayMode.isAlways {
            DeveloperNotes.withoutEffect(
                "The hiding of a search field in the navigation bar", remedy: "The field stays while the page scrolls.")
        }
        return SearchFieldPlacement(isDrawer: true)
    }

    /// Whether a field in the navigation bar hides when the page scrolls.
    ///
    /// - Support: partial: the field always stays.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        fileprivate let isAlways: Bool

        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }
}
