// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// The edits that the user may make to the rows of a collection.
nonisolated public struct EditActions<Data>: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

extension EditActions where Data: MutableCollection {
    /// Rows can be moved.
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Rows can be deleted.
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
    /// Rows can be moved and deleted.
    public static var all: EditActions<Data> { [.move, .delete] }
}

extension Binding {
    /// The rows of a bound collection, with the actions that edit it.
    fileprivate nonisolated static func rows<ID: Hashable, Row: View>(
        _ data: Binding<Value>, id: KeyPath<Value.Element, ID>, _ actions: EditActions<Value>,
        @ViewBuilder _ row: @escaping (Binding<Value.Element>) -> Row
    ) -> AnyView
    where
        Value: MutableCollection, Value: RandomAccessCollection, Value: RangeReplaceableCollection,
        Value.Index: Hashable
    {
        let rows = ForEach(data, id: id, content: row)
        let moves: ((IndexSet, Int) -> Void)? =
            actions.contains(.move)
            ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil
        let deletes: ((IndexSet) -> Void)? =
            actions.contains(.delete)
            ? { data.wrappedValue.remove(atOffsets: $0) } : nil
        return AnyView(rows.onMove(perform: moves).onDelete(perform: deletes))
    }
}

/// A row that the user can delete or move, as the edit actions of its collection permit.
nonisolated public struct EditableCollectionContent<Content: View, Data>: View {
    private let content: Content
    private let deletes: DeleteAction?
    private let moves: MoveAction?

    fileprivate init(content: Content, deletes: DeleteAction?, moves: MoveAction?) {
        self.content = content
        self.deletes = deletes
        self.moves = moves
    }

    /// The content with the actions that edit its collection.
    @MainActor public var body: some View {
        content
            .modifier(_RowEditingModifier(key: .onDelete, action: deletes))
            .modifier(_RowEditingModifier(key: .onMove, action: moves))
    }
}

extension ForEach {
    /// Creates a view for each element of a bound collection, which the user can edit in a list.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - editActions: The edits that the user may make.
    ///   - content: A view builder that receives a binding to an element.
    public nonisolated init<C, R>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        Content == EditableCollectionContent<R, C>, C: MutableCollection, C: RandomAccessCollection,
        C: RangeReplaceableCollection, R: View, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Creates a view for each element, identified by a key path, of a bound collection that the user can edit in a
    /// list.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - id: The key path to an element's identity.
    ///   - editActions: The edits that the user may make.
    ///   - content: A view builder that receives a binding to an element.
    public nonisolated init<C, R>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<R, C>,
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, R: View, C.Index: Hashable
    {
        let deletes =
            editActions.contains(.delete)
            ? DeleteAction { data.wrappedValue.remove(atOffsets: $0) } : nil
        let moves =
            editActions.contains(.move)
            ? MoveAction { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil
        self.init(data, id: id) { element in
            EditableCollectionContent<R, C>(content: content(element), deletes: deletes, moves: moves)
        }
    }
}

extension List where SelectionValue == Never, Content == AnyView {
    /// Creates a list of a bound collection that the user can edit.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - editActions: The edits that the user may make.
    ///   - rowContent: A view builder that receives a binding to an element.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, RowContent: View,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init { Binding.rows(data, id: \.id, editActions, rowContent) }
    }

    /// Creates a list of a bound collection, identified by a key path, that the user can edit.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, ID: Hashable,
        RowContent: View, Data.Index: Hashable
    {
        self.init { Binding.rows(data, id: id, editActions, rowContent) }
    }
}

extension List where Content == AnyView {
    /// Creates a list of a bound collection that the user can edit, in which one row can be selected.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, RowContent: View,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: selection) { Binding.rows(data, id: \.id, editActions, rowContent) }
    }

    /// Creates a list of a bound collection that the user can edit, in which several rows can be selected.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, RowContent: View,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: selection) { Binding.rows(data, id: \.id, editActions, rowContent) }
    }
}
