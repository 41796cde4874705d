// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension List where SelectionValue == Never {
    /// Creates a list of tree-structured data.
    ///
    /// - Parameters:
    ///   - data: The elements of the top level.
    ///   - children: The key path to an element's children; `nil` marks a leaf.
    ///   - rowContent: A view builder of an element's row.
    public nonisolated init<Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Creates a list of tree-structured data, identified by a key path.
    ///
    /// - Parameters:
    ///   - data: The elements of the top level.
    ///   - id: The key path to an element's identity.
    ///   - children: The key path to an element's children; `nil` marks a leaf.
    ///   - rowContent: A view builder of an element's row.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }

    /// Creates a list of a bound collection of tree-structured data; rows receive bindings.
    ///
    /// - Parameters:
    ///   - data: The elements of the top level, bound.
    ///   - children: The key path to an element's children; `nil` marks a leaf.
    ///   - rowContent: A view builder of an element's row.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Creates a list of a bound collection of tree-structured data, identified by a key path; rows receive bindings.
    ///
    /// - Parameters:
    ///   - data: The elements of the top level, bound.
    ///   - id: The key path to an element's identity.
    ///   - children: The key path to an element's children; `nil` marks a leaf.
    ///   - rowContent: A view builder of an element's row.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}

extension List {
    /// Creates a list of tree-structured data in which one row can be selected.
    ///
    /// - Support: partial: rows with children open and close when they are tapped, and are not selected.
    /// - Parameters:
    ///   - data: The elements of the top level.
    ///   - children: The key path to an element's children; `nil` marks a leaf.
    ///   - selection: A binding to the id of the selected row.
    ///   - rowContent: A view builder of an element's row.
    public nonisolated init<Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Creates a list of tree-structured data in which several rows can be selected in edit mode.
    ///
    /// - Support: partial: rows with children open and close when they are tapped, and are not selected.
    /// - Parameters:
    ///   - data: The elements of the top level.
    ///   - children: The key path to an element's children; `nil` marks a leaf.
    ///   - selection: A binding to the ids of the selected rows.
    ///   - rowContent: A view builder of an element's row.
    public nonisolated init<Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Creates a list of tree-structured data, identified by a key path, in which one row can be selected.
    ///
    /// - Support: partial: rows with children open and close when they are tapped, and are not selected.
    /// - Parameters:
    ///   - data: The elements of the top level.
    ///   - id: The key path to an element's identity.
    ///   - children: The key path to an element's children; `nil` marks a leaf.
    ///   - selection: A binding to the id of the selected row.
    ///   - rowContent: A view builder of an element's row.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {
        self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }

    /// Creates a list of tree-structured data, identified by a key path, in which several rows can be selected in
    /// edit mode.
    ///
    /// - Support: partial: rows with children open and close when they are tapped, and are not selected.
    /// - Parameters:
    ///   - data: The elements of the top level.
    ///   - id: The key path to an element's identity.
    ///   - children: The key path to an element's children; `nil` marks a leaf.
    ///   - selection: A binding to the ids of the selected rows.
    ///   - rowContent: A view builder of an element's row.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {
        self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }

    /// Creates a list of a bound collection of tree-structured data in which one row can be selected; rows receive
    /// bindings.
    ///
    /// - Support: partial: rows with children open and close when they are tapped, and are not selected.
    /// - Parameters:
    ///   - data: The elements of the top level, bound.
    ///   - children: The key path to an element's children; `nil` marks a leaf.
    ///   - selection: A binding to the id of the selected row.
    ///   - rowContent: A view builder of an element's row.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Creates a list of a bound collection of tree-structured data in which several rows can be selected in edit
    /// mode; rows receive bindings.
    ///
    /// - Support: partial: rows with children open and close when they are tapped, and are not selected.
    /// - Parameters:
    ///   - data: The elements of the top level, bound.
    ///   - children: The key path to an element's children; `nil` marks a leaf.
    ///   - selection: A binding to the ids of the selected rows.
    ///   - rowContent: A view builder of an element's row.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Creates a list of a bound collection of tree-structured data, identified by a key path, in which one row can
    /// be selected; rows receive bindings.
    ///
    /// - Support: partial: rows with children open and close when they are tapped, and are not selected.
    /// - Parameters:
    ///   - data: The elements of the top level, bound.
    ///   - id: The key path to an element's identity.
    ///   - children: The key path to an element's children; `nil` marks a leaf.
    ///   - selection: A binding to the id of the selected row.
    ///   - rowContent: A view builder of an element's row.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {
        self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }

    /// Creates a list of a bound collection of tree-structured data, identified by a key path, in which several rows
    /// can be selected in edit mode; rows receive bindings.
    ///
    /// - Support: partial: rows with children open and close when they are tapped, and are not selected.
    /// - Parameters:
    ///   - data: The elements of the top level, bound.
    ///   - id: The key path to an element's identity.
    ///   - children: The key path to an element's children; `nil` marks a leaf.
    ///   - selection: A binding to the ids of the selected rows.
    ///   - rowContent: A view builder of an element's row.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {
        self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}
