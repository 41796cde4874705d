// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// The labels of a table's columns; those of sortable columns are buttons, with the sort order as their accessibility
/// value.
struct TableHeader<Value, Sort: SortComparator>: View {
    let columns: [TableColumnItem<Value, Sort>]
    let order: Binding<[Sort]>?

    var body: some View {
        TableLine(measures: columns.map(\.measure)) {
            ForEach(columns, id: \.number) { column in
                cell(column)
                    .frame(maxWidth: .infinity, alignment: column.alignment.inCell)
                    .modifier(
                        SemanticsModifier { [sorting = sorting(by: column)] semantics in
                            semantics.role = .columnHeader
                            semantics.sorting = sorting
                        })
            }
        }
        .font(.subheadline.weight(.semibold))
        .lineLimit(1)
        .padding(.horizontal, ListKind.rowInsets.leading)
        .padding(.vertical, 10)
        .modifier(SemanticsModifier { $0.role = .row })
    }

    @ViewBuilder private func cell(_ column: TableColumnItem<Value, Sort>) -> some View {
        if let order, let comparator = column.comparator {
            let sorted = Self.order(of: comparator, in: order.wrappedValue)
            ButtonSurface(
                action: { order.wrappedValue = Self.sorted(order.wrappedValue, by: comparator) }, pressedOpacity: 0.4,
                content: HStack(spacing: 4) {
                    column.label
                    if let sorted {
                        Image(systemName: sorted == .forward ? "chevron.up" : "chevron.down")
                            .font(.system(size: 11, weight: .semibold))
                            .accessibilityHidden(true)
                    }
                }
                // A press anywhere in the column's width is one on the label.
                .frame(maxWidth: .infinity, alignment: column.alignment.inCell)
            )
            .modifier(
                SemanticsModifier { semantics in
                    if sorted != nil { semantics.isSelected = true }
                })
        } else {
            column.label.foregroundStyle(Color.secondary)
        }
    }

    /// The sort order of a column's header for assistive technology.
    private func sorting(by column: TableColumnItem<Value, Sort>) -> Semantics.Sorting? {
        guard let order, let comparator = column.comparator else { return nil }
        return Self.order(of: comparator, in: order.wrappedValue).map { $0 == .forward ? .ascending : .descending }
    }

    /// The primary sort order, if it is that of this column.
    static func order(of comparator: Sort, in order: [Sort]) -> SortOrder? {
        guard let first = order.first, isSame(first, comparator) else { return nil }
        return first.order
    }

    /// The order after a tap on a column's label: the column becomes the first one, or reverses if it is that already.
    static func sorted(_ order: [Sort], by comparator: Sort) -> [Sort] {
        var first = comparator
        if let current = order.first, isSame(current, comparator) {
            first = current
            first.order = current.order == .forward ? .reverse : .forward
        }
        return [first] + order.filter { !isSame($0, comparator) }
    }

    /// Whether two comparators sort by the same value, in any order.
    ///
    /// Key path comparators are compared by their key paths: those that the app creates may compare texts differently
    /// than the column's.
    private static func isSame(_ a: Sort, _ b: Sort) -> Bool {
        if let a = a as? KeyPathComparator<Sort.Compared>, let b = b as? KeyPathComparator<Sort.Compared> {
            return a.keyPath == b.keyPath
        }
        var (first, second) = (a, b)
        first.order = .forward
        second.order = .forward
        return first == second
    }
}

/// Lays out cells side by side: each at the width of its column, the others share the remaining width.
nonisolated struct TableLine: Layout {
    let measures: [TableColumnMeasure]
    static let spacing: CGFloat = 16

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let widths = widths(in: proposal.width, count: subviews.count)
        let height = zip(subviews, widths).map { cell, width in
            cell.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        }.max()
        return CGSize(width: proposal.width ?? total(widths), height: height ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (cell, width) in zip(subviews, widths(in: bounds.width, count: subviews.count)) {
            cell.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: width, height: nil))
            x += width + Self.spacing
        }
    }

    private func total(_ widths: [CGFloat]) -> CGFloat {
        widths.reduce(0, +) + Self.spacing * CGFloat(max(widths.count - 1, 0))
    }

    /// Columns for which an equal share is too narrow or too wide get their limit, and the others share the rest again.
    private func widths(in width: CGFloat?, count: Int) -> [CGFloat] {
        let known = self.measures
        let measures = (0..<count).map { known.indices.contains($0) ? known[$0] : TableColumnMeasure() }
        guard let width else { return measures.map { $0.ideal ?? $0.minimum ?? 100 } }
        var widths = [CGFloat?](repeating: nil, count: count)
        var left = max(width - Self.spacing * CGFloat(max(count - 1, 0)), 0)
        while case let open = widths.indices.filter({ widths[$0] == nil }), !open.isEmpty {
            let share = max(left, 0) / CGFloat(open.count)
            let limited = open.filter { limit(measures[$0], share) != share }
            guard !limited.isEmpty else {
                for index in open { widths[index] = share }
                break
            }
            for index in limited {
                let own = limit(measures[index], share)
                widths[index] = own
                left -= own
            }
        }
        return widths.map { $0 ?? 0 }
    }

    private func limit(_ measure: TableColumnMeasure, _ share: CGFloat) -> CGFloat {
        max(min(share, measure.maximum ?? share), measure.least)
    }

    /// Returns the least width of a line with columns, in points.
    static func leastWidth(of measures: [TableColumnMeasure]) -> CGFloat {
        measures.reduce(0) { $0 + $1.least } + spacing * CGFloat(max(measures.count - 1, 0))
    }
}
