// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// A column of a table: a label and a cell for each row.
nonisolated public struct TableColumn<RowValue, Sort, Content, Label>
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
    fileprivate let label: Label
    fileprivate let cell: (RowValue) -> Content
    fileprivate let comparator: Sort?
    fileprivate var measure = TableColumnMeasure()

    init(label: Label, comparator: Sort?, cell: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.cell = cell
    }

    /// Sets a fixed width of the column.
    ///
    /// - Parameter width: The width, in points; `nil` for a share of the remaining width.
    /// - Returns: The column with the width.
    public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
        var copy = self
        copy.measure = TableColumnMeasure(minimum: width, ideal: width, maximum: width)
        return copy
    }

    /// Sets the range of the column's width.
    ///
    /// - Parameters:
    ///   - min: The least width, in points.
    ///   - ideal: The preferred width, in points.
    ///   - max: The greatest width, in points.
    /// - Returns: The column with the widths.
    public func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        var copy = self
        copy.measure = TableColumnMeasure(minimum: min, ideal: ideal, maximum: max)
        return copy
    }
}

/// The width constraints of a column, in points.
nonisolated struct TableColumnMeasure: Equatable, Sendable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?

    /// The width below which a column does not shrink; without a minimum of the app's that of a short word, which is a
    /// choice and not measured.
    var least: CGFloat { minimum ?? min(64, maximum ?? 64) }
}

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), comparator: nil, cell: content)
    }

    /// Creates a column with a text as its title.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, comparator: nil, cell: content)
    }

    /// Creates a column with a title.
    @_disfavoredOverload
    public init<S>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) where S: StringProtocol {
        self.init(label: Text(title), comparator: nil, cell: content)
    }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
    /// Creates a column of texts with a localized title.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleKey), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column of texts with a text as its title.
    public init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init(label: text, comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column of texts with a title.
    @_disfavoredOverload
    public init<S>(_ title: S, value: KeyPath<RowValue, String>) where S: StringProtocol {
        self.init(label: Text(title), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a sortable column with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - value: The key path to the value that rows are sorted by.
    ///   - content: A view builder of a row's cell.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V: Comparable {
        self.init(label: Text(titleKey), comparator: .byValue(at: value), cell: content)
    }

    /// Creates a sortable column with a text as its title.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - value: The key path to the value that rows are sorted by.
    ///   - content: A view builder of a row's cell.
    public init<V>(
        _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V: Comparable {
        self.init(label: text, comparator: .byValue(at: value), cell: content)
    }

    /// Creates a sortable column with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - value: The key path to the value that rows are sorted by.
    ///   - content: A view builder of a row's cell.
    @_disfavoredOverload
    public init<S, V>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where S: StringProtocol, V: Comparable {
        self.init(label: Text(title), comparator: .byValue(at: value), cell: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// Creates a sortable column of texts with a localized title.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleKey), comparator: .byValue(at: value)) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a sortable column of texts with a text as its title.
    public init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init(label: text, comparator: .byValue(at: value)) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a sortable column of texts with a title.
    @_disfavoredOverload
    public init<S>(_ title: S, value: KeyPath<RowValue, String>) where S: StringProtocol {
        self.init(label: Text(title), comparator: .byValue(at: value)) { Text(verbatim: $0[keyPath: value]) }
    }
}

extension TableColumn where Label == Text {
    /// Creates a column with a localized title that is sorted by a comparator.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - comparator: The comparator of rows.
    ///   - content: A view builder of a row's cell.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue == Sort.Compared {
        self.init(label: Text(titleKey), comparator: comparator, cell: content)
    }

    /// Creates a column with a text as its title that is sorted by a comparator.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - comparator: The comparator of rows.
    ///   - content: A view builder of a row's cell.
    public init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue == Sort.Compared {
        self.init(label: text, comparator: comparator, cell: content)
    }

    /// Creates a column with a title that is sorted by a comparator.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - comparator: The comparator of rows.
    ///   - content: A view builder of a row's cell.
    @_disfavoredOverload
    public init<S>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where S: StringProtocol, RowValue == Sort.Compared {
        self.init(label: Text(title), comparator: comparator, cell: content)
    }
}

// The casts are safe: Foundation requires sendable key paths, which Apple's signatures do not; key path literals are.
extension KeyPathComparator {
    static func byValue<V: Comparable>(at keyPath: KeyPath<Compared, V>) -> KeyPathComparator<Compared> {
        KeyPathComparator(unsafeBitCast(keyPath, to: (any KeyPath<Compared, V> & Sendable).self))
    }

    static func byValue<V: Comparable>(at keyPath: KeyPath<Compared, V?>) -> KeyPathComparator<Compared> {
        KeyPathComparator(unsafeBitCast(keyPath, to: (any KeyPath<Compared, V?> & Sendable).self))
    }

    static func byValue<V, C: SortComparator>(
        at keyPath: KeyPath<Compared, V>, with comparator: C
    ) -> KeyPathComparator<Compared> where C.Compared == V {
        KeyPathComparator(
            unsafeBitCast(keyPath, to: (any KeyPath<Compared, V> & Sendable).self), comparator: comparator)
    }

    static func byValue<V, C: SortComparator>(
        at keyPath: KeyPath<Compared, V?>, with comparator: C
    ) -> KeyPathComparator<Compared> where C.Compared == V {
        KeyPathComparator(
            unsafeBitCast(keyPath, to: (any KeyPath<Compared, V?> & Sendable).self), comparator: comparator)
    }
}

/// A type that represents columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of a row's value.
    associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
    /// The type of the comparators that sort the rows.
    associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
    /// The type of the columns that these columns consist of.
    associatedtype TableColumnBody: TableColumnContent

    /// The columns that these columns consist of.
    var tableColumnBody: Self.TableColumnBody { get }
}

extension Never: TableColumnContent {
    /// The value of a row: none.
    public typealias TableRowValue = Never
    /// The comparator of rows: none.
    public typealias TableColumnSortComparator = Never
    /// Traps: primitive columns have no body.
    public var tableColumnBody: Never { fatalError("Columns of the engine have no others in them.") }
}

extension TableColumnContent where TableColumnBody == Never {
    /// Traps: primitive columns have no body.
    public var tableColumnBody: Never { fatalError("Columns of the engine have no others in them.") }
}

/// Columns that the engine implements.
@MainActor
protocol PrimitiveTableColumns: TableColumnContent where TableColumnBody == Never {
    var columns: [TableColumnItem<TableRowValue, TableColumnSortComparator>] { get }
}

/// A column, type-erased for its table.
struct TableColumnItem<RowValue, Sort> {
    /// The place of the column among those of its table, shown or not.
    var number = 0
    let label: AnyView
    let measure: TableColumnMeasure
    let comparator: Sort?
    /// By which the app's customization knows the column; `nil` for one that cannot be changed.
    var identifier: String?
    /// Whether the column is shown unless the customization says otherwise.
    var visibility = Visibility.automatic
    /// The horizontal alignment of the label and the cells in the column.
    var alignment = TableColumnAlignment.automatic
    let cell: (RowValue) -> AnyView

    /// Whether the column is shown with the visibilities that a customization has.
    func isShown(_ visibilities: [String: Visibility]) -> Bool {
        let own = identifier.flatMap { visibilities[$0] } ?? .automatic
        return (own == .automatic ? visibility : own) != .hidden
    }
}

extension Array {
    /// The columns with their places as numbers.
    func numbered<RowValue, Sort>() -> [Element] where Element == TableColumnItem<RowValue, Sort> {
        enumerated().map { place, column in
            var column = column
            column.number = place
            return column
        }
    }
}

extension TableColumn: TableColumnContent {
    /// The type of a row's value.
    public typealias TableRowValue = RowValue
    /// The type of the comparators that sort the rows.
    public typealias TableColumnSortComparator = Sort
    /// A primitive type: it has no body.
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

/// Columns that are determined when a table asks for them.
nonisolated struct TableColumnList<RowValue: Identifiable, Sort: SortComparator> {
    let make: @MainActor () -> [TableColumnItem<RowValue, Sort>]

    init(make: @escaping @MainActor () -> [TableColumnItem<RowValue, Sort>]) { self.make = make }

    /// Returns the columns of any content; composed content is resolved through its body.
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

/// A result builder that collects the columns of a table.
@resultBuilder
nonisolated public struct TableColumnBuilder<RowValue, Sort> where RowValue: Identifiable, Sort: SortComparator {
    /// Uses a column as it is.
    public static func buildExpression<Content>(_ column: Content) -> Content
    where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator, Content: TableColumnContent {
        column
    }

    /// Accepts a column without a comparator in a table with sortable columns.
    @_disfavoredOverload
    public static func buildExpression<Column>(
        _ column: Column
    ) -> some TableColumnContent<RowValue, Sort>
    where RowValue == Column.TableRowValue, Column: TableColumnContent, Column.TableColumnSortComparator == Never {
        let column = UncheckedSendable(column)
        return TableColumnList<RowValue, Sort> {
            TableColumnList<RowValue, Never>.columns(of: column.value).map {
                TableColumnItem(
                    label: $0.label, measure: $0.measure, comparator: nil, identifier: $0.identifier,
                    visibility: $0.visibility, alignment: $0.alignment, cell: $0.cell)
            }
        }
    }

    /// Begins with the first column.
    public static func buildPartialBlock<Content>(first: Content) -> Content
    where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator, Content: TableColumnContent {
        first
    }

    /// Appends a column to those before it.
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

    /// Uses the columns of an `if` without `else`, or none.
    public static func buildIf<Content>(_ content: Content?) -> some TableColumnContent<RowValue, Sort>
    where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator, Content: TableColumnContent {
        let content = UncheckedSendable(content)
        return TableColumnList<RowValue, Sort> {
            content.value.map { TableColumnList<RowValue, Sort>.columns(of: $0) } ?? []
        }
    }
}
