// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A node with a list of children.
///
/// Invariant: `children[i].index == i` and `children[i].parent === self`. Changing the list costs the changed nodes
/// plus the renumbering of those behind them; nothing is measured until the next layout pass.
package class MultiLayoutNode: LayoutNode {
    package final private(set) var children: ContiguousArray<LayoutNode> = []

    package override init(tree: LayoutTree) {
        super.init(tree: tree)
    }

    deinit {
        for child in children { abandon(child) }
    }

    package override func forEachLayoutChild(_ body: (LayoutNode) -> Void) { children.forEach(body) }

    /// Replaces the list; equal nodes at both ends are left unchanged.
    package final func setChildren(_ new: [LayoutNode]) {
        var start = 0
        while start < children.count && start < new.count && children[start] === new[start] { start += 1 }
        var oldEnd = children.count
        var newEnd = new.count
        while oldEnd > start && newEnd > start && children[oldEnd - 1] === new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        guard start < oldEnd || start < newEnd else { return }
        splice(remove: start..<oldEnd, insert: Array(new[start..<newEnd]))
    }

    /// Removes a range and inserts nodes at its start.
    package final func splice(remove range: Range<Int>, insert new: [LayoutNode]) {
        guard !range.isEmpty || !new.isEmpty else { return }
        let removed = children[range]
        for child in removed { abandon(child) }
        children.replaceSubrange(range, with: new)
        for (offset, child) in new.enumerated() { adopt(child, index: range.lowerBound + offset) }
        if new.count != range.count {
            var index = range.lowerBound + new.count
            while index < children.count {
                children[index].index = index
                index += 1
            }
        }
        tree.changes.restructured.append(self)
        childrenWereSpliced(removed: range, inserted: new.count)
    }

    /// Called after the list has changed; by default it invalidates the layout.
    package func childrenWereSpliced(removed: Range<Int>, inserted: Int) {
        setNeedsLayout()
    }

    /// Merges the explicit guides of children (Documentation/Layout.md 4.5): the mean, but the first one for first
    /// baselines, the last one for last baselines, and that of the first text for list row separators.
    package static func merge(_ values: ContiguousArray<CGFloat>, for key: AlignmentKey) -> CGFloat? {
        guard !values.isEmpty else { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
        if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
        if key == HorizontalAlignment.listRowSeparatorLeading.key { return values.first }
        return values.reduce(0, +) / CGFloat(values.count)
    }
}
