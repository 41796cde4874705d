// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Engine) public import VitrineCore
@_spi(Engine) import VitrineLayout

/// A view that is generated from a collection.
nonisolated public protocol DynamicViewContent<Data>: View {
    /// The type of the collection.
    associatedtype Data: Collection

    /// The collection that the views are generated from.
    var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The collection of the modified content.
    public nonisolated var data: Content.Data { content.data }
}

extension TraitKey {
    static let onDelete = TraitKey("onDelete")
    static let onMove = TraitKey("onMove")
    static let onInsert = TraitKey("onInsert")
    static let deleteDisabled = TraitKey("deleteDisabled")
    static let moveDisabled = TraitKey("moveDisabled")
    static let swipeLeading = TraitKey("swipeLeading")
    static let swipeTrailing = TraitKey("swipeTrailing")
}

/// A modifier that sets what the user can do with the rows of a collection.
nonisolated public struct _RowEditingModifier: ViewModifier {
    /// A primitive modifier: it has no body.
    public typealias Body = Never
    package let key: TraitKey
    package let action: Any?
}

extension DynamicViewContent {
    /// Sets the action that deletes rows, by a swipe or in edit mode; `nil` disables deletion.
    ///
    /// - Parameter action: The closure that receives the offsets of the rows to delete from the collection.
    /// - Returns: A view whose rows can be deleted.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(_RowEditingModifier(key: .onDelete, action: action.map(DeleteAction.init)))
    }

    /// Sets the action that moves rows; `nil` disables moving.
    ///
    /// Rows are dragged after a long press. In edit mode they are dragged by their handles; a tap on the upper or lower
    /// half of a handle moves the row by one place.
    ///
    /// - Parameter action: The closure that receives the offsets of the moved rows and the offset to insert them at, as
    ///   in `move(fromOffsets:toOffset:)`.
    /// - Returns: A view whose rows can be moved.
    ///
    /// - Support: partial: a list does not scroll under a row that is carried.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(_RowEditingModifier(key: .onMove, action: action.map(MoveAction.init)))
    }
}

nonisolated struct DeleteAction {
    let run: (IndexSet) -> Void
}

nonisolated struct MoveAction {
    let run: (IndexSet, Int) -> Void
}

/// The action that inserts dropped items between the rows of a collection.
nonisolated struct InsertAction {
    /// Makes a row a target, for the place of its data.
    let attach: @MainActor (_ row: AnyView, _ index: Int) -> AnyView
}

extension _RowEditingModifier: PrimitiveModifier {
    package nonisolated static var isTransparentToLists: Bool { true }

    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<_RowEditingModifier> {
        override func trait(_ key: TraitKey) -> Any? { key == modifier.key ? modifier.action : super.trait(key) }

        override func modifierDidChange(from old: _RowEditingModifier) {
            traitDidChange()
        }
    }
}

extension View {
    /// Disables the deletion of this row.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(_ListRowModifier(.deleteDisabled, isDisabled))
    }

    /// Disables moving this row.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(_ListRowModifier(.moveDisabled, isDisabled))
    }

    /// Adds actions beside this row, revealed by a swipe with a finger or a trackpad, or by keyboard focus.
    ///
    /// - Parameters:
    ///   - edge: The edge at which the actions appear.
    ///   - allowsFullSwipe: Whether a full swipe runs the first action.
    ///   - content: A view builder of the buttons.
    /// - Returns: A view whose row has the actions.
    public nonisolated func swipeActions<T>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View where T: View {
        modifier(
            _ListRowModifier(
                edge == .leading ? .swipeLeading : .swipeTrailing,
                SwipeActions(buttons: AnyView(content()), allowsFullSwipe: allowsFullSwipe)))
    }
}
