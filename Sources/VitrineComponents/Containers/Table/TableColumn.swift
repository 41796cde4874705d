// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// A column of a table: a label, and a cell for each row.
nonisolated public struct TableColumn<RowValue, Sort, Content, Label>
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
    fileprivate let label: Label
    fileprivate let cell: (RowValue) -> Content
    fileprivate let comparator: Sort?
    fileprivate var measure = TableColumnMeasure()

    fileprivate init(label: Label, comparator: Sort?, cell: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.cell = cell
    }

    /// The column with a width of its own; `nil` is a share of what is left.
    public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
        var copy = self
        copy.measure = TableColumnMeasure(minimum: width, ideal: width, maximum: width)
        return copy
    }

    /// The column between two widths.
    public func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        var copy = self
        copy.measure = TableColumnMeasure(minimum: min, ideal: ideal, maximum: max)
        return copy
    }
}

/// How wide a column wants to be, in points.
nonisolated struct TableColumnMeasure: Equatable, Sendable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?
}

extension TableColumn where Sort == Never, Label == Text {
    /// A column with a title in the person's language.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), comparator: nil, cell: content)
    }

    /// A column with a title.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, comparator: nil, cell: content)
    }

    /// A column with a title.
    @_disfavoredOverload
    public init<S>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) where S: StringProtocol {
        self.init(label: Text(title), comparator: nil, cell: content)
    }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
    /// A column of texts with a title in the person's language.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleKey), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// A column of texts with a title.
    public init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init(label: text, comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// A column of texts with a title.
    @_disfavoredOverload
    public init<S>(_ title: S, value: KeyPath<RowValue, String>) where S: StringProtocol {
        self.init(label: Text(title), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column with a title in the person's language, by whose values a person sorts.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V: Comparable {
        self.init(label: Text(titleKey), comparator: .byValue(at: value), cell: content)
    }

    /// A column with a title, by whose values a person sorts.
    public init<V>(
        _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V: Comparable {
        self.init(label: text, comparator: .byValue(at: value), cell: content)
    }

    /// A column with a title, by whose values a person sorts.
    @_disfavoredOverload
    public init<S, V>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where S: StringProtocol, V: Comparable {
        self.init(label: Text(title), comparator: .byValue(at: value), cell: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// A column of texts with a title in the person's language, by which a person sorts.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleKey), comparator: .byValue(at: value)) { Text(verbatim: $0[keyPath: value]) }
    }

    /// A column of texts with a title, by which a person sorts.
    public init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init(label: text, comparator: .byValue(at: value)) { Text(verbatim: $0[keyPath: value]) }
    }

    /// A column of texts with a title, by which a person sorts.
    @_disfavoredOverload
    public init<S>(_ title: S, value: KeyPath<RowValue, String>) where S: StringProtocol {
        self.init(label: Text(title), comparator: .byValue(at: value)) { Text(verbatim: $0[keyPath: value]) }
    }
}

extension TableColumn where Label == Text {
    /// A column with a title in the person's language, by which a person sorts in a way of its own.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue == Sort.Compared {
        self.init(label: Text(titleKey), comparator: comparator, cell: content)
    }
}

extension KeyPathComparator {
    /// Foundation asks for key paths that can be sent, which those of Apple's signatures need not say: literals are.
    fileprivate static func byValue<V: Comparable>(at keyPath: KeyPath<Compared, V>) -> KeyPathComparator<Compared> {
        KeyPathComparator(unsafeBitCast(keyPath, to: (any KeyPath<Compared, V> & Sendable).self))
    }
}

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// What a row shows.
    associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
    /// What rows are sorted by.
    associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
    associatedtype TableColumnBody: TableColumnContent

    /// The columns that these are made of.
    var tableColumnBody: Self.TableColumnBody { get }
}

extension Never: TableColumnContent {
    public typealias TableRowValue = Never
    public typealias TableColumnSortComparator = Never
    public var tableColumnBody: Never { fatalError("Columns of the engine have no others in them.") }
}

