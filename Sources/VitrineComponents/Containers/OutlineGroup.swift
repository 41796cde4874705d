// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// Rows for data that has children: each a disclosure group of its children.
nonisolated public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
    private let rows: [OutlineRow]

    /// A row with the rows below it.
    private struct OutlineRow: Identifiable, @unchecked Sendable {
        let id: AnyHashable
        let content: AnyView
        let children: [OutlineRow]?
    }

    private nonisolated static func row<Element, Row: View>(
        _ element: Element, id: (Element) -> AnyHashable, children: (Element) -> [Element]?, content: (Element) -> Row
    ) -> OutlineRow {
        OutlineRow(
            id: id(element), content: AnyView(content(element)),
            children: children(element)?.map { row($0, id: id, children: children, content: content) })
    }

    /// A row, or a group of rows that opens.
    private struct OutlineRows: View {
        let rows: [OutlineRow]
        @Environment(\.isInList) private var isInList

        @MainActor var body: some View {
            ForEach(rows) { row in
                if let children = row.children {
                    DisclosureGroup {
                        // In a list the group itself puts its rows further in.
                        AnyView(OutlineRows(rows: children).padding(.leading, isInList ? 0 : 16))
                    } label: {
                        row.content
                    }
                } else {
                    row.content.frame(maxWidth: .infinity, alignment: .leading)
                }
            }
        }
    }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    @MainActor public var body: some View { OutlineRows(rows: rows) }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Rows for the elements of a collection and their children.
    public nonisolated init<DataElement>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
        rows = data.map { element in
            Self.row(
                element, id: { AnyHashable($0.id) },
                children: { element in
                    guard let found = element[keyPath: children] else { return nil }
                    return Array(found)
                }, content: content)
        }
    }

    /// Rows for the elements of a collection and their children, identified by a key path.
    public nonisolated init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        rows = data.map { element in
            Self.row(
                element, id: { AnyHashable($0[keyPath: id]) },
                children: { element in
                    guard let found = element[keyPath: children] else { return nil }
                    return Array(found)
                },
                content: content)
        }
    }

    /// Rows for one element and its children.
    public nonisolated init<DataElement>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
        rows = [
            Self.row(
                root, id: { AnyHashable($0.id) },
                children: { element in
                    guard let found = element[keyPath: children] else { return nil }
                    return Array(found)
                }, content: content)
        ]
    }
}

/// The rows below a row of an outline.
nonisolated public struct OutlineSubgroupChildren: View {
    public typealias Body = Never
}

extension List where SelectionValue == Never {
    /// A list with rows for the elements of a collection and their children.
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
}
