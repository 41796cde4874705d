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

    /// Adds a menu to the rows of a list or table, for what is selected.
    ///
    /// It opens on a long press or a click with the secondary button: for all selected rows, if the row is one of them, else
    /// for the row.
    ///
    /// - Support: partial: none opens on the space below the rows, and the row is not lifted.
    /// - Parameters:
    ///   - itemType: The type of the list's selection.
    ///   - menu: A view builder of the commands for some identifiers.
    ///   - primaryAction: Called with the row's identifier when a row is tapped outside of edit mode; in a table with a mouse,
    ///     at the second click.
    /// - Returns: A view whose rows have the menu.
    public nonisolated func contextMenu<I, M>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View where I: Hashable, M: View {
        let menu = UncheckedSendable(menu)
        let action = UncheckedSendable(primaryAction)
        let attach: @MainActor (AnyView, Set<AnyHashable>) -> AnyView = { row, identifiers in
            let items = SelectionMenuItems(identifiers: identifiers.values(I.self), menu: menu.value)
            return AnyView(row.modifier(ContextMenuModifier(items: items, preview: nil)))
        }
        let act: @MainActor (Set<AnyHashable>) -> Void = { action.value?($0.values(I.self)) }
        let rows = RowMenu(
            accepts: { $0.base is I }, attach: attach, primaryAction: primaryAction == nil ? nil : act)
        return environment(\.rowMenu, rows)
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

extension Set<AnyHashable> {
    /// The elements of a type.
    fileprivate func values<I: Hashable>(_ type: I.Type) -> Set<I> { Set<I>(compactMap { $0.base as? I }) }
}

/// The commands for what is selected, made when the menu opens.
private struct SelectionMenuItems<I: Hashable, M: View>: View {
    let identifiers: Set<I>
    let menu: (Set<I>) -> M

    var body: some View { menu(identifiers) }
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
            // A list lifts the whole row while the menu is open.
            .modifier(OpenMenuTrait(isOpen: isEmpty ? nil : isOpen))
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