extension TableColumnContent where TableColumnBody == Never {
    public var tableColumnBody: Never { fatalError("Columns of the engine have no others in them.") }
}

/// Columns that the engine knows.
@MainActor
protocol PrimitiveTableColumns: TableColumnContent where TableColumnBody == Never {
    var columns: [TableColumnItem<TableRowValue, TableColumnSortComparator>] { get }
}

/// A column as a table has it.
struct TableColumnItem<RowValue, Sort> {
    let label: AnyView
    let measure: TableColumnMeasure
    let comparator: Sort?
    let cell: (RowValue) -> AnyView
}

extension TableColumn: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
}

extension TableColumn: PrimitiveTableColumns {
    var columns: [TableColumnItem<RowValue, Sort>] {
        let cell = cell
        return [
            TableColumnItem(label: AnyView(label), measure: measure, comparator: comparator) { AnyView(cell($0)) }
        ]
    }
}

/// Columns that are found when a table asks for them.
nonisolated struct TableColumnList<RowValue: Identifiable, Sort: SortComparator> {
    let make: @MainActor () -> [TableColumnItem<RowValue, Sort>]

    init(make: @escaping @MainActor () -> [TableColumnItem<RowValue, Sort>]) { self.make = make }

    /// The columns of any content of this type.
    @MainActor static func columns<C: TableColumnContent>(of content: C) -> [TableColumnItem<RowValue, Sort>] {
        guard C.self != Never.self else { return [] }
        guard let primitive = content as? any PrimitiveTableColumns else { return columns(of: content.tableColumnBody) }
        return items(of: primitive) as? [TableColumnItem<RowValue, Sort>] ?? []
    }

    @MainActor private static func items<P: PrimitiveTableColumns>(of primitive: P) -> Any { primitive.columns }
}

extension TableColumnList: PrimitiveTableColumns {
    typealias TableRowValue = RowValue
    typealias TableColumnSortComparator = Sort
    typealias TableColumnBody = Never
    @MainActor var columns: [TableColumnItem<RowValue, Sort>] { make() }
}

/// Builds columns from closures.
@resultBuilder
nonisolated public struct TableColumnBuilder<RowValue, Sort> where RowValue: Identifiable, Sort: SortComparator {
    public static func buildExpression<Content>(_ column: Content) -> Content
    where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator, Content: TableColumnContent {
        column
    }

    /// A column by which nobody sorts.
    @_disfavoredOverload
    public static func buildExpression<Column>(
        _ column: Column
    ) -> some TableColumnContent<RowValue, Sort>
    where RowValue == Column.TableRowValue, Column: TableColumnContent, Column.TableColumnSortComparator == Never {
        let column = UncheckedSendable(column)
        return TableColumnList<RowValue, Sort> {
            TableColumnList<RowValue, Never>.columns(of: column.value).map {
                TableColumnItem(label: $0.label, measure: $0.measure, comparator: nil, cell: $0.cell)
            }
        }
    }

    public static func buildPartialBlock<Content>(first: Content) -> Content
    where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator, Content: TableColumnContent {
        first
    }

    public static func buildPartialBlock<Others, Content>(
        accumulated: Others, next: Content
    ) -> some TableColumnContent<RowValue, Sort>
    where
        RowValue == Others.TableRowValue, Sort == Others.TableColumnSortComparator, Others: TableColumnContent,
        RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator, Content: TableColumnContent
    {
        let (others, next) = (UncheckedSendable(accumulated), UncheckedSendable(next))
        return TableColumnList<RowValue, Sort> {
            TableColumnList<RowValue, Sort>.columns(of: others.value)
                + TableColumnList<RowValue, Sort>.columns(of: next.value)
        }
    }

    public static func buildIf<Content>(_ content: Content?) -> some TableColumnContent<RowValue, Sort>
    where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator, Content: TableColumnContent {
        let content = UncheckedSendable(content)
        return TableColumnList<RowValue, Sort> {
            content.value.map { TableColumnList<RowValue, Sort>.columns(of: $0) } ?? []
        }
    }
}
