// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore
import VitrineDisplay
import VitrineLayout

/// A container that shows rows of data in columns; in compact widths, only the first column without its header.
nonisolated public struct Table<Value, Rows, Columns>: View
where
    Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
    Rows.TableRowValue == Columns.TableRowValue
{
    private let rows: Rows
    private let columns: Columns
    private let selection: () -> ListSelection?
    private let order: Binding<[Columns.TableColumnSortComparator]>?
    private let customization: Binding<TableColumnCustomization<Value>>?
    @Environment(\.horizontalSizeClass) private var sizeClass

    fileprivate init(
        rows: Rows, columns: Columns, order: Binding<[Columns.TableColumnSortComparator]>? = nil,
        customization: Binding<TableColumnCustomization<Value>>? = nil,
        selection: @escaping () -> ListSelection? = { nil }
    ) {
        self.rows = rows
        self.columns = columns
        self.order = order
        self.customization = customization
        self.selection = selection
    }

    /// The header and the rows of the table.
    @MainActor public var body: some View {
        let customization = customization?.wrappedValue
        let columns = TableColumnList<Value, Columns.TableColumnSortComparator>.columns(of: self.columns).numbered()
            .filter { $0.isShown(customization?.visibilities ?? [:]) }
        let items = TableRowList<Value>.items(of: rows)
        let selection = self.selection()
        let isCompact = sizeClass == .compact
        let shown = isCompact ? Array(columns.prefix(1)) : columns
        let measures = isCompact ? [TableColumnMeasure()] : columns.map(\.measure)
        TableScroller(leastWidth: TableLine.leastWidth(of: measures) + 2 * ListKind.rowInsets.leading) {
            VStack(spacing: 0) {
                if !isCompact {
                    TableHeader(columns: columns, order: order)
                    Divider()
                }
                TableBody(
                    items: items, cells: shown.map(\.cell), numbers: shown.map(\.number),
                    // A single column is a list.
                    alignments: isCompact ? [.leading] : columns.map(\.alignment.inCell),
                    measures: measures, selection: selection, isWhole: isCompact)
            }
        }
        // Rows alone are the table themselves: a large title that scrolls with them is outside.
        .modifier(SemanticsModifier { if !isCompact { $0.role = .table } })
    }
}

/// The rows of a table.
private struct TableBody<Value: Identifiable>: View {
    let items: [TableRowItem<Value>]
    let cells: [(Value) -> AnyView]
    /// The columns' numbers, by which their cells keep their state while other columns come and go.
    let numbers: [Int]
    let alignments: [Alignment]
    let measures: [TableColumnMeasure]
    let selection: ListSelection?
    /// Whether there is nothing but the rows.
    let isWhole: Bool
    @State private var anchor = SelectionAnchor()
    /// The identifiers of the expanded rows that have no binding of the app's.
    @State private var expanded: Set<AnyHashable> = []

    var body: some View {
        let (cells, numbers, alignments, measures) = (cells, numbers, alignments, measures)
        let rows = TableTreeRow.shown(items, expanded: $expanded)
        let isTree = items.contains { $0.below != nil }
        // In a table with a selection the whole row is one pressable element, so its columns are not separate cells.
        let areCells = selection == nil
        ListContainer(
            content: ForEach(rows) { row in
                row.item.modified(
                    TableLine(measures: measures) {
                        ForEach(Array(numbers.enumerated()), id: \.element) { column in
                            // One view for each column, whether a row has none there or several.
                            TableTreeCell(isTree && column.offset == 0 ? row : nil) {
                                VStack(alignment: alignments[column.offset].horizontal) {
                                    cells[column.offset](row.item.value)
                                }
                            }
                            .frame(maxWidth: .infinity, alignment: alignments[column.offset])
                            .modifier(TableCellSemantics(isCell: areCells))
                        }
                    })
            }, selection: selection?.inOrder(from: anchor) { rows.map { AnyHashable.unwrapped($0.id) } }
        )
        .environment(\.listKind, .plain)
        .environment(\.isInTable, true)
        .environment(\.isWholeTable, isWhole)
    }
}

