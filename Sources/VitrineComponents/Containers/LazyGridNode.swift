// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
@_spi(Engine) package import VitrineCore
@_spi(Engine) package import VitrineLayout

/// The parameters of both lazy grids, independent of their axis.
package protocol LazyGrid: View {
    associatedtype Content: View
    /// The axis along which lines follow each other.
    static var axis: Axis { get }
    /// The alignment of lines across the axis.
    static var lineAlignment: AlignmentKey { get }
    var tracks: [GridTrack] { get }
    /// The alignment of cells in their tracks.
    var trackAlignment: AlignmentKey { get }
    var lineSpacing: CGFloat? { get }
    var pinnedViews: PinnedScrollableViews { get }
    var content: Content { get }
}

/// The node of a lazy grid: a lazy stack whose rows are lines of cells.
package final class LazyGridNode<Grid: LazyGrid>: LazyContainerNode<Grid> {
    private var lines: GridLines!

    package init(_ view: Grid, _ context: NodeContext) {
        let stack = LazyStackNode(
            tree: context.graph.layout, axis: Grid.axis, alignment: Grid.lineAlignment,
            spacing: view.lineSpacing ?? PlatformProfile.defaultSpacing, overscan: context.graph.overscan)
        stack.pinned = view.pinnedViews.rows
        super.init(view, context, layout: stack)
        lines = GridLines(rows, tracks: view.tracks, alignment: view.trackAlignment)
        load(view.content, context)
        lazy.source = lines
    }

    package override func viewDidChange(from old: Grid) {
        lazy.gap = view.lineSpacing ?? PlatformProfile.defaultSpacing
        lazy.pinned = view.pinnedViews.rows
        lines.change(tracks: view.tracks, alignment: view.trackAlignment)
        updateContent(view.content)
    }

    package override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        lines?.layoutDirectionDidChange()
    }
}
