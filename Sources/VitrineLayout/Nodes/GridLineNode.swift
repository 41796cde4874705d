// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// One line of a lazy grid: a cell in each track, as long as the longest cell (Documentation/Layout.md 5.9).
///
/// Complexity: O(tracks).
package final class GridLineNode: MultiLayoutNode {
    /// The grid's main axis: the lines of a vertical grid are horizontal and follow each other downwards.
    private let axis: Axis
    package var tracks: [GridTrack] {
        didSet { if tracks != oldValue { setNeedsLayout() } }
    }
    /// The alignment of the tracks across the grid, and of cells in tracks without an alignment.
    package var alignment: AlignmentKey {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    package init(tree: LayoutTree, axis: Axis, tracks: [GridTrack], alignment: AlignmentKey) {
        self.axis = axis
        self.tracks = tracks
        self.alignment = alignment
        super.init(tree: tree)
    }

    private func offer(_ slot: ResolvedTracks.Slot) -> ProposedViewSize {
        ProposedViewSize(nil, slot.length, along: axis)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let cross = proposal[axis.crossed]
        let resolved = ResolvedTracks(tracks, available: cross)
        let length = zip(children, resolved.slots).reduce(0) { longest, pair in
            max(longest, pair.0.sizeThatFits(offer(pair.1))[axis])
        }
        return CGSize(length, cross ?? resolved.length, along: axis)
    }

    package override func placeChildren() {
        let resolved = ResolvedTracks(tracks, available: size[axis.crossed])
        let tracksSize = ViewDimensions(size: CGSize(0, resolved.length, along: axis))
        let start = ViewDimensions(size: size)[alignment] - tracksSize[alignment]
        for (child, slot) in zip(children, resolved.slots) {
            let proposal = offer(slot)
            let cell = child.dimensions(in: proposal)
            let port = ViewDimensions(size: CGSize(size[axis], slot.length, along: axis))
            let across = key(of: slot, along: axis.crossed) ?? alignment
            let along = key(of: slot, along: axis) ?? key(of: .center, along: axis)
            var origin = CGPoint.zero
            origin[axis] = port[along] - cell[along]
            origin[axis.crossed] = start + slot.start + port[across] - cell[across]
            place(child, at: origin, proposal: proposal)
        }
    }

    private func key(of slot: ResolvedTracks.Slot, along axis: Axis) -> AlignmentKey? {
        slot.alignment.map { key(of: $0, along: axis) }
    }

    private func key(of alignment: Alignment, along axis: Axis) -> AlignmentKey {
        axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
    }
}
