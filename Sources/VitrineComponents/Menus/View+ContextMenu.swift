// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineDisplay
import VitrineLayout

extension View {
    /// Shows commands when the view is held, or pressed with the secondary button.
    public nonisolated func contextMenu<MenuItems>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View where MenuItems: View {
        modifier(ContextMenuModifier(items: menuItems(), preview: nil))
    }

    /// Shows commands and a preview when the view is held, or pressed with the secondary button.
    public nonisolated func contextMenu<M, P>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View where M: View, P: View {
        modifier(ContextMenuModifier(items: menuItems(), preview: AnyView(preview())))
    }

    /// Shows the commands of a menu when the view is held, or pressed with the secondary button.
    public nonisolated func contextMenu<MenuItems>(
        _ contextMenu: ContextMenu<MenuItems>?
    ) -> some View where MenuItems: View {
        modifier(ContextMenuModifier(items: contextMenu?.items, preview: nil, isEmpty: contextMenu == nil))
    }
}

/// The commands of a view; the older form of `contextMenu(menuItems:)`.
nonisolated public struct ContextMenu<MenuItems> where MenuItems: View {
    fileprivate let items: MenuItems

    public init(@ViewBuilder menuItems: () -> MenuItems) {
        items = menuItems()
    }
}

private nonisolated struct ContextMenuModifier<Items: View>: ViewModifier {
    let items: Items
    let preview: AnyView?
    var isEmpty = false
    @State private var isOpen = false

    @MainActor func body(content: Content) -> some View {
        let binding = $isOpen
        let (items, isEmpty) = (items, isEmpty)
        content
            .modifier(MenuRequestModifier { if !isEmpty { binding.wrappedValue = true } })
            .modifier(MenuPresenter(isPresented: binding, preview: preview) { items })
    }
}

/// Runs an action when a person asks for the view's menu: the secondary button, a long press, the menu key.
nonisolated struct MenuRequestModifier: ViewModifier {
    typealias Body = Never
    let action: @MainActor () -> Void
}

extension MenuRequestModifier: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .menu { action() }
    }
}
