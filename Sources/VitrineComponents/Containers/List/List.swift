// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// A scrolling column of rows, which are created when they become visible.
nonisolated public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
    private let content: Content
    private let selection: () -> ListSelection?

    private init(content: Content, selection: @escaping () -> ListSelection? = { nil }) {
        self.content = content
        self.selection = selection
    }

    /// The rows in a scroll view.
    @MainActor public var body: some View {
        ListContainer(content: content, selection: selection())
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of views.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    /// Creates a list of the elements of a collection.
    ///
    /// It is a disfavored overload because a binding is a collection of bindings, too: for bindings the initialisers of
    /// bound collections apply.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - rowContent: A view builder of an element's row.
    @_disfavoredOverload
    public nonisolated init<Data, RowContent>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(content: ForEach(data, content: rowContent))
    }

    /// Creates a list of the elements of a collection, identified by a key path.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to an element's identity.
    ///   - rowContent: A view builder of an element's row.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list of the numbers of a constant range.
    public nonisolated init<RowContent>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, HStack<RowContent>>, RowContent: View {
        self.init(content: ForEach(data) { index in HStack { rowContent(index) } })
    }

    /// Creates a list of the elements of a bound collection, whose rows receive bindings.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(content: ForEach(data, content: rowContent))
    }

    /// Creates a list of the elements of a bound collection, identified by a key path, whose rows receive bindings.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }
}

extension List {
    /// Creates a list of views in which one row can be selected.
    ///
    /// - Parameters:
    ///   - selection: A binding to the tag, or the id in a `ForEach`, of the selected row.
    ///   - content: A view builder of the rows.
    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content: content()) { ListSelection(single: selection) }
    }

    /// Creates a list of views in which several rows can be selected in edit mode.
    ///
    /// - Parameters:
    ///   - selection: A binding to the tags, or ids in a `ForEach`, of the selected rows.
    ///   - content: A view builder of the rows.
    public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content: content()) { ListSelection(multiple: selection) }
    }

    /// Creates a list of the elements of a collection in which one row can be selected.
    @_disfavoredOverload
    public nonisolated init<Data, RowContent>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(content: ForEach(data, content: rowContent)) { ListSelection(single: selection) }
    }

    /// Creates a list of the elements of a collection in which several rows can be selected in edit mode.
    @_disfavoredOverload
    public nonisolated init<Data, RowContent>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(content: ForEach(data, content: rowContent)) { ListSelection(multiple: selection) }
    }

    /// Creates a list of elements, identified by a key path, in which one row can be selected.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(content: ForEach(data, id: id, content: rowContent)) { ListSelection(single: selection) }
    }

    /// Creates a list of elements, identified by a key path, in which several rows can be selected in edit mode.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(content: ForEach(data, id: id, content: rowContent)) { ListSelection(multiple: selection) }
    }
}

extension List {
    /// Creates a list of a bound collection in which one row can be selected; rows receive bindings.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(content: ForEach(data, content: rowContent)) { ListSelection(single: selection) }
    }

    /// Creates a list of a bound collection in which several rows can be selected in edit mode; rows receive bindings.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(content: ForEach(data, content: rowContent)) { ListSelection(multiple: selection) }
    }

    /// Creates a list of a bound collection, identified by a key path, in which one row can be selected.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(content: ForEach(data, id: id, content: rowContent)) { ListSelection(single: selection) }
    }

    /// Creates a list of a bound collection, identified by a key path, in which several rows can be selected in edit
    /// mode.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(content: ForEach(data, id: id, content: rowContent)) { ListSelection(multiple: selection) }
    }
}

/// The scroll view and lazy column that lists and forms consist of.
nonisolated package struct ListContainer<Content: View>: View {
    package let content: Content
    private let selection: ListSelection?
    @Environment(\.listKind) private var kind
    @Environment(\.scrollGround) private var backgroundVisibility
    @Environment(\.splitColumn) private var splitColumn
    @Environment(\.horizontalSizeClass) private var width

    package init(content: Content, selection: ListSelection? = nil) {
        self.content = content
        self.selection = selection
    }

    /// The selection; in a column of a split view, selecting a row shows the next column.
    @MainActor private var shownSelection: ListSelection? {
        guard let splitColumn, let selection else { return selection }
        return selection.inColumn(opensInPlace: width != .regular, splitColumn.show)
    }

    /// How the list looks: a sidebar that is a whole screen has cards, and its headers go on to collapse their sections.
    @MainActor private var look: ListKind { kind == .sidebar && width == .compact ? .insetGrouped : kind }

    @MainActor package var body: some View {
        ScrollView {
            RemadeView(content: LazyList(content: content, kind: look, selection: shownSelection), for: look)
                .environment(\.isInList, true)
                .environment(\.splitSelection, splitColumn == nil ? nil : shownSelection)
                .environment(\.labelMetrics, .listRow)
                .frame(maxWidth: width == .regular ? look.readableWidth : .infinity)
                .frame(maxWidth: .infinity)
        }
        .modifier(ColumnSelection(selection: splitColumn == nil ? nil : shownSelection))
        .background(backgroundVisibility == .hidden ? Color.clear : look.background)
        .overlay { SectionIndexBar() }
        .modifier(SectionIndexScope())
    }
}
