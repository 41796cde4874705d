// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Engine) public import VitrineCore
@_spi(Engine) import VitrineLayout

/// Views that are made of a collection.
nonisolated public protocol DynamicViewContent<Data>: View {
    /// The collection's type.
    associatedtype Data: Collection

    /// The collection that the views are made of.
    var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public nonisolated var data: Content.Data { content.data }
}

extension TraitKey {
    static let onDelete = TraitKey("onDelete")
    static let onMove = TraitKey("onMove")
    static let deleteDisabled = TraitKey("deleteDisabled")
    static let moveDisabled = TraitKey("moveDisabled")
    static let swipeLeading = TraitKey("swipeLeading")
    static let swipeTrailing = TraitKey("swipeTrailing")
}

/// What a collection's rows let a person do.
nonisolated public struct _RowEditingModifier: ViewModifier {
    public typealias Body = Never
    package let key: TraitKey
    package let action: Any?
}

extension DynamicViewContent {
    /// Lets a person delete rows: by a swipe, or while the page is edited. `nil` lets nobody.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(_RowEditingModifier(key: .onDelete, action: action.map(DeleteAction.init)))
    }

    /// Lets a person move rows: they are held, then carried; while the page is edited they are carried by their grips,
    /// or moved by one place by a tap on a grip's upper or lower half. `nil` lets nobody.
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

extension _RowEditingModifier: PrimitiveModifier {
    package nonisolated static var isTransparentToLists: Bool { true }

    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<_RowEditingModifier> {
        override func trait(_ key: TraitKey) -> Any? { key == modifier.key ? modifier.action : super.trait(key) }

        override func modifierDidChange(from old: _RowEditingModifier) {
            listDidChange(ListChange(removed: 0..<0, inserted: 0))
        }
    }
}

extension View {
    /// Keeps a person from deleting this row.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(_ListRowModifier(.deleteDisabled, isDisabled))
    }

    /// Keeps a person from moving this row.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(_ListRowModifier(.moveDisabled, isDisabled))
    }

    /// Puts actions beside this row, which come into view when it is pushed aside by a finger or a trackpad, or when
    /// the keyboard reaches them.
    ///
    /// - Support: partial: a full swipe runs no action by itself
    public nonisolated func swipeActions<T>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View where T: View {
        modifier(_ListRowModifier(edge == .leading ? .swipeLeading : .swipeTrailing, AnyView(content())))
    }
}
