// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Rows in a scrolling column; those out of sight are not made.
nonisolated public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
    private let content: Content

    @MainActor public var body: some View {
        ListContainer(content: content)
    }
}

extension List where SelectionValue == Never {
    /// A list of the given views.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// A list with rows for the elements of a collection.
    public nonisolated init<Data, RowContent>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        content = ForEach(data, content: rowContent)
    }

    /// A list with rows for the elements of a collection, identified by a key path.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        content = ForEach(data, id: id, content: rowContent)
    }

    /// A list with rows for the numbers of a constant range.
    public nonisolated init<RowContent>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, HStack<RowContent>>, RowContent: View {
        content = ForEach(data) { index in HStack { rowContent(index) } }
    }

    /// A list with rows for the elements of a bound collection, handing out bindings.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        content = ForEach(data, content: rowContent)
    }
}

/// The scrolling column behind lists and forms.
nonisolated package struct ListContainer<Content: View>: View {
    package let content: Content
    @Environment(\.listKind) private var kind
    @Environment(\.scrollGround) private var ground

    package init(content: Content) {
        self.content = content
    }

    @MainActor package var body: some View {
        ScrollView {
            LazyList(content: content, kind: kind).id(kind)
        }
        .environment(\.isInList, true)
        .environment(\.labelMetrics, .listRow)
        .background(ground == .hidden ? Color.clear : kind.ground)
    }
}
