// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// One solution of a stack: the results of every child for one proposal, in one contiguous array.
///
/// Origins along the main axis are sums over (gap, length) and are not stored (Documentation/Rules.md 3.11); the origin
/// across is the run's `lead` minus the slot's. A change of one slot is O(log n); a splice is O(n) arithmetic without
/// measurements. A run of a few slots, as most stacks have, is summed on demand and holds no tree.
package final class StackRun {
    /// The result of one child, in points.
    package struct Slot: Equatable {
        package var length: CGFloat = 0
        /// The gap before the child; 0 before the first.
        package var gap: CGFloat = 0
        /// The child's extent before its cross guide.
        package var lead: CGFloat = 0
        /// The child's extent after its cross guide.
        package var trail: CGFloat = 0

        var advance: CGFloat { gap + length }
    }

    package let main: CGFloat?
    package let cross: CGFloat?
    package private(set) var slots: ContiguousArray<Slot>
    /// The proposal of each child along the main axis; `nil` if it was "ideal" for all.
    let shares: ContiguousArray<CGFloat>?
    /// The tree of sums of a run with many slots.
    private var tree: RunTree?

    /// The largest number of slots that are summed on demand.
    private static let smallCount = 8

    init(main: CGFloat?, cross: CGFloat?, slots: ContiguousArray<Slot>, shares: ContiguousArray<CGFloat>?) {
        self.main = main
        self.cross = cross
        self.slots = slots
        self.shares = shares
        tree = StackRun.tree(slots)
    }

    private static func tree(_ slots: ContiguousArray<Slot>) -> RunTree? {
        guard slots.count > smallCount else { return nil }
        return RunTree(count: slots.count) { (slots[$0].advance, slots[$0].lead, slots[$0].trail) }
    }

    package var count: Int { slots.count }

    package var mainLength: CGFloat { tree?.total ?? slots.reduce(0) { $0 + $1.advance } }

    package var crossLength: CGFloat { lead + trail }

    /// The distance of the common guide from the run's cross edge, at least zero.
    package var lead: CGFloat { tree?.lead ?? slots.reduce(0) { max($0, $1.lead) } }

    /// The largest extent after the guide, at least zero.
    private var trail: CGFloat { tree?.trail ?? slots.reduce(0) { max($0, $1.trail) } }

    /// Returns the child's start along the main axis.
    package func mainOrigin(_ index: Int) -> CGFloat {
        let before = tree?.prefix(index) ?? slots[..<index].reduce(0) { $0 + $1.advance }
        return before + slots[index].gap
    }

    /// Returns the child's start across the main axis.
    package func crossOrigin(_ index: Int) -> CGFloat { lead - slots[index].lead }

    func proposal(_ index: Int, along axis: Axis) -> ProposedViewSize {
        ProposedViewSize(shares?[index], cross, along: axis)
    }

    /// Writes a slot and returns whether its length, and whether anything, has changed.
    func update(_ index: Int, _ slot: Slot) -> (length: Bool, any: Bool) {
        let old = slots[index]
        guard slot != old else { return (false, false) }
        slots[index] = slot
        tree?.update(index, advance: slot.advance, lead: slot.lead, trail: slot.trail)
        return (slot.length != old.length || slot.gap != old.gap, true)
    }

    /// Inserts empty slots for new children (zero until they are measured) and removes those of old ones.
    func splice(removed: Range<Int>, inserted: Int) {
        slots.replaceSubrange(removed, with: repeatElement(Slot(), count: inserted))
        tree = StackRun.tree(slots)
    }
}
