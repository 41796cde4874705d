// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

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
        modifier(NavigationTraitsModifier { traits in
            guard visibility != .automatic else { return }
            // Without a name, all bars are meant.
            if bars.isEmpty || bars.contains(where: \.isNavigationBar) { traits.hidesBar = visibility == .hidden }
            if bars.isEmpty || bars.contains(where: \.isBottomBar) { traits.hidesBottomBar = visibility == .hidden }
        })
    }
}

/// A bar, as the modifiers name it that change how bars look.
nonisolated public struct ToolbarPlacement: Sendable {
    private enum Bar: Sendable { case automatic, bottom, navigation }

    private let bar: Bar

    var isNavigationBar: Bool { bar != .bottom }
    var isBottomBar: Bool { bar == .bottom }

    /// The bar that the system chooses: the navigation bar.
    public static let automatic = ToolbarPlacement(bar: .automatic)
    /// The bar below the page.
    public static let bottomBar = ToolbarPlacement(bar: .bottom)
    /// The bar with the title.
    public static let navigationBar = ToolbarPlacement(bar: .navigation)
}

/// The look of items in a bar, around what the page put there: the environment is otherwise that of the page.
nonisolated struct ToolbarSurroundings<Content: View>: View {
    let content: Content

    var body: some View {
        content
            .buttonStyle(ToolbarButtonStyle())
            .labelStyle(IconOnlyLabelStyle())
            .font(.system(size: 17, weight: .medium))
            .lineLimit(1)
    }
}
