// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Engine) package import VitrineCore
@_spi(Engine) public import VitrineLayout

/// The layout of a `Grid`, for views that change their layout and keep their state.
nonisolated public struct GridLayout: Layout, Sendable {
    /// The alignment of a cell's view in its cell.
    public var alignment: Alignment
    /// The distance between columns in points; `nil` for the platform's.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows in points; `nil` for the distances that the cells prefer.
    public var verticalSpacing: CGFloat?

    /// Creates a grid layout.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of a cell's view in its cell; `.center` by default.
    ///   - horizontalSpacing: The distance between columns, in points; `nil` for the platform's.
    ///   - verticalSpacing: The distance between rows, in points; `nil` for the distances that the cells prefer.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// Returns the size of the rows and columns for a proposed size.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        plan(subviews).size(proposal)
    }

    /// Places the subviews in their cells.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for placement in plan(subviews).placements(in: bounds.size) {
            placement.node.place(
                at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
                proposal: placement.proposal)
        }
    }

    private func plan(_ subviews: Subviews) -> GridPlan<LayoutSubview> {
        GridPlan(
            nodes: Array(subviews), cells: subviews.map(\.gridCell), alignment: alignment,
            gaps: (horizontalSpacing, verticalSpacing))
    }
}

extension GridLayout: CellReadingLayout {
    @MainActor package static func cells(of content: ViewNode, in node: ViewNode) -> [GridCell] {
        var cells: [GridCell] = []
        var rows: [ObjectIdentifier: Int] = [:]
        content.forEachElement { element in
            var cell = GridCell()
            if let row = element.elementTrait(.gridRow, in: node) as? GridRowTrait {
                cell.row = rows[row.row] ?? rows.count
                rows[row.row] = cell.row
                cell.rowAlignment = row.alignment
            }
            cell.columns = element.elementTrait(.gridColumns, in: node) as? Int ?? 1
            cell.anchor = element.elementTrait(.gridAnchor, in: node) as? UnitPoint
            cell.columnAlignment = element.elementTrait(.gridColumnAlignment, in: node) as? HorizontalAlignment
            cell.unsizedAxes = element.elementTrait(.gridUnsizedAxes, in: node) as? Axis.Set ?? []
            cells.append(cell)
        }
        return cells
    }
}
