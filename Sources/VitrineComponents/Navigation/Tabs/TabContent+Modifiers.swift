// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) public import VitrineCore

/// Tabs whose pages have a view modifier.
struct ModifiedTabContent<Content: TabContent, Modifier: ViewModifier>: PrimitiveTabContent {
    typealias TabValue = Content.TabValue
    typealias Body = ModifiedTabContent<Content, Modifier>

    let content: Content
    let modifier: Modifier

    var page: ModifiedContent<AnyView, Modifier> { content.pages.modifier(modifier) }
}

extension TabContent {
    /// Shows a number as a badge on the tab's item; none for zero.
    public func badge(_ count: Int) -> some TabContent<Self.TabValue> {
        badge(count == 0 ? nil : Text(count, format: .number))
    }

    /// Shows a text as a badge on the tab's item; none for `nil`.
    public func badge(_ label: Text?) -> some TabContent<Self.TabValue> {
        ModifiedTabContent(content: self, modifier: _ListRowModifier(.badge, label))
    }

    /// Shows a localized text as a badge on the tab's item; none for `nil`.
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<Self.TabValue> {
        badge(key.map { Text($0) })
    }

    /// Shows a string as a badge on the tab's item; none for `nil`.
    @_disfavoredOverload
    public func badge<S>(_ label: S?) -> some TabContent<Self.TabValue> where S: StringProtocol {
        badge(label.map { Text($0) })
    }

    /// Hides the tab.
    public func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue> {
        HideableTabContent(content: self, isHidden: hidden)
    }

    /// Identifies the tab for customization by the user.
    ///
    /// - Support: partial: a user cannot arrange tabs, and a diagnostic says so.
    public func customizationID(_ id: String) -> some TabContent<Self.TabValue> {
        DeveloperNotes.withoutEffect("customizationID(_:)", remedy: "Tabs stand in the order of the app.")
        return self
    }

    /// Sets how the user can customize the tab.
    ///
    /// - Support: partial: a user cannot arrange tabs, and a diagnostic says so.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<Self.TabValue> {
        if behavior != .disabled, behavior != .automatic {
            DeveloperNotes.withoutEffect("customizationBehavior(_:for:)", remedy: "Tabs stand in the order of the app.")
        }
        return self
    }

    /// Sets whether the tab is shown, unless the user's customization says otherwise.
    ///
    /// - Parameters:
    ///   - visibility: The visibility.
    ///   - placements: The places; all of them for none. A tab that is hidden everywhere has no page either.
    /// - Returns: The tab.
    public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<Self.TabValue> {
        let isEverywhere = placements.isEmpty || placements.contains(.automatic)
        let isHidden = visibility == .hidden
        let inBar = isHidden && (isEverywhere || placements.contains(.tabBar))
        let inSidebar = isHidden && (isEverywhere || placements.contains(.sidebar))
        return ModifiedTabContent(
            content: ModifiedTabContent(
                content: hidden(inBar && inSidebar),
                modifier: _ListRowModifier(.tabHiddenInBar, inBar ? true : nil)),
            modifier: _ListRowModifier(.tabHiddenInSidebar, inSidebar ? true : nil))
    }

    /// Sets whether the tab is shown in the sidebar only, where the style of the tab view is `sidebarAdaptable`.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<Self.TabValue> {
        ModifiedTabContent(
            content: self, modifier: _ListRowModifier(.tabSidebarOnly, placement == .sidebarOnly ? true : nil))
    }

    /// Adds actions to a section, which a sidebar shows below its tabs; without effect on a single tab.
    public func sectionActions<Content>(
        @ViewBuilder content: () -> Content
    ) -> some TabContent<Self.TabValue> where Content: View {
        ModifiedTabContent(content: self, modifier: _ListRowModifier(.tabSectionActions, AnyView(content())))
    }

    /// Sets the identifier by which tests find the tab's item.
    ///
    /// - Parameters:
    ///   - identifier: The identifier.
    ///   - isEnabled: Whether the identifier is set.
    /// - Returns: The tab with the identifier.
    public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> some TabContent<Self.TabValue> {
        ModifiedTabContent(
            content: self, modifier: _ListRowModifier(.tabIdentifier, isEnabled ? identifier : nil))
    }
}

extension TraitKey {
    /// The accessibility identifier of a tab's item.
    static let tabIdentifier = TraitKey("tabIdentifier")
    /// The purpose of a tab.
    static let tabRole = TraitKey("tabRole")
    /// The section that a tab is in, and what the section offers.
    static let tabSection = TraitKey("tabSection")
    static let tabSectionActions = TraitKey("tabSectionActions")
    /// The trait of a tab that is in the sidebar only and has no item in the bar.
    static let tabSidebarOnly = TraitKey("tabSidebarOnly")
    static let tabHiddenInBar = TraitKey("tabHiddenInBar")
    static let tabHiddenInSidebar = TraitKey("tabHiddenInSidebar")
}

/// Tabs that are shown or left out.
struct HideableTabContent<Content: TabContent>: PrimitiveTabContent {
    typealias TabValue = Content.TabValue
    typealias Body = HideableTabContent<Content>

    let content: Content
    let isHidden: Bool

    @ViewBuilder var page: some View { if !isHidden { content.pages } }
}

/// How the user can customize a tab.
///
/// Vitrine does not implement customization.
nonisolated public struct TabCustomizationBehavior: Equatable, Sendable {
    private let name: String

    /// The platform's default.
    public static let automatic = TabCustomizationBehavior(name: "automatic")
    /// The tab can be moved.
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    /// The tab cannot be customized.
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// A place in which tabs are shown.
nonisolated public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String

    /// The platform's default.
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    /// The tab bar.
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    /// The sidebar.
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// The preferred place of a tab.
nonisolated public struct TabPlacement: Hashable, Sendable {
    private let name: String

    /// The platform's default.
    public static let automatic = TabPlacement(name: "automatic")
    /// The tab stays in the bar.
    public static let pinned = TabPlacement(name: "pinned")
    /// The tab is shown in the sidebar only.
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
