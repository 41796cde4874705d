// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore
@_spi(Engine) public import VitrineLayout

extension TraitKey {
    static let gridColumns = TraitKey("gridColumns")
    static let gridAnchor = TraitKey("gridAnchor")
    static let gridColumnAlignment = TraitKey("gridColumnAlignment")
    static let gridUnsizedAxes = TraitKey("gridUnsizedAxes")
}

extension View {
    /// Makes this cell of a grid span a number of columns.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        modifier(_ListRowModifier(.gridColumns, count))
    }

    /// Sets the point at which the view is placed in its cell of a grid.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(_ListRowModifier(.gridAnchor, anchor))
    }

    /// Sets the alignment of the cells in this view's column of a grid.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(_ListRowModifier(.gridColumnAlignment, guide))
    }

    /// Prevents this view from enlarging its cell of a grid along some axes.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(_ListRowModifier(.gridUnsizedAxes, axes))
    }
}
