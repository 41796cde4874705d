// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// What a row shows.
    associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
    associatedtype TableRowBody: TableRowContent

    /// The rows that these are made of.
    var tableRowBody: Self.TableRowBody { get }
}

extension Never: TableRowContent {
    public var tableRowBody: Never { fatalError("Rows of the engine have no others in them.") }
}

extension TableRowContent where TableRowBody == Never {
    public var tableRowBody: Never { fatalError("Rows of the engine have no others in them.") }
}

/// Rows that the engine knows.
@MainActor
protocol PrimitiveTableRows: TableRowContent where TableRowBody == Never {
    var values: [TableRowValue] { get }
}

/// A row of a table.
nonisolated public struct TableRow<Value> where Value: Identifiable {
    fileprivate let value: Value

    /// A row that shows a value.
    public init(_ value: Value) {
        self.value = value
    }
}

extension TableRow: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
}

extension TableRow: PrimitiveTableRows {
    var values: [Value] { [value] }
}

/// A row for each element of a collection.
nonisolated public struct TableForEachContent<Data> where Data: RandomAccessCollection, Data.Element: Identifiable {
    let data: Data
}

extension TableForEachContent: TableRowContent {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never
}

extension TableForEachContent: PrimitiveTableRows {
    var values: [Data.Element] { Array(data) }
}

/// No rows.
nonisolated public struct EmptyTableRowContent<Value> where Value: Identifiable {
    public init() {}
}

extension EmptyTableRowContent: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
}

extension EmptyTableRowContent: PrimitiveTableRows {
    var values: [Value] { [] }
}

/// Rows that are found when a table asks for them.
nonisolated struct TableRowList<Value: Identifiable> {
    let make: @MainActor () -> [Value]

    init(make: @escaping @MainActor () -> [Value]) { self.make = make }

    /// The values of any content of this type.
    @MainActor static func values<C: TableRowContent>(of content: C) -> [Value] {
        guard C.self != Never.self else { return [] }
        guard let primitive = content as? any PrimitiveTableRows else { return values(of: content.tableRowBody) }
        return items(of: primitive) as? [Value] ?? []
    }

    @MainActor private static func items<P: PrimitiveTableRows>(of primitive: P) -> Any { primitive.values }
}

extension TableRowList: PrimitiveTableRows {
    typealias TableRowValue = Value
    typealias TableRowBody = Never
    @MainActor var values: [Value] { make() }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
}

extension ForEach: PrimitiveTableRows where Content: TableRowContent {
    @MainActor var values: [Content.TableRowValue] {
        data.flatMap { TableRowList<Content.TableRowValue>.values(of: content($0)) }
    }
}

extension ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
    /// Makes rows for each identified element. A closure without content is one of views: rows come second.
    @_disfavoredOverload
    public nonisolated init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where V == Content.TableRowValue {
        self.init(data: data, identify: { $0.id }, content: content)
    }
}

/// Builds rows from closures.
@resultBuilder
nonisolated public struct TableRowBuilder<Value> where Value: Identifiable {
    // The compiler asks for it wherever a closure without content may be one of rows, before it decides for views.
    public static func buildBlock() -> EmptyTableRowContent<Value> {
        EmptyTableRowContent()
    }

    public static func buildExpression<Content>(_ content: Content) -> Content
    where Value == Content.TableRowValue, Content: TableRowContent {
        content
    }

    public static func buildPartialBlock<Content>(first: Content) -> Content
    where Value == Content.TableRowValue, Content: TableRowContent {
        first
    }

    public static func buildPartialBlock<Others, Content>(
        accumulated: Others, next: Content
    ) -> some TableRowContent<Value>
    where
        Value == Others.TableRowValue, Value == Content.TableRowValue, Others: TableRowContent,
        Content: TableRowContent
    {
        let (others, next) = (UncheckedSendable(accumulated), UncheckedSendable(next))
        return TableRowList<Value> {
            TableRowList<Value>.values(of: others.value) + TableRowList<Value>.values(of: next.value)
        }
    }

    public static func buildIf<Content>(_ content: Content?) -> some TableRowContent<Value>
    where Value == Content.TableRowValue, Content: TableRowContent {
        let content = UncheckedSendable(content)
        return TableRowList<Value> { content.value.map { TableRowList<Value>.values(of: $0) } ?? [] }
    }
}
