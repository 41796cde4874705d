// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// How one child stands in a grid.
package struct GridCell: Equatable, Sendable {
    /// Children of the same row, one after the other, have the same number; `nil` is a row of one across all columns.
    package var row: Int?
    package var columns: Int
    /// Where it stands in its cell, instead of by guides.
    package var anchor: UnitPoint?
    /// Where all cells of its column stand.
    package var columnAlignment: HorizontalAlignment?
    /// Where the cells of its row stand.
    package var rowAlignment: VerticalAlignment?
    /// Axes along which it takes the room that the others need.
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

/// Rows of cells whose columns line up (Documentation/Layout.md 5.11).
///
/// A column is as wide as its widest cell that does not grow; those with a cell that does share what is left, and so do
/// all columns where none has one but a row across them grows. Rows share a height in the same way. Cells meet at the
/// guides of their column and their row. O(cells) for each answer, and O(cells of a row × of the next) for the gaps.
package final class GridNode: MultiLayoutNode {
    package var alignment: Alignment {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }
    /// Between columns and rows, in points; `nil` is the platform's, and what the cells ask for.
    package var gaps: (horizontal: CGFloat?, vertical: CGFloat?) {
        didSet { if gaps != oldValue { setNeedsLayout() } }
    }
    /// How each child stands; as many as there are children.
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

    /// Lengths of columns or rows, and which of them take what is left.
    private struct Shares {
        var lengths: [CGFloat]
        var grows: [Bool]

        /// Deals out a length: those that grow take equal shares, at least what they need; too little is dealt out as
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
            // Those that need more than an even share take it first.
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

    /// What a row takes above and below the guide on which its cells meet.
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
                // Of the cells that grow only the others say how high the row has to be.
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
        /// Behind each row but the last.
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

    /// Where the guide of a row's cells lies in it: they stand in the height as one.
    private func lead(of row: Row, _ widths: [CGFloat], height: CGFloat) -> CGFloat {
        let guide = rowGuide(row)
        let extent = extent(row, widths, height: height)
        let group = extent.lead + extent.trail
        // A row that is taller than its cells holds them where its alignment wants a view.
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
