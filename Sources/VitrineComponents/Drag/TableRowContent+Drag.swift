// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

extension TableRowContent {
    /// Makes the rows draggable, with a value.
    public func draggable<T>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> where T: Transferable {
        modifiedRows { AnyView($0.draggable(payload())) }
    }

    /// Accepts drops of a type of values on a row.
    ///
    /// - Parameters:
    ///   - payloadType: The type.
    ///   - action: The closure that receives the values.
    /// - Returns: Rows that accept drops.
    public func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TableRowContent<TableRowValue> where T: Transferable {
        modifiedRows { row in
            AnyView(
                row.dropDestination(for: T.self) { items, _ in
                    action(items)
                    return true
                })
        }
    }
}
