// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A type that defines how a tab view shows its pages and how the user chooses one.
nonisolated public protocol TabViewStyle {}

/// The default style: pages with a tab bar.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the default style.
    public init() {}
}

/// A style that shows pages side by side, between which the user swipes; dots show the position.
nonisolated public struct PageTabViewStyle: TabViewStyle {
    /// When the page indicator (the row of dots) is shown.
    public struct IndexDisplayMode: Equatable, Sendable {
        private let name: String

        /// The index is shown if there is more than one page.
        public static let automatic = PageTabViewStyle.IndexDisplayMode(name: "automatic")
        /// Always.
        public static let always = PageTabViewStyle.IndexDisplayMode(name: "always")
        /// Never.
        public static let never = PageTabViewStyle.IndexDisplayMode(name: "never")
    }

    package let indexDisplayMode: PageTabViewStyle.IndexDisplayMode

    /// Creates the style.
    ///
    /// - Parameter indexDisplayMode: When the page indicator is shown.
    public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// Pages with a tab bar.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// A style that shows a tab bar, which the user makes a sidebar where the width is regular, and back.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
}

/// A style that shows a tab bar at every width.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A tab bar, which the user makes a sidebar where the width is regular, and back.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A tab bar at every width.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages side by side, between which the user swipes.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages side by side, with or without a page indicator.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// A type that defines the appearance of page indicators.
nonisolated public protocol IndexViewStyle {}

/// A style that shows a row of dots.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
    /// When the page indicator has a background.
    public struct BackgroundDisplayMode: Equatable, Sendable {
        private let name: String

        /// The platform's default.
        public static let automatic = PageIndexViewStyle.BackgroundDisplayMode(name: "automatic")
        /// While the user touches the indicator, which browsers do not report: never in Vitrine.
        public static let interactive = PageIndexViewStyle.BackgroundDisplayMode(name: "interactive")
        /// Always.
        public static let always = PageIndexViewStyle.BackgroundDisplayMode(name: "always")
        /// Never.
        public static let never = PageIndexViewStyle.BackgroundDisplayMode(name: "never")
    }

    package let backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode

    /// Creates the style.
    ///
    /// - Parameter backgroundDisplayMode: When the page indicator has a background.
    public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// A row of dots.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// A row of dots, with or without a background.
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private struct PageTabViewStyleKey: EnvironmentKey {
    static var defaultValue: PageTabViewStyle.IndexDisplayMode? { nil }
}

private struct AdaptableTabBarKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct PageIndexBackgroundKey: EnvironmentKey {
    static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
}

extension EnvironmentValues {
    /// When page indicators are shown; `nil` for tab views with a bar.
    package var pageTabViewIndex: PageTabViewStyle.IndexDisplayMode? {
        get { self[PageTabViewStyleKey.self] }
        set { self[PageTabViewStyleKey.self] = newValue }
    }

    /// Whether a tab bar of a regular width may become a sidebar.
    var isTabBarAdaptable: Bool {
        get { self[AdaptableTabBarKey.self] }
        set { self[AdaptableTabBarKey.self] = newValue }
    }

    package var pageIndexBackground: PageIndexViewStyle.BackgroundDisplayMode {
        get { self[PageIndexBackgroundKey.self] }
        set { self[PageIndexBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the tab views in the view.
    public nonisolated func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
        environment(\.pageTabViewIndex, (style as? PageTabViewStyle)?.indexDisplayMode)
            .environment(\.isTabBarAdaptable, style is SidebarAdaptableTabViewStyle)
    }

    /// Sets the style of the page indicators in the view.
    public nonisolated func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle {
        let mode = (style as? PageIndexViewStyle)?.backgroundDisplayMode ?? .automatic
        if mode == .interactive {
            DeveloperNotes.withoutEffect(
                "indexViewStyle(.page(backgroundDisplayMode: .interactive))", remedy: "The dots have no background.")
        }
        return environment(\.pageIndexBackground, mode)
    }
}
