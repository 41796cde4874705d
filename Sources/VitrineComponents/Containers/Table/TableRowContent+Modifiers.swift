// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

extension TableRowContent {
    /// Adds something to the view of each row.
    func modifiedRows(
        _ modify: @escaping @MainActor (AnyView) -> AnyView
    ) -> some TableRowContent<TableRowValue> {
        TableRowList {
            TableRowList<TableRowValue>.items(of: self).map { item in
                var item = item
                item.modifiers.append(modify)
                return item
            }
        }
    }

    /// Sets the action that is called when the pointer enters or leaves a row.
    public func onHover(perform action: @escaping @MainActor @Sendable (Bool) -> Void) -> some TableRowContent<
        TableRowValue
    > {
        modifiedRows { AnyView($0.onHover(perform: action)) }
    }
}
