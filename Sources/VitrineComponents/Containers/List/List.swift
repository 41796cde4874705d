// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// Rows in a scrolling column; those out of sight are not made.
nonisolated public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
    private let content: Content
    private let selection: () -> ListSelection?

    private init(content: Content, selection: @escaping () -> ListSelection? = { nil }) {
        self.content = content
        self.selection = selection
    }

    @MainActor public var body: some View {
        ListContainer(content: content, selection: selection())
    }
}

extension List where SelectionValue == Never {
    /// A list of the given views.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    /// A list with rows for the elements of a collection. A binding is a collection of bindings, too: there the lists
    /// of bound collections are meant.
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

    /// A list with rows for the elements of a collection, identified by a key path.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }

    /// A list with rows for the numbers of a constant range.
    public nonisolated init<RowContent>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, HStack<RowContent>>, RowContent: View {
        self.init(content: ForEach(data) { index in HStack { rowContent(index) } })
    }

    /// A list with rows for the elements of a bound collection, handing out bindings.
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

    /// A list with rows for the elements of a bound collection, identified by a key path, handing out bindings.
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
    /// A list of the given views, one of which may be selected: by its tag, or by its id in a `ForEach`.
    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content: content()) { ListSelection(single: selection) }
    }

    /// A list of the given views, several of which may be selected while the page is edited.
    public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content: content()) { ListSelection(multiple: selection) }
    }

    /// A list with rows for the elements of a collection, one of which may be selected.
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

    /// A list with rows for the elements of a collection, several of which may be selected while the page is edited.
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

    /// A list with rows for the elements of a collection, identified by a key path, one of which may be selected.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(content: ForEach(data, id: id, content: rowContent)) { ListSelection(single: selection) }
    }

    /// A list with rows for the elements of a collection, identified by a key path, several of which may be selected.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(content: ForEach(data, id: id, content: rowContent)) { ListSelection(multiple: selection) }
    }
}

extension List {
    /// A list with rows for the elements of a bound collection, one of which may be selected, handing out bindings.
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

    /// A list with rows for the elements of a bound collection, several of which may be selected, handing out bindings.
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

    /// A list with rows for the elements of a bound collection, identified by a key path, one of which may be selected.
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

    /// A list with rows for the elements of a bound collection, identified by a key path, several of which may be
    /// selected.
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

/// The scrolling column behind lists and forms.
nonisolated package struct ListContainer<Content: View>: View {
    package let content: Content
    private let selection: ListSelection?
    @Environment(\.listKind) private var kind
    @Environment(\.scrollGround) private var ground
    @Environment(\.splitColumn) private var splitColumn

    package init(content: Content, selection: ListSelection? = nil) {
        self.content = content
        self.selection = selection
    }

    /// In a column of a split view a choice brings the next column.
    @MainActor private var shownSelection: ListSelection? {
        guard let splitColumn, let selection else { return selection }
        return selection.then(splitColumn.show)
    }

    @MainActor package var body: some View {
        ScrollView {
            LazyList(content: content, kind: kind, selection: shownSelection)
                .id(kind)
                .environment(\.isInList, true)
                .environment(\.splitSelection, splitColumn == nil ? nil : shownSelection)
                .environment(\.labelMetrics, .listRow)
        }
        .onChange(of: splitColumn == nil ? [] : selection?.current ?? []) { _, chosen in
            // The app chose, and not a person.
            if !chosen.isEmpty, selection?.isMultiple == false { splitColumn?.show() }
        }
        .background(ground == .hidden ? Color.clear : kind.ground)
    }
}
