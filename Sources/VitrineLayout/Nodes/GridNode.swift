// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The layout parameters of a grid's child.
package struct GridCell: Equatable, Sendable {
    /// The number of the child's row, shared by consecutive children; `nil` for a row of its own across all columns.
    package var row: Int?
    package var columns: Int
    /// The position in the cell, in place of alignment guides.
    package var anchor: UnitPoint?
    /// The alignment of all cells in its column.
    package var columnAlignment: HorizontalAlignment?
    /// The alignment of the cells in its row.
    package var rowAlignment: VerticalAlignment?
    /// The axes along which it only takes the space that other cells need.
    package var unsizedAxes: Axis.Set

    package init(
        row: Int? = nil, columns: Int = 1, anchor: UnitPoint? = nil, columnAlignment: HorizontalAlignment? = nil,
        rowAlignment: VerticalAlignment? = nil, unsizedAxes: Axis.Set = []
    ) {
        self.row = row
        self.columns = columns
        self.anchor = anchor
        self.columnAlignment = columnAlignment
        self.rowAlignment = rowAlignment
        self.unsizedAxes = unsizedAxes
    }
}

/// A grid of rows whose columns are aligned (Documentation/Layout.md 5.11).
///
/// A column is as wide as its widest inflexible cell; columns with a flexible cell share the remaining space, and so do
/// all columns if none has one but a row across them is flexible. Rows share a height in the same way. Cells are
/// aligned by the guides of their column and their row. Complexity: O(cells) per size, and O(cells of a row × of the
/// next) for the gaps.
package final class GridNode: MultiLayoutNode {
    package var alignment: Alignment {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }
    /// The gaps between columns and rows, in points; `nil` for the platform's, and what the cells prefer.
    package var gaps: (horizontal: CGFloat?, vertical: CGFloat?) {
        didSet { if gaps != oldValue { setNeedsLayout() } }
    }
    /// The layout parameters of each child.
    package private(set) var cells: [GridCell] = []

    package init(
        tree: LayoutTree, alignment: Alignment = .center, horizontalGap: CGFloat? = nil, verticalGap: CGFloat? = nil
    ) {
        self.alignment = alignment
        gaps = (horizontalGap, verticalGap)
        super.init(tree: tree)
    }

    package func setCells(_ new: [GridCell]) {
        guard new != cells else { return }
        cells = new
        setNeedsLayout()
    }

    // MARK: - Structure

    /// A child with its columns.
    private struct Item {
        let node: LayoutNode
        let cell: GridCell
        let columns: Range<Int>
    }

    private struct Row {
        var items: [Item]
        let isWhole: Bool
    }

    private var columnGap: CGFloat { gaps.horizontal ?? PlatformProfile.defaultSpacing }

    private func makeRows() -> (rows: [Row], columns: Int) {
        var rows: [Row] = []
        var columns = 1
        var current: Int?
        for (node, cell) in zip(children, cells) {
            guard let row = cell.row else {
                rows.append(Row(items: [Item(node: node, cell: cell, columns: 0..<0)], isWhole: true))
                current = nil
                continue
            }
            if row != current { rows.append(Row(items: [], isWhole: false)) }
            current = row
            let start = rows[rows.count - 1].items.last?.columns.upperBound ?? 0
            let item = Item(node: node, cell: cell, columns: start..<start + max(cell.columns, 1))
            rows[rows.count - 1].items.append(item)
            columns = max(columns, item.columns.upperBound)
        }
        return (rows, columns)
    }

    // MARK: - Lengths

    /// The lengths of columns or rows, and which of them take remaining space.
    private struct Shares {
        var lengths: [CGFloat]
        var grows: [Bool]

        /// Distributes a length: flexible ones take equal shares, at least what they need; too little is distributed as
        /// in a stack, the shortest first.
        mutating func deal(_ available: CGFloat) {
            let needed = lengths.reduce(0, +)
            if needed > available {
                var room = max(available, 0)
                let order = lengths.indices.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
                for (place, index) in order.enumerated() {
                    lengths[index] = min(lengths[index], room / CGFloat(order.count - place))
                    room -= lengths[index]
                }
                return
            }
            var room = available
            for index in lengths.indices where !grows[index] { room -= lengths[index] }
            // Those that need more than an equal share take it first.
            var order = lengths.indices.filter { grows[$0] }
            order.sort { (-lengths[$0], $0) < (-lengths[$1], $1) }
            for (place, index) in order.enumerated() {
                lengths[index] = max(lengths[index], room / CGFloat(order.count - place))
                room -= lengths[index]
            }
        }
    }

    private func length(of columns: Range<Int>, _ widths: [CGFloat]) -> CGFloat {
        widths[columns].reduce(0, +) + columnGap * CGFloat(max(columns.count - 1, 0))
    }

    private func widths(_ rows: [Row], _ count: Int, proposed: CGFloat?) -> [CGFloat] {
        var shares = Shares(
            lengths: Array(repeating: 0, count: count), grows: Array(repeating: false, count: count))
        var spanning: [(item: Item, width: CGFloat)] = []
        var wholeGrows = false
        for item in rows.flatMap(\.items) where !item.cell.unsizedAxes.contains(.horizontal) {
            let ideal = item.node.sizeThatFits(.unspecified).width
            let most = item.node.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).width
            let grows = most > ideal + 0.01 && most == .infinity
            if item.columns.isEmpty {
                wholeGrows = wholeGrows || grows
            } else if item.columns.count > 1 {
                spanning.append((item, ideal))
            } else if grows {
                shares.grows[item.columns.lowerBound] = true
                if proposed == nil {
                    let column = item.columns.lowerBound
                    shares.lengths[column] = max(shares.lengths[column], ideal)
                }
            } else {
                let column = item.columns.lowerBound
                shares.lengths[column] = max(shares.lengths[column], ideal)
            }
        }
        for (item, width) in spanning {
            let lack = width - length(of: item.columns, shares.lengths)
            guard lack > 0 else { continue }
            for column in item.columns { shares.lengths[column] += lack / CGFloat(item.columns.count) }
        }
        guard let proposed else { return shares.lengths }
        let available = proposed - columnGap * CGFloat(count - 1)
        if available.isFinite {
            let rest = available - shares.lengths.reduce(0, +)
            if !shares.grows.contains(true), wholeGrows, rest > 0 {
                return shares.lengths.map { $0 + rest / CGFloat(count) }
            }
            if shares.grows.contains(true) || rest < 0 { shares.deal(available) }
        } else if shares.grows.contains(true) || wholeGrows {
            return shares.lengths.map { _ in .infinity }
        }
        return shares.lengths
    }

    private func offer(_ item: Item, _ widths: [CGFloat], height: CGFloat?) -> ProposedViewSize {
        let columns = item.columns.isEmpty ? 0..<widths.count : item.columns
        return ProposedViewSize(width: length(of: columns, widths), height: height)
    }

    private func rowGuide(_ row: Row) -> AlignmentKey {
        (row.items.lazy.compactMap(\.cell.rowAlignment).first ?? alignment.vertical).key
    }

    /// Returns the extent of a row above and below the guide at which its cells meet.
    private func extent(_ row: Row, _ widths: [CGFloat], height: CGFloat?) -> (lead: CGFloat, trail: CGFloat) {
        let guide = rowGuide(row)
        var (lead, trail, whole) = (CGFloat(0), CGFloat(0), CGFloat(0))
        for item in row.items where !item.cell.unsizedAxes.contains(.vertical) {
            let cell = item.node.dimensions(in: offer(item, widths, height: height))
            if item.cell.anchor != nil {
                whole = max(whole, cell.height)
            } else {
                lead = max(lead, cell[guide])
                trail = max(trail, cell.height - cell[guide])
            }
        }
        return (lead, max(trail, whole - lead))
    }

    private func gap(_ upper: Row, _ lower: Row) -> CGFloat {
        if let gap = gaps.vertical { return gap }
        var largest: CGFloat?
        for above in upper.items {
            for below in lower.items
            where above.columns.isEmpty || below.columns.isEmpty || above.columns.overlaps(below.columns) {
                let distance = above.node.spacing.distance(to: below.node.spacing, along: .vertical)
                largest = max(largest ?? distance, distance)
            }
        }
        return largest ?? PlatformProfile.defaultSpacing
    }

    private func heights(_ rows: [Row], _ widths: [CGFloat], gaps: [CGFloat], proposed: CGFloat?) -> [CGFloat] {
        var shares = Shares(lengths: [], grows: [])
        for row in rows {
            let ideal = extent(row, widths, height: nil)
            let grows = row.items.contains { item in
                !item.cell.unsizedAxes.contains(.vertical)
                    && item.node.sizeThatFits(offer(item, widths, height: .infinity)).height == .infinity
            }
            var least = ideal
            if proposed != nil, grows {
                // The flexible cells do not determine the height of the row if there are others.
                let rigid = row.items.filter { item in
                    item.node.sizeThatFits(offer(item, widths, height: .infinity)).height != .infinity
                }
                least = extent(Row(items: rigid, isWhole: row.isWhole), widths, height: nil)
            }
            shares.lengths.append(least.lead + least.trail)
            shares.grows.append(grows)
        }
        guard let proposed, proposed.isFinite else {
            if proposed == nil { return shares.lengths }
            return zip(shares.lengths, shares.grows).map { $1 ? .infinity : $0 }
        }
        let available = proposed - gaps.reduce(0, +)
        if shares.grows.contains(true) || shares.lengths.reduce(0, +) > available { shares.deal(available) }
        return shares.lengths
    }

    // MARK: - Answers

    private struct Plan {
        var rows: [Row]
        var widths: [CGFloat]
        var heights: [CGFloat]
        /// The gaps after each row but the last.
        var gaps: [CGFloat]
    }

    private func plan(_ proposal: ProposedViewSize) -> Plan {
        let (rows, count) = makeRows()
        let widths = widths(rows, count, proposed: proposal.width)
        let gaps = rows.indices.dropLast().map { gap(rows[$0], rows[$0 + 1]) }
        return Plan(
            rows: rows, widths: widths, heights: heights(rows, widths, gaps: gaps, proposed: proposal.height),
            gaps: gaps)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard !children.isEmpty else { return .zero }
        tree.counters.siblingsVisited += children.count
        let plan = plan(proposal)
        return CGSize(
            width: length(of: 0..<plan.widths.count, plan.widths),
            height: plan.heights.reduce(0, +) + plan.gaps.reduce(0, +))
    }

    package override func placeChildren() {
        guard !children.isEmpty else { return }
        let plan = plan(ProposedViewSize(size))
        let aligned = columnAlignments(plan.rows, plan.widths.count)
        var y: CGFloat = 0
        for (index, row) in plan.rows.enumerated() {
            let height = plan.heights[index]
            let lead = lead(of: row, plan.widths, height: height)
            for item in row.items {
                let columns = item.columns.isEmpty ? 0..<plan.widths.count : item.columns
                let x = plan.widths[..<columns.lowerBound].reduce(0, +) + columnGap * CGFloat(columns.lowerBound)
                let port = CGRect(x: x, y: y, width: length(of: columns, plan.widths), height: height)
                let guide = item.columns.count == 1 ? aligned[item.columns.lowerBound] : alignment.horizontal
                place(item, in: port, lead: lead, column: guide, row: rowGuide(row))
            }
            y += height + (index < plan.gaps.count ? plan.gaps[index] : 0)
        }
    }

    /// Returns the position of the guide of a row's cells in the row, in which they are aligned as one.
    private func lead(of row: Row, _ widths: [CGFloat], height: CGFloat) -> CGFloat {
        let guide = rowGuide(row)
        let extent = extent(row, widths, height: height)
        let group = extent.lead + extent.trail
        // In a row that is taller than its cells, they are placed by the row's alignment.
        let room = ViewDimensions(size: CGSize(width: 0, height: height))[guide]
        let own = ViewDimensions(size: CGSize(width: 0, height: group))[guide]
        return extent.lead + (height > group ? room - own : 0)
    }

    private func place(
        _ item: Item, in port: CGRect, lead: CGFloat, column: HorizontalAlignment, row: AlignmentKey
    ) {
        let proposal = ProposedViewSize(port.size)
        let cell = item.node.dimensions(in: proposal)
        if let anchor = item.cell.anchor {
            place(
                item.node,
                at: CGPoint(
                    x: port.minX + (port.width - cell.width) * anchor.x,
                    y: port.minY + (port.height - cell.height) * anchor.y), proposal: proposal)
            return
        }
        let room = ViewDimensions(size: port.size)
        place(
            item.node,
            at: CGPoint(x: port.minX + room[column] - cell[column], y: port.minY + lead - cell[row]),
            proposal: proposal)
    }

    private func columnAlignments(_ rows: [Row], _ count: Int) -> [HorizontalAlignment] {
        var alignments = Array(repeating: alignment.horizontal, count: count)
        for item in rows.flatMap(\.items) where item.columns.count == 1 {
            if let own = item.cell.columnAlignment { alignments[item.columns.lowerBound] = own }
        }
        return alignments
    }
}
