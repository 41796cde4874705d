// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

extension View {
    /// Adds views to the bars of the page, each as an item at the default place.
    public nonisolated func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
        modifier(ToolbarModifier(items: ToolbarSurroundings(content: ToolbarViews(content: content()))))
    }

    /// Adds items to the bars of the page.
    public nonisolated func toolbar<Content>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View where Content: ToolbarContent {
        let elements = ToolbarElements(content(), menu: SecondaryItems())
        return modifier(ToolbarModifier(items: ToolbarSurroundings(content: elements)))
    }

    /// Adds items with identifiers to the bars of the page.
    ///
    /// - Support: partial: users cannot move, add or remove items.
    /// - Parameters:
    ///   - id: The identifier of the toolbar.
    ///   - content: The items.
    /// - Returns: A view whose page has the items.
    public nonisolated func toolbar<Content>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View where Content: CustomizableToolbarContent {
        toolbar(content: content)
    }

    /// Shows or hides bars of the page.
    ///
    /// - Parameters:
    ///   - visibility: The visibility.
    ///   - bars: The bars; without any, all bars of the page.
    /// - Returns: A view whose page has the bars.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        shows(visibility, bars)
    }
}

/// A bar of the page.
nonisolated public struct ToolbarPlacement: Sendable {
    private enum Bar: Sendable { case automatic, bottom, navigation, tab }

    private let bar: Bar

    var isNavigationBar: Bool { bar == .automatic || bar == .navigation }
    var isTabBar: Bool { bar == .tab }
    var isBottomBar: Bool { bar == .bottom }

    /// The default bar: the navigation bar.
    public static let automatic = ToolbarPlacement(bar: .automatic)
    /// The bar below the page.
    public static let bottomBar = ToolbarPlacement(bar: .bottom)
    /// The bar with the title.
    public static let navigationBar = ToolbarPlacement(bar: .navigation)
    /// The bar with the tabs.
    public static let tabBar = ToolbarPlacement(bar: .tab)
}
