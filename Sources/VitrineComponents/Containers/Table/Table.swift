// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore
import VitrineDisplay
import VitrineLayout

/// Rows with columns; where there is little room the first column alone, without its label.
nonisolated public struct Table<Value, Rows, Columns>: View
where
    Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
    Rows.TableRowValue == Columns.TableRowValue
{
    private let rows: Rows
    private let columns: Columns
    private let selection: () -> ListSelection?
    private let order: Binding<[Columns.TableColumnSortComparator]>?
    @Environment(\.horizontalSizeClass) private var sizeClass

    fileprivate init(
        rows: Rows, columns: Columns, order: Binding<[Columns.TableColumnSortComparator]>? = nil,
        selection: @escaping () -> ListSelection? = { nil }
    ) {
        self.rows = rows
        self.columns = columns
        self.order = order
        self.selection = selection
    }

    @MainActor public var body: some View {
        let columns = TableColumnList<Value, Columns.TableColumnSortComparator>.columns(of: self.columns)
        let values = TableRowList<Value>.values(of: rows)
        let selection = self.selection()
        let isCompact = sizeClass == .compact
        VStack(spacing: 0) {
            if !isCompact {
                TableHeader(columns: columns, order: order)
                Divider()
            }
            TableBody(
                values: values, cells: (isCompact ? Array(columns.prefix(1)) : columns).map(\.cell),
                measures: isCompact ? [TableColumnMeasure()] : columns.map(\.measure), selection: selection)
        }
        .modifier(SemanticsModifier { $0.role = .table })
    }
}

/// The rows of a table.
private struct TableBody<Value: Identifiable>: View {
    let values: [Value]
    let cells: [(Value) -> AnyView]
    let measures: [TableColumnMeasure]
    let selection: ListSelection?

    var body: some View {
        let (cells, measures) = (cells, measures)
        // What is pressed is one cell, whatever columns it shows.
        let areCells = selection == nil
        ListContainer(
            content: ForEach(values) { value in
                TableLine(measures: measures) {
                    ForEach(cells.indices, id: \.self) { index in
                        cells[index](value)
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .modifier(TableCellSemantics(isCell: areCells))
                    }
                }
            }, selection: selection
        )
        .environment(\.listKind, .plain)
        .environment(\.isInTable, true)
    }
}

extension Table {
    /// A table of a collection's elements.
    public nonisolated init<Data>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
        Columns.TableColumnSortComparator == Never
    {
        self.init(rows: TableForEachContent(data: data), columns: columns())
    }

    /// A table of a collection's elements, of which one can be selected.
    public nonisolated init<Data>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
        Columns.TableColumnSortComparator == Never
    {
        self.init(rows: TableForEachContent(data: data), columns: columns()) { ListSelection(single: selection) }
    }

    /// A table of a collection's elements, of which several can be selected.
    public nonisolated init<Data>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
        Columns.TableColumnSortComparator == Never
    {
        self.init(rows: TableForEachContent(data: data), columns: columns()) { ListSelection(multiple: selection) }
    }

    /// A table of a collection's elements in an order that a person chooses; the app sorts.
    public nonisolated init<Data, Sort>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
        Sort: SortComparator, Columns.TableColumnSortComparator == Sort, Data.Element == Sort.Compared
    {
        self.init(rows: TableForEachContent(data: data), columns: columns(), order: sortOrder)
    }

    /// A table of a collection's elements in an order that a person chooses, of which one can be selected.
    public nonisolated init<Data, Sort>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
        Sort: SortComparator, Columns.TableColumnSortComparator == Sort, Data.Element == Sort.Compared
    {
        self.init(rows: TableForEachContent(data: data), columns: columns(), order: sortOrder) {
            ListSelection(single: selection)
        }
    }

    /// A table of a collection's elements in an order that a person chooses, of which several can be selected.
    public nonisolated init<Data, Sort>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
        Sort: SortComparator, Columns.TableColumnSortComparator == Sort, Data.Element == Sort.Compared
    {
        self.init(rows: TableForEachContent(data: data), columns: columns(), order: sortOrder) {
            ListSelection(multiple: selection)
        }
    }

    /// A table of rows.
    public nonisolated init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows: rows(), columns: columns())
    }

    /// A table of rows, of which one can be selected.
    public nonisolated init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows: rows(), columns: columns()) { ListSelection(single: selection) }
    }

    /// A table of rows, of which several can be selected.
    public nonisolated init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows: rows(), columns: columns()) { ListSelection(multiple: selection) }
    }

    /// A table of rows in an order that a person chooses; the app sorts.
    public nonisolated init<Sort>(
        of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort: SortComparator, Columns.TableColumnSortComparator == Sort, Value == Sort.Compared {
        self.init(rows: rows(), columns: columns(), order: sortOrder)
    }

    /// A table of rows in an order that a person chooses, of which one can be selected.
    public nonisolated init<Sort>(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort: SortComparator, Columns.TableColumnSortComparator == Sort, Value == Sort.Compared {
        self.init(rows: rows(), columns: columns(), order: sortOrder) { ListSelection(single: selection) }
    }

    /// A table of rows in an order that a person chooses, of which several can be selected.
    public nonisolated init<Sort>(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort: SortComparator, Columns.TableColumnSortComparator == Sort, Value == Sort.Compared {
        self.init(rows: rows(), columns: columns(), order: sortOrder) { ListSelection(multiple: selection) }
    }
}

/// Makes a cell of its content, or leaves it as it is.
nonisolated struct TableCellSemantics: ViewModifier {
    let isCell: Bool

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if isCell {
            // A layer of its own: what is inside may be a control.
            content.frame(maxWidth: .infinity, alignment: .leading).modifier(SemanticsModifier { $0.role = .cell })
        } else {
            content
        }
    }
}

private struct IsInTableKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a list shows the rows of a table.
    var isInTable: Bool {
        get { self[IsInTableKey.self] }
        set { self[IsInTableKey.self] = newValue }
    }
}
