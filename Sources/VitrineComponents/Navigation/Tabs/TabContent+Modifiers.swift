// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) public import VitrineCore

/// Tabs whose pages a view modifier changes.
struct ModifiedTabContent<Content: TabContent, Modifier: ViewModifier>: PrimitiveTabContent {
    typealias TabValue = Content.TabValue
    typealias Body = ModifiedTabContent<Content, Modifier>

    let content: Content
    let modifier: Modifier

    var page: ModifiedContent<AnyView, Modifier> { content.pages.modifier(modifier) }
}

extension TabContent {
    /// Shows a number beside what stands for the page in the bar; none for zero.
    public func badge(_ count: Int) -> some TabContent<Self.TabValue> {
        badge(count == 0 ? nil : Text(count, format: .number))
    }

    /// Shows a text beside what stands for the page in the bar.
    public func badge(_ label: Text?) -> some TabContent<Self.TabValue> {
        ModifiedTabContent(content: self, modifier: _ListRowModifier(.badge, label))
    }

    /// Shows a text in the reader's language beside what stands for the page in the bar.
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<Self.TabValue> {
        badge(key.map { Text($0) })
    }

    /// Shows a text beside what stands for the page in the bar.
    @_disfavoredOverload
    public func badge<S>(_ label: S?) -> some TabContent<Self.TabValue> where S: StringProtocol {
        badge(label.map { Text($0) })
    }

    /// Takes the tab out of the bar.
    public func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue> {
        ModifiedTabContent(content: self, modifier: TabVisibilityModifier(isHidden: hidden))
    }

    /// Names the tab for what a person arranges.
    ///
    /// - Support: partial: a person cannot arrange tabs, and a diagnostic says so.
    public func customizationID(_ id: String) -> some TabContent<Self.TabValue> {
        DeveloperNotes.withoutEffect("customizationID(_:)", remedy: "Tabs stand in the order of the app.")
        return self
    }

    /// Says what a person may arrange of the tab.
    ///
    /// - Support: partial: a person cannot arrange tabs, and a diagnostic says so.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<Self.TabValue> {
        if behavior != .disabled, behavior != .automatic {
            DeveloperNotes.withoutEffect("customizationBehavior(_:for:)", remedy: "Tabs stand in the order of the app.")
        }
        return self
    }

    /// Says where the tab stands where tabs are in a bar and in a sidebar.
    ///
    /// - Support: partial: all tabs stand in the bar, and a diagnostic says so.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<Self.TabValue> {
        if placement == .sidebarOnly {
            DeveloperNotes.withoutEffect(
                "tabPlacement(.sidebarOnly)", remedy: "There is no sidebar of tabs: the tab stands in the bar.")
        }
        return self
    }

    /// Names the tab for tests.
    public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> some TabContent<Self.TabValue> {
        ModifiedTabContent(
            content: self, modifier: _ListRowModifier(.tabIdentifier, isEnabled ? identifier : nil))
    }
}

extension TraitKey {
    /// The name of a tab's item in the bar for tests.
    static let tabIdentifier = TraitKey("tabIdentifier")
}

/// Shows a page or leaves it out.
nonisolated struct TabVisibilityModifier: ViewModifier {
    let isHidden: Bool

    @ViewBuilder @MainActor func body(content: Content) -> some View { if !isHidden { content } }
}

/// What a person may arrange of a tab.
nonisolated public struct TabCustomizationBehavior: Equatable, Sendable {
    private let name: String

    public static let automatic = TabCustomizationBehavior(name: "automatic")
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// The bar or the sidebar of tabs.
nonisolated public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where a tab stands.
nonisolated public struct TabPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = TabPlacement(name: "automatic")
    public static let pinned = TabPlacement(name: "pinned")
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
