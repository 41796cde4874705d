// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore

extension View {
    /// Sets a style as the background of bars, by default of the navigation bar.
    ///
    /// - Support: partial: shown whether or not content lies under the bar; not for the bottom bar
    public nonisolated func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View
    where S: ShapeStyle {
        barTraits(bars) { $0.background = AnyShapeStyle(style) }
    }

    /// Shows or hides the background of bars, by default of the navigation bar.
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barTraits(bars) { $0.backgroundVisibility = visibility }
    }

    /// Shows or hides the background of bars, by default of the navigation bar.
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        barTraits(bars) { $0.backgroundVisibility = visibility }
    }

    /// Sets the colour scheme of bars; `nil` for that of the page.
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    {
        barTraits(bars) { $0.colorScheme = colorScheme }
    }

    /// Shows or hides bars of the page.
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        shows(visibility, bars)
    }

    /// Sets how the title of the page is shown.
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        if mode.isInline {
            DeveloperNotes.withoutEffect(
                "toolbarTitleDisplayMode(.inlineLarge)", remedy: "The title is large, below the bar's items.")
        }
        return modifier(NavigationTraitsModifier { $0.displayMode = mode.mode })
    }

    /// Sets the purpose of the page: the title of an editor or a browser is beside the back button.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
        modifier(NavigationTraitsModifier { $0.role = role })
    }

    /// Removes a part of the bar that the system adds.
    public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        modifier(
            NavigationTraitsModifier {
                if defaultItemKind == .title { $0.hidesTitle = true }
                if defaultItemKind == .search { $0.hidesSearch = true }
            })
    }

    private nonisolated func barTraits(
        _ bars: [ToolbarPlacement], _ change: @escaping (inout BarTraits) -> Void
    ) -> some View {
        let isNavigation = bars.isEmpty || bars.contains(where: \.isNavigationBar)
        let isTab = bars.contains(where: \.isTabBar)
        return modifier(NavigationTraitsModifier { if isNavigation { change(&$0.bar) } })
            .modifier(TabBarTraitsModifier { if isTab { change(&$0) } })
    }

    nonisolated func shows(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        modifier(
            NavigationTraitsModifier { traits in
                guard visibility != .automatic else { return }
                // Without arguments, all bars of the page are meant.
                if bars.isEmpty || bars.contains(where: \.isNavigationBar) { traits.hidesBar = visibility == .hidden }
                if bars.isEmpty || bars.contains(where: \.isBottomBar) { traits.hidesBottomBar = visibility == .hidden }
            }
        )
        .modifier(
            TabBarTraitsModifier { traits in
                if visibility != .automatic, bars.contains(where: \.isTabBar) {
                    traits.isHidden = visibility == .hidden
                }
            })
    }
}

/// How the title of a page is shown.
nonisolated public struct ToolbarTitleDisplayMode: Sendable {
    let mode: NavigationBarItem.TitleDisplayMode
    /// Whether a large title is to be beside the bar's items.
    var isInline = false

    /// The platform's default.
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
    /// Large, below the bar's items.
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
    /// Large, beside the bar's items; in Vitrine below them.
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large, isInline: true) }
    /// In the bar, between its items.
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}

/// The purpose of a page with a bar.
nonisolated public struct ToolbarRole: Sendable {
    private enum Kind { case automatic, navigationStack, browser, editor }
    private let kind: Kind

    /// Whether the title is at the leading end.
    var leadsWithTitle: Bool { kind == .browser || kind == .editor }

    /// The platform's default.
    public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
    /// A page of a navigation stack.
    public static var navigationStack: ToolbarRole { ToolbarRole(kind: .navigationStack) }
    /// A page for browsing.
    public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
    /// A page for editing.
    public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }
}

/// A part of the bar that the system adds.
nonisolated public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private enum Kind { case title, sidebarToggle, search }
    private let kind: Kind

    /// The page's title.
    public static let title = ToolbarDefaultItemKind(kind: .title)
    /// The button that shows a sidebar, which iOS does not have.
    public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
    /// The field of the page's search.
    public static let search = ToolbarDefaultItemKind(kind: .search)
}
