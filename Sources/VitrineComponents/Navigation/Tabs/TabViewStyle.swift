// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// How a tab view shows its pages, and lets a person choose one.
nonisolated public protocol TabViewStyle {}

/// Pages above a bar.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
}

/// Pages beside each other, which a person swipes; dots say which one is shown.
nonisolated public struct PageTabViewStyle: TabViewStyle {
    /// When there are dots.
    public struct IndexDisplayMode: Equatable, Sendable {
        private let name: String

        /// Where there is more than one page.
        public static let automatic = PageTabViewStyle.IndexDisplayMode(name: "automatic")
        public static let always = PageTabViewStyle.IndexDisplayMode(name: "always")
        public static let never = PageTabViewStyle.IndexDisplayMode(name: "never")
    }

    package let indexDisplayMode: PageTabViewStyle.IndexDisplayMode

    public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// Pages above a bar.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// Pages above a bar, or beside a sidebar where there is room.
///
/// - Support: partial: a bar at every width, and a diagnostic says so.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public init() {}
}

/// Pages above a bar at every width.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// Pages above a bar, or beside a sidebar where there is room.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// Pages above a bar at every width.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages beside each other.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages beside each other, with dots or without.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// How the dots of pages look.
nonisolated public protocol IndexViewStyle {}

/// Dots in a row.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
    /// When the dots have a ground.
    public struct BackgroundDisplayMode: Equatable, Sendable {
        private let name: String

        public static let automatic = PageIndexViewStyle.BackgroundDisplayMode(name: "automatic")
        /// While a person touches the dots, which browsers do not tell: never.
        public static let interactive = PageIndexViewStyle.BackgroundDisplayMode(name: "interactive")
        public static let always = PageIndexViewStyle.BackgroundDisplayMode(name: "always")
        public static let never = PageIndexViewStyle.BackgroundDisplayMode(name: "never")
    }

    package let backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode

    public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots in a row.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Dots in a row, on a ground or without.
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private struct PageTabViewStyleKey: EnvironmentKey {
    static var defaultValue: PageTabViewStyle.IndexDisplayMode? { nil }
}

private struct PageIndexBackgroundKey: EnvironmentKey {
    static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
}

extension EnvironmentValues {
    /// When tab views have dots; `nil` where they have bars.
    package var pageTabViewIndex: PageTabViewStyle.IndexDisplayMode? {
        get { self[PageTabViewStyleKey.self] }
        set { self[PageTabViewStyleKey.self] = newValue }
    }

    package var pageIndexBackground: PageIndexViewStyle.BackgroundDisplayMode {
        get { self[PageIndexBackgroundKey.self] }
        set { self[PageIndexBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets how the tab views inside show their pages.
    public nonisolated func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
        if style is SidebarAdaptableTabViewStyle {
            DeveloperNotes.withoutEffect(
                "tabViewStyle(.sidebarAdaptable)",
                remedy: "Tabs stand in a bar at every width; NavigationSplitView has a sidebar.")
        }
        return environment(\.pageTabViewIndex, (style as? PageTabViewStyle)?.indexDisplayMode)
    }

    /// Sets how the dots of the pages inside look.
    public nonisolated func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle {
        let mode = (style as? PageIndexViewStyle)?.backgroundDisplayMode ?? .automatic
        if mode == .interactive {
            DeveloperNotes.withoutEffect(
                "indexViewStyle(.page(backgroundDisplayMode: .interactive))", remedy: "The dots have no ground.")
        }
        return environment(\.pageIndexBackground, mode)
    }
}