extension Table {
    /// Creates a table of the elements of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - columnCustomization: Which columns are shown.
    ///   - columns: A builder of the columns.
    public nonisolated init<Data>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
        Columns.TableColumnSortComparator == Never
    {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), customization: columnCustomization)
    }

    /// Creates a table of a collection in which one row can be selected.
    public nonisolated init<Data>(
        _ data: Data, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
        Columns.TableColumnSortComparator == Never
    {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), customization: columnCustomization
        ) { ListSelection(single: selection) }
    }

    /// Creates a table of a collection in which several rows can be selected.
    public nonisolated init<Data>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
        Columns.TableColumnSortComparator == Never
    {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), customization: columnCustomization
        ) { ListSelection(multiple: selection) }
    }

    /// Creates a table with sortable columns; the app sorts the collection.
    ///
    /// - Parameters:
    ///   - data: The elements, in the order to show.
    ///   - sortOrder: A binding to the comparators, which a tap on a column's header changes.
    ///   - columnCustomization: Which columns are shown.
    ///   - columns: A builder of the columns.
    public nonisolated init<Data, Sort>(
        _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
        Sort: SortComparator, Columns.TableColumnSortComparator == Sort, Data.Element == Sort.Compared
    {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), order: sortOrder,
            customization: columnCustomization)
    }

    /// Creates a table with sortable columns in which one row can be selected.
    public nonisolated init<Data, Sort>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
        Sort: SortComparator, Columns.TableColumnSortComparator == Sort, Data.Element == Sort.Compared
    {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), order: sortOrder,
            customization: columnCustomization
        ) {
            ListSelection(single: selection)
        }
    }

    /// Creates a table with sortable columns in which several rows can be selected.
    public nonisolated init<Data, Sort>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
        Sort: SortComparator, Columns.TableColumnSortComparator == Sort, Data.Element == Sort.Compared
    {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), order: sortOrder,
            customization: columnCustomization
        ) {
            ListSelection(multiple: selection)
        }
    }

    /// Creates a table of rows.
    ///
    /// - Parameters:
    ///   - valueType: The type of a row's value.
    ///   - columnCustomization: Which columns are shown.
    ///   - columns: A builder of the columns.
    ///   - rows: A builder of the rows.
    public nonisolated init(
        of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(
            rows: rows(), columns: columns(), customization: columnCustomization)
    }

    /// Creates a table of rows in which one can be selected.
    public nonisolated init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(
            rows: rows(), columns: columns(), customization: columnCustomization
        ) { ListSelection(single: selection) }
    }

    /// Creates a table of rows in which several can be selected.
    public nonisolated init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(
            rows: rows(), columns: columns(), customization: columnCustomization
        ) { ListSelection(multiple: selection) }
    }

    /// Creates a table of rows with sortable columns; the app sorts the rows.
    ///
    /// - Parameters:
    ///   - valueType: The type of a row's value.
    ///   - sortOrder: A binding to the comparators, which a tap on a column's header changes.
    ///   - columnCustomization: Which columns are shown.
    ///   - columns: A builder of the columns.
    ///   - rows: A builder of the rows, in the order to show.
    public nonisolated init<Sort>(
        of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort: SortComparator, Columns.TableColumnSortComparator == Sort, Value == Sort.Compared {
        self.init(
            rows: rows(), columns: columns(), order: sortOrder, customization: columnCustomization)
    }

    /// Creates a table of rows with sortable columns in which one row can be selected.
    public nonisolated init<Sort>(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort: SortComparator, Columns.TableColumnSortComparator == Sort, Value == Sort.Compared {
        self.init(
            rows: rows(), columns: columns(), order: sortOrder, customization: columnCustomization
        ) { ListSelection(single: selection) }
    }

    /// Creates a table of rows with sortable columns in which several rows can be selected.
    public nonisolated init<Sort>(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort: SortComparator, Columns.TableColumnSortComparator == Sort, Value == Sort.Compared {
        self.init(
            rows: rows(), columns: columns(), order: sortOrder, customization: columnCustomization
        ) { ListSelection(multiple: selection) }
    }
}

/// Gives its content the accessibility role of a cell, if it is one.
nonisolated struct TableCellSemantics: ViewModifier {
    let isCell: Bool

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if isCell {
            // A frame makes a layer of its own: the content may be a control, whose role must stay.
            content.frame(maxWidth: .infinity, alignment: .leading).modifier(SemanticsModifier { $0.role = .cell })
        } else {
            content
        }
    }
}

private struct IsInTableKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct IsWholeTableKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the enclosing list shows the rows of a table.
    var isInTable: Bool {
        get { self[IsInTableKey.self] }
        set { self[IsInTableKey.self] = newValue }
    }

    /// Whether the rows of the enclosing list are all that there is of their table, which has no header.
    var isWholeTable: Bool {
        get { self[IsWholeTableKey.self] }
        set { self[IsWholeTableKey.self] = newValue }
    }
}
