// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// The order in which a menu shows its items.
nonisolated public struct MenuOrder: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, fixed, priority }
    private let kind: Kind

    /// The default: the first item at the top.
    public static let automatic = MenuOrder(kind: .automatic)
    /// The first item at the top.
    public static let fixed = MenuOrder(kind: .fixed)
    /// The first item nearest to the control that opened the menu.
    public static let priority = MenuOrder(kind: .priority)
}

private struct MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
}

extension EnvironmentValues {
    /// The order in which menus show their items.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

extension View {
    /// Sets the order in which the menus in the view show their items.
    ///
    /// - Support: partial: menus open downwards, so that the first row is on top in every order.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
        environment(\.menuOrder, order)
    }
}
