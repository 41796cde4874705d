// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Sums of advances and maxima of cross extents over a run of siblings.
///
/// A complete binary tree over a power of two of slots, each node combined from its two children, so that equal slots
/// give bitwise equal answers whatever the history. `prefix`, `update` and `index(at:)` are O(log n), `init` is O(n).
package struct RunTree {
    private struct Sums {
        var advance: CGFloat = 0
        var lead: CGFloat = 0
        var trail: CGFloat = 0
    }

    private var nodes: ContiguousArray<Sums>
    private let capacity: Int
    package let count: Int

    /// Creates a tree from the slots' advances (gap and length) and their extents before and after the cross guide.
    package init(count: Int, slot: (Int) -> (advance: CGFloat, lead: CGFloat, trail: CGFloat)) {
        self.count = count
        var capacity = 1
        while capacity < count { capacity *= 2 }
        self.capacity = capacity
        nodes = ContiguousArray(repeating: Sums(), count: 2 * capacity)
        for index in 0..<count {
            let values = slot(index)
            nodes[capacity + index] = Sums(advance: values.advance, lead: values.lead, trail: values.trail)
        }
        for node in stride(from: capacity - 1, to: 0, by: -1) { combine(node) }
    }

    private mutating func combine(_ node: Int) {
        let left = nodes[2 * node]
        let right = nodes[2 * node + 1]
        nodes[node] = Sums(
            advance: left.advance + right.advance, lead: max(left.lead, right.lead),
            trail: max(left.trail, right.trail))
    }

    package mutating func update(_ index: Int, advance: CGFloat, lead: CGFloat, trail: CGFloat) {
        var node = capacity + index
        nodes[node] = Sums(advance: advance, lead: lead, trail: trail)
        while node > 1 {
            node /= 2
            combine(node)
        }
    }

    /// The sum of all advances.
    package var total: CGFloat { nodes[1].advance }
    /// The largest extent before the guide, at least zero.
    package var lead: CGFloat { max(nodes[1].lead, 0) }
    /// The largest extent after the guide, at least zero.
    package var trail: CGFloat { max(nodes[1].trail, 0) }

    /// Returns the sum of the advances of the slots before `index`.
    package func prefix(_ index: Int) -> CGFloat {
        guard index < capacity else { return total }
        var node = 1
        var width = capacity
        var position = index
        var sum: CGFloat = 0
        while width > 1 {
            width /= 2
            node *= 2
            if position >= width {
                sum += nodes[node].advance
                node += 1
                position -= width
            }
        }
        return sum
    }

    /// Returns the slot that contains `offset`: the largest index whose prefix is not above it, within `0..<count`.
    package func index(at offset: CGFloat) -> Int {
        var node = 1
        var rest = offset
        while node < capacity {
            node *= 2
            if rest >= nodes[node].advance {
                rest -= nodes[node].advance
                node += 1
            }
        }
        return max(0, min(node - capacity, count - 1))
    }
}
