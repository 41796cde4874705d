// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A view that a grid measures: a node of the layout tree, or a subview of a `Layout`.
package protocol GridMeasured {
    /// The spacing that it prefers around it.
    var spacing: ViewSpacing { get }
    /// Returns its size for a proposed size.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// Returns its size and alignment guides for a proposed size.
    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
}

extension LayoutNode: GridMeasured {}
extension LayoutSubview: GridMeasured {}

/// The arrangement of views in rows whose columns are aligned (Documentation/Layout.md 5.11).
///
/// A column is as wide as its widest inflexible cell; columns with a flexible cell share the remaining space, and so do
/// all columns if none has one but a row across them is flexible. Rows share a height in the same way. Cells are
/// aligned by the guides of their column and their row. Complexity: O(cells) per size, and O(cells of a row × of the
/// next) for the gaps.
package struct GridPlan<Node: GridMeasured> {
    /// The placement of a view in the grid.
    package struct Placement {
        package let node: Node
        package let origin: CGPoint
        package let proposal: ProposedViewSize
    }

    private let nodes: [Node]
    private let cells: [GridCell]
    private let alignment: Alignment
    private let gaps: (horizontal: CGFloat?, vertical: CGFloat?)

    /// Creates the arrangement.
    ///
    /// - Parameters:
    ///   - nodes: The views.
    ///   - cells: The layout parameters of each view.
    ///   - alignment: The alignment of a cell's view in its cell.
    ///   - gaps: The gaps between columns and rows, in points; `nil` for the platform's, and what the cells prefer.
    package init(
        nodes: [Node], cells: [GridCell], alignment: Alignment, gaps: (horizontal: CGFloat?, vertical: CGFloat?)
    ) {
        self.nodes = nodes
        self.cells = cells
        self.alignment = alignment
        self.gaps = gaps
    }

    // MARK: - Structure

    /// A child with its columns.
    private struct Item {
        let node: Node
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
        for (node, cell) in zip(nodes, cells) {
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
        // Without any cells, the rows across determine the width of the only column.
        let hasCells = rows.contains { !$0.isWhole }
        for item in rows.flatMap(\.items) where !item.cell.unsizedAxes.contains(.horizontal) {
            let ideal = item.node.sizeThatFits(.unspecified).width
            let most = item.node.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).width
            let grows = most > ideal + 0.01 && most == .infinity
            if item.columns.isEmpty {
                wholeGrows = wholeGrows || grows
                if !hasCells { shares.lengths[0] = max(shares.lengths[0], ideal) }
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

    private struct Lengths {
        var rows: [Row]
        var widths: [CGFloat]
        var heights: [CGFloat]
        /// The gaps after each row but the last.
        var gaps: [CGFloat]
    }

    private func lengths(_ proposal: ProposedViewSize) -> Lengths {
        let (rows, count) = makeRows()
        let widths = widths(rows, count, proposed: proposal.width)
        let gaps = rows.indices.dropLast().map { gap(rows[$0], rows[$0 + 1]) }
        return Lengths(
            rows: rows, widths: widths, heights: heights(rows, widths, gaps: gaps, proposed: proposal.height),
            gaps: gaps)
    }

    /// Returns the size of the grid for a proposed size.
    package func size(_ proposal: ProposedViewSize) -> CGSize {
        guard !nodes.isEmpty else { return .zero }
        let plan = lengths(proposal)
        return CGSize(
            width: length(of: 0..<plan.widths.count, plan.widths),
            height: plan.heights.reduce(0, +) + plan.gaps.reduce(0, +))
    }

    /// Returns where the views are placed in a grid of a size.
    package func placements(in size: CGSize) -> [Placement] {
        guard !nodes.isEmpty else { return [] }
        let plan = lengths(ProposedViewSize(size))
        let aligned = columnAlignments(plan.rows, plan.widths.count)
        var placements: [Placement] = []
        var y: CGFloat = 0
        for (index, row) in plan.rows.enumerated() {
            let height = plan.heights[index]
            let lead = lead(of: row, plan.widths, height: height)
            for item in row.items {
                let columns = item.columns.isEmpty ? 0..<plan.widths.count : item.columns
                let x = plan.widths[..<columns.lowerBound].reduce(0, +) + columnGap * CGFloat(columns.lowerBound)
                let port = CGRect(x: x, y: y, width: length(of: columns, plan.widths), height: height)
                let guide = item.columns.count == 1 ? aligned[item.columns.lowerBound] : alignment.horizontal
                placements.append(placement(of: item, in: port, lead: lead, column: guide, row: rowGuide(row)))
            }
            y += height + (index < plan.gaps.count ? plan.gaps[index] : 0)
        }
        return placements
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

    private func placement(
        of item: Item, in port: CGRect, lead: CGFloat, column: HorizontalAlignment, row: AlignmentKey
    ) -> Placement {
        let proposal = ProposedViewSize(port.size)
        let cell = item.node.dimensions(in: proposal)
        if let anchor = item.cell.anchor {
            return Placement(
                node: item.node,
                origin: CGPoint(
                    x: port.minX + (port.width - cell.width) * anchor.x,
                    y: port.minY + (port.height - cell.height) * anchor.y), proposal: proposal)
        }
        let room = ViewDimensions(size: port.size)
        return Placement(
            node: item.node,
            origin: CGPoint(x: port.minX + room[column] - cell[column], y: port.minY + lead - cell[row]),
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
