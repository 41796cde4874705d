// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension DisplayModel {
    /// The checksum of this copy, computed from scratch.
    package var checksum: UInt64 {
        // A wrapping sum, so that the order of the dictionary does not matter.
        var sum: UInt64 = 0
        for (id, node) in nodes where id == root || node.parent >= 0 {
            var previous = -1
            if id == root { sum &+= share(of: id, node, previous) }
            for child in node.children {
                if let node = nodes[child] { sum &+= share(of: child, node, previous) }
                previous = child
            }
        }
        return sum
    }

    private func share(of id: Int, _ node: Node, _ previous: Int) -> UInt64 {
        LayerMix.mix(
            id: id, parent: node.parent, previous: previous, isExiting: node.isExiting,
            placement: node.snapshot.placement, valueHash: node.snapshot.valueHash)
    }

    /// Returns whether this copy equals the tree as of its last batch, which must be taken first.
    package func matches(_ tree: DisplayTree) -> Bool {
        differences(from: tree).isEmpty
    }

    /// Returns the differences from the tree, in its order; empty for equal trees.
    ///
    /// Placements may differ by rounding errors of shifts.
    package func differences(from tree: DisplayTree) -> [String] {
        var differences: [String] = []
        var visited = 0
        compare(tree.root, parent: -1, visited: &visited, differences: &differences)
        if visited != nodes.count {
            differences.append("The copy holds \(nodes.count) layers, the tree \(visited).")
        }
        return differences
    }

    private func compare(_ layer: Layer, parent: Int, visited: inout Int, differences: inout [String]) {
        visited += 1
        guard let node = nodes[layer.id] else {
            differences.append("Layer \(layer.id) is missing.")
            return
        }
        func note(_ what: String) { differences.append("Layer \(layer.id): \(what).") }
        if node.parent != parent { note("parent \(node.parent) instead of \(parent)") }
        if node.isExiting != layer.isExiting { note("exiting \(node.isExiting) instead of \(layer.isExiting)") }
        let here = node.snapshot
        let there = layer.snapshot
        if here.content != there.content { note("other content") }
        if here.effects != there.effects { note("other effects") }
        if here.semantics != there.semantics { note("other semantics") }
        if here.events != there.events { note("other events") }
        if here.interaction != there.interaction { note("other interaction") }
        if here.arrangement != there.arrangement { note("other arrangement") }
        let isNear = zip(here.placement.numbers, there.placement.numbers).allSatisfy { abs($0 - $1) <= 2e-6 }
        if !isNear { note("placement \(here.placement.numbers) instead of \(there.placement.numbers)") }
        let ids = layer.children.map(\.id)
        if node.children != ids { note("children \(node.children) instead of \(ids)") }
        for child in layer.children {
            compare(child, parent: layer.id, visited: &visited, differences: &differences)
        }
    }
}

extension LayerPlacement {
    var numbers: [Double] { [x, y, width, height] }

    var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}
