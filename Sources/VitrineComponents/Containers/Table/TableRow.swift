// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A type that represents rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// The type of a row's value.
    associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
    /// The type of the rows that these rows consist of.
    associatedtype TableRowBody: TableRowContent

    /// The rows that these rows consist of.
    var tableRowBody: Self.TableRowBody { get }
}

extension Never: TableRowContent {
    /// Traps: primitive rows have no body.
    public var tableRowBody: Never { fatalError("Rows of the engine have no others in them.") }
}

extension TableRowContent where TableRowBody == Never {
    /// Traps: primitive rows have no body.
    public var tableRowBody: Never { fatalError("Rows of the engine have no others in them.") }
}

/// Rows that the engine implements.
@MainActor
protocol PrimitiveTableRows: TableRowContent where TableRowBody == Never {
    var items: [TableRowItem<TableRowValue>] { get }
}

/// A row of a table, type-erased.
struct TableRowItem<Value: Identifiable>: Identifiable {
    let value: Value
    /// The modifiers of the row's view, from the innermost to the outermost.
    var modifiers: [@MainActor (AnyView) -> AnyView] = []
    /// Returns the rows below it; `nil` for a row without any.
    var below: (@MainActor () -> [TableRowItem<Value>])?
    /// Whether the rows below are shown; `nil` where the table keeps it.
    var isExpanded: Binding<Bool>?

    var id: Value.ID { value.id }

    /// The view of the row with what its modifiers add.
    @MainActor @ViewBuilder func modified(_ view: some View) -> some View {
        if modifiers.isEmpty {
            view
        } else {
            modifiers.reduce(AnyView(view)) { view, modify in modify(view) }
        }
    }
}

/// A row of a table.
nonisolated public struct TableRow<Value> where Value: Identifiable {
    fileprivate let value: Value

    /// Creates a row that shows a value.
    public init(_ value: Value) {
        self.value = value
    }
}

extension TableRow: TableRowContent {
    /// The type of the row's value.
    public typealias TableRowValue = Value
    /// A primitive type: it has no body.
    public typealias TableRowBody = Never
}

extension TableRow: PrimitiveTableRows {
    var items: [TableRowItem<Value>] { [TableRowItem(value: value)] }
}

/// The rows of a table for the elements of a collection.
nonisolated public struct TableForEachContent<Data> where Data: RandomAccessCollection, Data.Element: Identifiable {
    let data: Data
}

extension TableForEachContent: TableRowContent {
    /// The type of a row's value.
    public typealias TableRowValue = Data.Element
    /// A primitive type: it has no body.
    public typealias TableRowBody = Never
}

extension TableForEachContent: PrimitiveTableRows {
    var items: [TableRowItem<Data.Element>] { data.map { TableRowItem(value: $0) } }
}

/// The absence of rows.
nonisolated public struct EmptyTableRowContent<Value> where Value: Identifiable {
    /// Creates the empty content.
    public init() {}
}

extension EmptyTableRowContent: TableRowContent {
    /// The type of a row's value.
    public typealias TableRowValue = Value
    /// A primitive type: it has no body.
    public typealias TableRowBody = Never
}

extension EmptyTableRowContent: PrimitiveTableRows {
    var items: [TableRowItem<Value>] { [] }
}

/// Rows that are determined when a table asks for them.
nonisolated struct TableRowList<Value: Identifiable> {
    let make: @MainActor () -> [TableRowItem<Value>]

    init(make: @escaping @MainActor () -> [TableRowItem<Value>]) { self.make = make }

    /// Returns the rows of any content; composed content is resolved through its body.
    @MainActor static func items<C: TableRowContent>(of content: C) -> [TableRowItem<Value>] {
        guard C.self != Never.self else { return [] }
        guard let primitive = content as? any PrimitiveTableRows else { return items(of: content.tableRowBody) }
        return erased(primitive) as? [TableRowItem<Value>] ?? []
    }

    @MainActor private static func erased<P: PrimitiveTableRows>(_ primitive: P) -> Any { primitive.items }
}

