// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineDisplay
import VitrineLayout

extension View {
    /// Adds a menu that opens on a long press or a click with the secondary button.
    public nonisolated func contextMenu<MenuItems>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View where MenuItems: View {
        modifier(ContextMenuModifier(items: menuItems(), preview: nil))
    }

    /// Adds a menu with a preview that opens on a long press or a click with the secondary button.
    ///
    /// - Parameters:
    ///   - menuItems: A view builder of the commands.
    ///   - preview: A view builder of the preview.
    /// - Returns: A view with the menu.
    public nonisolated func contextMenu<M, P>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View where M: View, P: View {
        modifier(ContextMenuModifier(items: menuItems(), preview: AnyView(preview())))
    }

    /// Adds a context menu that is given as a value; `nil` adds none.
    public nonisolated func contextMenu<MenuItems>(
        _ contextMenu: ContextMenu<MenuItems>?
    ) -> some View where MenuItems: View {
        modifier(ContextMenuModifier(items: contextMenu?.items, preview: nil, isEmpty: contextMenu == nil))
    }
}

/// A container of the commands of a context menu; the older form of `contextMenu(menuItems:)`.
nonisolated public struct ContextMenu<MenuItems> where MenuItems: View {
    fileprivate let items: MenuItems

    /// Creates a context menu of commands.
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

/// Runs an action when the user requests the view's menu: by the secondary button, a long press or the menu key.
nonisolated struct MenuRequestModifier: ViewModifier {
    typealias Body = Never
    let action: @MainActor () -> Void
}

extension MenuRequestModifier: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .menu { action() }
    }
}
