// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// In which order a menu lists what is in it.
nonisolated public struct MenuOrder: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, fixed, priority }
    private let kind: Kind

    /// The system's choice: the first row on top.
    public static let automatic = MenuOrder(kind: .automatic)
    /// The first row on top.
    public static let fixed = MenuOrder(kind: .fixed)
    /// The first row nearest to where the menu was opened.
    public static let priority = MenuOrder(kind: .priority)
}

private struct MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
}

extension EnvironmentValues {
    /// In which order menus list what is in them.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

extension View {
    /// Sets in which order the menus in the view list what is in them.
    ///
    /// - Support: partial: menus open downwards, so that the first row is on top in every order.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
        environment(\.menuOrder, order)
    }
}
