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
    /// Lets a cell of a grid span columns.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        modifier(_ListRowModifier(.gridColumns, count))
    }

    /// Places a view in its cell of a grid.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(_ListRowModifier(.gridAnchor, anchor))
    }

    /// Aligns the cells of this view's column in a grid.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(_ListRowModifier(.gridColumnAlignment, guide))
    }

    /// Lets a view take the room that its grid has anyway, along axes where it would ask for more.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(_ListRowModifier(.gridUnsizedAxes, axes))
    }
}
