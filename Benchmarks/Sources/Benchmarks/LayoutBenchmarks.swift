// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineLayout

/// Layout alone: a nested tree of stacks without views, laid out from nothing.
@MainActor
enum LayoutBenchmarks {
    static func run() throws {
        var nodes = 0
        let samples = Samples(5, warmUp: 1) { _ in
            nodes = 0
            let tree = LayoutTree(profile: .iOS26)
            let root = RootNode(tree: tree)
            root.child = nested(tree, depth: 6, count: &nodes)
            tree.setRoot(root, proposal: ProposedViewSize(width: 4_000, height: 4_000))
            tree.layout()
        }
        let goal = "goal 7.6 µs (Taffy, 87k nodes; that tree's shape is not known to be ours); Yoga 18.5 µs"
        try Measurement("layout per node, nested", samples.median * 1_000 / Double(nodes), "µs", against: goal).report()
        try Measurement("nodes of the nested tree", Double(nodes), "nodes", against: "").report()
    }

    /// Stacks of six children, alternating axes; the leaves are rigid. Children included, 6⁶ leaves at depth 6.
    private static func nested(_ tree: LayoutTree, depth: Int, count: inout Int) -> LayoutNode {
        count += 1
        if depth == 0 { return RigidLeafNode(tree: tree, size: CGSize(width: 10, height: 10)) }
        let isVertical = depth.isMultiple(of: 2)
        let stack = StackNode(
            tree: tree,
            axis: isVertical ? .vertical : .horizontal,
            alignment: isVertical ? HorizontalAlignment.leading.key : VerticalAlignment.top.key,
            spacing: 2
        )
        stack.setChildren((0..<6).map { _ in nested(tree, depth: depth - 1, count: &count) })
        return stack
    }
}
