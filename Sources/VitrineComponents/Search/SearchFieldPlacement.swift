// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The place of a search field.
nonisolated public struct SearchFieldPlacement: Sendable {
    /// Whether the field is below the title instead of below the page.
    let isDrawer: Bool

    /// The default: a capsule below the page (Documentation/Layout.md 9.8).
    public static let automatic = SearchFieldPlacement(isDrawer: false)
    /// In the toolbar; in Vitrine below the page.
    public static let toolbar = SearchFieldPlacement(isDrawer: false)
    /// In the sidebar; in Vitrine below the page, as on a phone.
    public static let sidebar = SearchFieldPlacement(isDrawer: false)
    /// In the navigation bar, below the title.
    public static var navigationBarDrawer: SearchFieldPlacement { navigationBarDrawer(displayMode: .automatic) }

    /// In the navigation bar, below the title.
    ///
    /// - Parameter displayMode: Whether the field hides while the page scrolls; in Vitrine it always stays.
    /// - Returns: The place.
    public static func navigationBarDrawer(
        displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement {
        if !displayMode.isAlways {
            DeveloperNotes.withoutEffect(
                "The hiding of a search field in the navigation bar", remedy: "The field stays while the page scrolls.")
        }
        return SearchFieldPlacement(isDrawer: true)
    }

    /// Whether a search field in the navigation bar hides while the page scrolls.
    ///
    /// - Support: partial: the field always stays.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        fileprivate let isAlways: Bool

        /// The field may hide while the page scrolls.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        /// The field always stays.
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }
}
