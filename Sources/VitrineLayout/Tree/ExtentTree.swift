// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The lengths of rows, most of which have not been measured.
///
/// A complete binary tree whose nodes hold the sum of the known advances and the number of unknown slots, so that one
/// estimate serves all unknown ones without touching them. `set`, `prefix` and `index(at:)` are O(log n).
package struct ExtentTree {
    private struct Sums {
        var known: CGFloat = 0
        var unknown = 0

        func extent(_ estimate: CGFloat) -> CGFloat { known + CGFloat(unknown) * estimate }
    }

    private var nodes: ContiguousArray<Sums>
    private let capacity: Int
    package let count: Int

    /// Creates a tree from known advances; `nil` is unknown.
    package init(count: Int, known: (Int) -> CGFloat?) {
        self.count = count
        var capacity = 1
        while capacity < count { capacity *= 2 }
        self.capacity = capacity
        nodes = ContiguousArray(repeating: Sums(), count: 2 * capacity)
        for index in 0..<count {
            nodes[capacity + index] = known(index).map { Sums(known: $0) } ?? Sums(unknown: 1)
        }
        for node in stride(from: capacity - 1, to: 0, by: -1) { combine(node) }
    }

    private mutating func combine(_ node: Int) {
        let (left, right) = (nodes[2 * node], nodes[2 * node + 1])
        nodes[node] = Sums(known: left.known + right.known, unknown: left.unknown + right.unknown)
    }

    package func known(_ index: Int) -> CGFloat? {
        let slot = nodes[capacity + index]
        return slot.unknown == 0 ? slot.known : nil
    }

    package mutating func set(_ index: Int, _ advance: CGFloat) {
        var node = capacity + index
        guard nodes[node].unknown != 0 || nodes[node].known != advance else { return }
        nodes[node] = Sums(known: advance)
        while node > 1 {
            node /= 2
            combine(node)
        }
    }

    package func total(estimate: CGFloat) -> CGFloat { nodes[1].extent(estimate) }

    /// The mean of the known advances; `nil` if there are none.
    ///
    /// The first one, which the space above a list adds to, counts only if no other is known.
    package var mean: CGFloat? {
        let measured = count - nodes[1].unknown
        if measured > 1, let first = known(0) { return (nodes[1].known - first) / CGFloat(measured - 1) }
        return measured > 0 ? nodes[1].known / CGFloat(measured) : nil
    }

    /// Returns the extent of the slots before `index`.
    package func prefix(_ index: Int, estimate: CGFloat) -> CGFloat {
        guard index < capacity else { return total(estimate: estimate) }
        var (node, width, position) = (1, capacity, index)
        var sum: CGFloat = 0
        while width > 1 {
            width /= 2
            node *= 2
            if position >= width {
                sum += nodes[node].extent(estimate)
                node += 1
                position -= width
            }
        }
        return sum
    }

    /// Returns the slot that contains `offset`, within `0..<count`.
    package func index(at offset: CGFloat, estimate: CGFloat) -> Int {
        var node = 1
        var rest = offset
        while node < capacity {
            node *= 2
            let extent = nodes[node].extent(estimate)
            if rest >= extent {
                rest -= extent
                node += 1
            }
        }
        return max(0, min(node - capacity, count - 1))
    }
}
