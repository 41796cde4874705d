// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

extension View {
    /// Puts views into the bars of the page, one item for each, at the place that the system chooses.
    public nonisolated func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
        modifier(ToolbarModifier(items: ToolbarSurroundings(content: content())))
    }

    /// Puts items into the bars of the page.
    public nonisolated func toolbar<Content>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View where Content: ToolbarContent {
        modifier(ToolbarModifier(items: ToolbarSurroundings(content: ToolbarElements(content()))))
    }

    /// Shows or hides bars of the page.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        shows(visibility, bars)
    }
}

/// A bar, as the modifiers name it that change how bars look.
nonisolated public struct ToolbarPlacement: Sendable {
    private enum Bar: Sendable { case automatic, bottom, navigation, tab }

    private let bar: Bar

    var isNavigationBar: Bool { bar == .automatic || bar == .navigation }
    var isTabBar: Bool { bar == .tab }
    var isBottomBar: Bool { bar == .bottom }

    /// The bar that the system chooses: the navigation bar.
    public static let automatic = ToolbarPlacement(bar: .automatic)
    /// The bar below the page.
    public static let bottomBar = ToolbarPlacement(bar: .bottom)
    /// The bar with the title.
    public static let navigationBar = ToolbarPlacement(bar: .navigation)
    /// The bar with the tabs.
    public static let tabBar = ToolbarPlacement(bar: .tab)
}

/// The look of items in a bar, around what the page put there: the environment is otherwise that of the page.
nonisolated struct ToolbarSurroundings<Content: View>: View {
    let content: Content

    var body: some View {
        content
            .buttonStyle(ToolbarButtonStyle())
            .labelStyle(IconOnlyLabelStyle())
            .environment(\.isInBar, true)
            .font(.system(size: 17, weight: .medium))
            .imageScale(.large)
            .lineLimit(1)
    }
}
