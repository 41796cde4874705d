// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// A view of tree-structured data: each element with children is a disclosure group of them.
nonisolated public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
    private let rows: [OutlineRow]

    /// A row of the outline with the rows below it.
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

    /// A row without children, or a disclosure group of the rows below it.
    private struct OutlineRows: View {
        let rows: [OutlineRow]
        @Environment(\.isInList) private var isInList

        @MainActor var body: some View {
            ForEach(rows) { row in
                if let children = row.children {
                    DisclosureGroup {
                        // In a list the disclosure group indents its rows itself.
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
    /// The rows of the outline.
    @MainActor public var body: some View { OutlineRows(rows: rows) }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Creates the rows of a collection's elements and their children.
    ///
    /// - Parameters:
    ///   - data: The elements of the top level.
    ///   - children: The key path to an element's children; `nil` marks a leaf.
    ///   - content: A view builder of an element's row.
    public nonisolated init<DataElement>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
        self.init(data, id: \.id, children: children, content: content)
    }

    /// Creates the rows of a collection's elements and their children, identified by a key path.
    ///
    /// - Parameters:
    ///   - data: The elements of the top level.
    ///   - id: The key path to an element's identity.
    ///   - children: The key path to an element's children; `nil` marks a leaf.
    ///   - content: A view builder of an element's row.
    public nonisolated init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        rows = data.map { element in
            Self.row(
                element, id: { AnyHashable($0[keyPath: id]) },
                children: { $0[keyPath: children].map { Array($0) } }, content: content)
        }
    }

    /// Creates the rows of one root element and its children.
    ///
    /// - Parameters:
    ///   - root: The root.
    ///   - children: The key path to an element's children; `nil` marks a leaf.
    ///   - content: A view builder of an element's row.
    public nonisolated init<DataElement>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
        self.init(root, id: \.id, children: children, content: content)
    }

    /// Creates the rows of one root element and its children, identified by a key path.
    ///
    /// - Parameters:
    ///   - root: The root.
    ///   - id: The key path to an element's identity.
    ///   - children: The key path to an element's children; `nil` marks a leaf.
    ///   - content: A view builder of an element's row.
    public nonisolated init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        rows = [
            Self.row(
                root, id: { AnyHashable($0[keyPath: id]) },
                children: { $0[keyPath: children].map { Array($0) } }, content: content)
        ]
    }
}

// Rows of bound collections receive bindings to their elements.
extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Creates the rows of a bound collection's elements and their children.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements of the top level.
    ///   - children: The key path to an element's children; `nil` marks a leaf.
    ///   - content: A view builder of an element's row.
    public nonisolated init<C, E>(
        _ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    )
    where
        Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E: Identifiable,
        E == C.Element
    {
        self.init(data, id: \.id, children: children, content: content)
    }

    /// Creates the rows of a bound collection's elements and their children, identified by a key path.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements of the top level.
    ///   - id: The key path to an element's identity.
    ///   - children: The key path to an element's children; `nil` marks a leaf.
    ///   - content: A view builder of an element's row.
    public nonisolated init<C, E>(
        _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
        rows = data.map { Self.row(of: $0, id: id, children: children, content: content) }
    }

    /// Creates the rows of one bound root element and its children.
    ///
    /// - Parameters:
    ///   - root: A binding to the root.
    ///   - children: The key path to an element's children; `nil` marks a leaf.
    ///   - content: A view builder of an element's row.
    public nonisolated init<C, E>(
        _ root: Binding<E>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    )
    where
        Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E: Identifiable,
        E == C.Element
    {
        self.init(root, id: \.id, children: children, content: content)
    }

    /// Creates the rows of one bound root element and its children, identified by a key path.
    ///
    /// - Parameters:
    ///   - root: A binding to the root.
    ///   - id: The key path to an element's identity.
    ///   - children: The key path to an element's children; `nil` marks a leaf.
    ///   - content: A view builder of an element's row.
    public nonisolated init<C, E>(
        _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
        rows = [Self.row(of: root, id: id, children: children, content: content)]
    }

    private nonisolated static func row<C, E>(
        of element: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        content: (Binding<E>) -> Leaf
    ) -> OutlineRow where C: MutableCollection, C: RandomAccessCollection, E == C.Element {
        row(
            element, id: { AnyHashable($0.wrappedValue[keyPath: id]) },
            children: { element in
                guard let found = Binding<C>(element[dynamicMember: children]) else { return nil }
                return Array(found)
            }, content: content)
    }
}

/// The type of the rows below a row of an outline.
nonisolated public struct OutlineSubgroupChildren: View {
    /// A primitive view: it has no body.
    public typealias Body = Never
}
