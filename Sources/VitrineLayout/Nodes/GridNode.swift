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

    private var plan: GridPlan<LayoutNode> {
        GridPlan(nodes: Array(children), cells: cells, alignment: alignment, gaps: gaps)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        tree.counters.siblingsVisited += children.count
        return plan.size(proposal)
    }

    package override func placeChildren() {
        for placement in plan.placements(in: size) {
            place(placement.node, at: placement.origin, proposal: placement.proposal)
        }
    }
}
