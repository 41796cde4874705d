// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension TableRowContent {
    /// Adds a menu to the rows that opens on a long press or a click with the secondary button.
    public func contextMenu<M>(
        @ViewBuilder menuItems: @escaping () -> M
    ) -> some TableRowContent<TableRowValue> where M: View {
        modifiedRows { AnyView($0.contextMenu(menuItems: menuItems)) }
    }

    /// Adds a menu with a preview to the rows that opens on a long press or a click with the secondary button.
    ///
    /// - Parameters:
    ///   - menuItems: A view builder of the commands.
    ///   - preview: A view builder of the preview.
    /// - Returns: Rows with the menu.
    public func contextMenu<M, P>(
        @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: @escaping () -> P
    ) -> some TableRowContent<TableRowValue> where M: View, P: View {
        modifiedRows { AnyView($0.contextMenu(menuItems: menuItems, preview: preview)) }
    }
}
