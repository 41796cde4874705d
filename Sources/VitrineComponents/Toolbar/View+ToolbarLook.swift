// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore

extension View {
    /// Puts a style behind bars; without names behind the navigation bar.
    ///
    /// - Support: partial: shown whether or not content lies under the bar; not for the bottom bar
    public nonisolated func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View
    where S: ShapeStyle {
        barTraits(bars) { $0.background = AnyShapeStyle(style) }
    }

    /// Shows or hides what is behind bars; without names behind the navigation bar.
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barTraits(bars) { $0.backgroundVisibility = visibility }
    }

    /// Shows or hides what is behind bars; without names behind the navigation bar.
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        barTraits(bars) { $0.backgroundVisibility = visibility }
    }

    /// Gives bars an appearance of their own; `nil` is the page's.
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    {
        barTraits(bars) { $0.colorScheme = colorScheme }
    }

    /// Shows or hides bars of the page.
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        shows(visibility, bars)
    }

    /// Chooses how the page's title is shown.
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        if mode.isInline {
            DeveloperNotes.withoutEffect(
                "toolbarTitleDisplayMode(.inlineLarge)", remedy: "The title is large, below the bar's items.")
        }
        return modifier(NavigationTraitsModifier { $0.displayMode = mode.mode })
    }

    /// Says what the page is for: an editor's or a browser's title stands beside the back button.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
        modifier(NavigationTraitsModifier { $0.role = role })
    }

    /// Takes a part of the bar away that the system puts there.
    public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        modifier(NavigationTraitsModifier { if defaultItemKind == .title { $0.hidesTitle = true } })
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
                // Without a name, all bars of the page are meant.
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

/// How a page's title is shown.
nonisolated public struct ToolbarTitleDisplayMode: Sendable {
    let mode: NavigationBarItem.TitleDisplayMode
    /// Whether a large title is to stand beside the bar's items.
    var isInline = false

    /// As the system chooses.
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
    /// Large, below the bar's items.
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
    /// Large, beside the bar's items; here below them.
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large, isInline: true) }
    /// Between the bar's items.
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}

/// What a page with a bar is for.
nonisolated public struct ToolbarRole: Sendable {
    private enum Kind { case automatic, navigationStack, browser, editor }
    private let kind: Kind

    /// Whether the title stands at the leading end.
    var leadsWithTitle: Bool { kind == .browser || kind == .editor }

    /// As the system chooses.
    public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
    /// A page of a stack.
    public static var navigationStack: ToolbarRole { ToolbarRole(kind: .navigationStack) }
    /// A page to look around in.
    public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
    /// A page to edit something in.
    public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }
}

/// A part of the bar that the system puts there.
nonisolated public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private enum Kind { case title, sidebarToggle }
    private let kind: Kind

    /// The page's title.
    public static let title = ToolbarDefaultItemKind(kind: .title)
    /// The button for a sidebar, which this platform does not have.
    public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
}