extension TableRowList: PrimitiveTableRows {
    typealias TableRowValue = Value
    typealias TableRowBody = Never
    @MainActor var items: [TableRowItem<Value>] { make() }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// The type of a row's value.
    public typealias TableRowValue = Content.TableRowValue
    /// A primitive type: it has no body.
    public typealias TableRowBody = Never
}

extension ForEach: PrimitiveTableRows where Content: TableRowContent {
    @MainActor var items: [TableRowItem<Content.TableRowValue>] {
        data.flatMap { TableRowList<Content.TableRowValue>.items(of: content($0)) }
    }
}

extension ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
    /// Creates rows for each identified element.
    ///
    /// It is a disfavored overload: a closure without content is one of views.
    @_disfavoredOverload
    public nonisolated init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where V == Content.TableRowValue {
        self.init(data: data, identify: { $0.id }, content: content)
    }
}

/// A result builder that collects the rows of a table.
@resultBuilder
nonisolated public struct TableRowBuilder<Value> where Value: Identifiable {
    // The compiler needs this overload wherever an empty closure may be one of rows, before it decides for views.
    /// Builds no rows.
    public static func buildBlock() -> EmptyTableRowContent<Value> {
        EmptyTableRowContent()
    }

    /// Uses a row as it is.
    public static func buildExpression<Content>(_ content: Content) -> Content
    where Value == Content.TableRowValue, Content: TableRowContent {
        content
    }

    /// Begins with the first row.
    public static func buildPartialBlock<Content>(first: Content) -> Content
    where Value == Content.TableRowValue, Content: TableRowContent {
        first
    }

    /// Appends a row to those before it.
    public static func buildPartialBlock<Others, Content>(
        accumulated: Others, next: Content
    ) -> some TableRowContent<Value>
    where
        Value == Others.TableRowValue, Value == Content.TableRowValue, Others: TableRowContent,
        Content: TableRowContent
    {
        let (others, next) = (UncheckedSendable(accumulated), UncheckedSendable(next))
        return TableRowList<Value> {
            TableRowList<Value>.items(of: others.value) + TableRowList<Value>.items(of: next.value)
        }
    }

    /// Uses the rows of an `if` without `else`, or none.
    public static func buildIf<Content>(_ content: Content?) -> some TableRowContent<Value>
    where Value == Content.TableRowValue, Content: TableRowContent {
        let content = UncheckedSendable(content)
        return TableRowList<Value> { content.value.map { TableRowList<Value>.items(of: $0) } ?? [] }
    }

    /// Uses the rows of the first branch.
    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where
        Value == TrueContent.TableRowValue, TrueContent: TableRowContent, FalseContent: TableRowContent,
        TrueContent.TableRowValue == FalseContent.TableRowValue
    {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Uses the rows of the second branch.
    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where
        Value == FalseContent.TableRowValue, TrueContent: TableRowContent, FalseContent: TableRowContent,
        TrueContent.TableRowValue == FalseContent.TableRowValue
    {
        _ConditionalContent(storage: .falseContent(second))
    }
}

extension _ConditionalContent: TableRowContent
where
    TrueContent: TableRowContent, FalseContent: TableRowContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue
{
    /// The type of a row's value.
    public typealias TableRowValue = TrueContent.TableRowValue
    /// A primitive type: it has no body.
    public typealias TableRowBody = Never
}

extension _ConditionalContent: PrimitiveTableRows
where
    TrueContent: TableRowContent, FalseContent: TableRowContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue
{
    @MainActor var items: [TableRowItem<TrueContent.TableRowValue>] {
        switch storage {
        case .trueContent(let content): TableRowList<TrueContent.TableRowValue>.items(of: content)
        case .falseContent(let content): TableRowList<TrueContent.TableRowValue>.items(of: content)
        }
    }
}
