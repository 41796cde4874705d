// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// One solution of a stack: what every child got for one proposal, in contiguous arrays.
///
/// Origins along the main axis are sums over (gap, length), never stored (DESIGN 3.11); the origin across is the run's
/// `lead` less the slot's. A change of one slot is O(log n), a splice is O(n) arithmetic without asking anybody.
package final class StackRun {
    package let main: CGFloat?
    package let cross: CGFloat?
    package private(set) var lengths: ContiguousArray<CGFloat>
    /// The gap before each child; 0 before the first.
    package private(set) var gaps: ContiguousArray<CGFloat>
    /// The children's extents before their cross guide.
    package private(set) var leads: ContiguousArray<CGFloat>
    /// The children's extents behind their cross guide.
    package private(set) var trails: ContiguousArray<CGFloat>
    /// What each child was proposed along the main axis; `nil` when that was "ideal" for all.
    let shares: ContiguousArray<CGFloat>?
    private var sums: RunTree

    init(
        main: CGFloat?, cross: CGFloat?, lengths: ContiguousArray<CGFloat>, gaps: ContiguousArray<CGFloat>,
        leads: ContiguousArray<CGFloat>, trails: ContiguousArray<CGFloat>, shares: ContiguousArray<CGFloat>?
    ) {
        self.main = main
        self.cross = cross
        self.lengths = lengths
        self.gaps = gaps
        self.leads = leads
        self.trails = trails
        self.shares = shares
        sums = StackRun.sums(lengths, gaps, leads, trails)
    }

    private static func sums(
        _ lengths: ContiguousArray<CGFloat>, _ gaps: ContiguousArray<CGFloat>, _ leads: ContiguousArray<CGFloat>,
        _ trails: ContiguousArray<CGFloat>
    ) -> RunTree {
        RunTree(count: lengths.count) { (gaps[$0] + lengths[$0], leads[$0], trails[$0]) }
    }

    package var count: Int { lengths.count }
    package var mainLength: CGFloat { sums.total }
    package var crossLength: CGFloat { sums.lead + sums.trail }
    /// The distance of the common guide from the run's cross edge.
    package var lead: CGFloat { sums.lead }

    /// The child's start along the main axis.
    package func mainOrigin(_ index: Int) -> CGFloat { sums.prefix(index) + gaps[index] }

    /// The child's start across.
    package func crossOrigin(_ index: Int) -> CGFloat { sums.lead - leads[index] }

    /// The index of the child at a distance along the main axis, for hit tests and windows.
    package func index(at offset: CGFloat) -> Int { sums.index(at: offset) }

    func proposal(_ index: Int, along axis: Axis) -> ProposedViewSize {
        ProposedViewSize(shares?[index], cross, along: axis)
    }

    /// Writes a slot; answers whether its length, and whether anything, differs.
    func update(
        _ index: Int, length: CGFloat, lead: CGFloat, trail: CGFloat, gap: CGFloat
    ) -> (length: Bool, any: Bool) {
        let moves = lengths[index] != length || gaps[index] != gap
        let any = moves || leads[index] != lead || trails[index] != trail
        guard any else { return (false, false) }
        lengths[index] = length
        gaps[index] = gap
        leads[index] = lead
        trails[index] = trail
        sums.update(index, advance: gap + length, lead: lead, trail: trail)
        return (moves, true)
    }

    /// Makes room for inserted children (zero until they are measured) and forgets removed ones.
    func splice(removed: Range<Int>, inserted: Int) {
        let zeros = ContiguousArray<CGFloat>(repeating: 0, count: inserted)
        lengths.replaceSubrange(removed, with: zeros)
        gaps.replaceSubrange(removed, with: zeros)
        leads.replaceSubrange(removed, with: zeros)
        trails.replaceSubrange(removed, with: zeros)
        sums = StackRun.sums(lengths, gaps, leads, trails)
    }
}
