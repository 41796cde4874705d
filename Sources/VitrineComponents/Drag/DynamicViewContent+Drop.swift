// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

extension DynamicViewContent {
    /// Accepts drops of a type of values between the rows of a list.
    ///
    /// - Support: partial: values are dropped on rows, before the row on its upper half and after it on its lower one; a list
    ///   without rows accepts none.
    /// - Parameters:
    ///   - payloadType: The type.
    ///   - action: The closure that receives the values and the offset to insert them at.
    /// - Returns: A view between whose rows values can be dropped.
    public nonisolated func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent where T: Transferable {
        let action = UncheckedSendable(action)
        return takesDrops { row, offset in
            AnyView(
                row.dropDestination(for: T.self) { items, location in
                    action.value(items, offset(location))
                    return true
                })
        }
    }

    /// Accepts drops of some content types between the rows of a list.
    ///
    /// - Support: partial: as for `dropDestination(for:action:)`.
    /// - Parameters:
    ///   - supportedContentTypes: The types.
    ///   - action: The closure that receives the offset to insert at, and what was dropped.
    /// - Returns: A view between whose rows things can be dropped.
    public nonisolated func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        let action = UncheckedSendable(action)
        return takesDrops { row, offset in
            AnyView(
                row.onDrop(of: supportedContentTypes, isTargeted: nil) { providers, location in
                    action.value(offset(location), providers)
                    return true
                })
        }
    }

    /// Makes rows targets of drops, by a closure that is told at which offset a drop at a point of the row inserts.
    private nonisolated func takesDrops(
        _ target: @escaping @MainActor (AnyView, @escaping (CGPoint) -> Int) -> AnyView
    ) -> some DynamicViewContent {
        modifier(
            _RowEditingModifier(
                key: .onInsert,
                action: InsertAction { row, index in
                    AnyView(
                        RowDropTarget(row: row) { row, height in
                            target(row) { $0.y > height / 2 ? index + 1 : index }
                        })
                }))
    }
}

/// A row that knows its height, by which a drop is before or after it.
private struct RowDropTarget: View {
    let row: AnyView
    let target: @MainActor (AnyView, CGFloat) -> AnyView
    /// In points.
    @State private var height: CGFloat = 0

    var body: some View {
        target(
            AnyView(
                row.onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: {
                    height = $0
                }), height)
    }
}
