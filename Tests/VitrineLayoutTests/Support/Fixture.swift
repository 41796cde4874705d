// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

@_spi(Engine) @testable import VitrineLayout

/// Builds small trees and reads frames in the container's coordinates; its nodes end with it.
final class Fixture {
    let tree: LayoutTree
    let root: RootNode

    init(profile: PlatformProfile = .iOS26At2x) {
        tree = LayoutTree(profile: profile)
        root = RootNode(tree: tree)
    }

    deinit { tree.end() }

    func mount(_ node: LayoutNode, _ width: CGFloat, _ height: CGFloat) {
        root.child = node
        tree.setRoot(root, proposal: ProposedViewSize(width: width, height: height))
        tree.layout()
    }

    func frame(_ node: LayoutNode) -> [CGFloat] {
        let frame = node.frame(in: nil)
        return [frame.minX, frame.minY, frame.width, frame.height]
    }

    // MARK: - Builders

    var color: LayoutNode { FlexibleLeafNode(tree: tree) }
    var circle: LayoutNode { SquareLeafNode(tree: tree) }
    func rigid(_ width: CGFloat, _ height: CGFloat) -> RigidLeafNode {
        RigidLeafNode(tree: tree, size: CGSize(width: width, height: height))
    }
    func spacer(_ minimum: CGFloat? = nil) -> LayoutNode { SpacerNode(tree: tree, minLength: minimum) }

    func frame(_ width: CGFloat?, _ height: CGFloat?, _ alignment: Alignment = .center, _ child: LayoutNode)
        -> FrameNode
    {
        let node = FrameNode(tree: tree, width: width, height: height, alignment: alignment)
        node.child = child
        return node
    }

    func wrap<Node: UnaryLayoutNode>(_ node: Node, _ child: LayoutNode) -> Node {
        node.child = child
        return node
    }

    func vstack(_ alignment: HorizontalAlignment = .center, _ spacing: CGFloat? = nil, _ children: [LayoutNode])
        -> StackNode
    {
        let node = StackNode(tree: tree, axis: .vertical, alignment: alignment.key, spacing: spacing)
        node.setChildren(children)
        return node
    }

    func hstack(_ alignment: VerticalAlignment = .center, _ spacing: CGFloat? = nil, _ children: [LayoutNode])
        -> StackNode
    {
        let node = StackNode(tree: tree, axis: .horizontal, alignment: alignment.key, spacing: spacing)
        node.setChildren(children)
        return node
    }

    func zstack(_ alignment: Alignment = .center, _ children: [LayoutNode]) -> ZStackNode {
        let node = ZStackNode(tree: tree, alignment: alignment)
        node.setChildren(children)
        return node
    }

    func scroll(_ axes: Axis.Set = .vertical, _ child: LayoutNode) -> ScrollNode {
        wrap(ScrollNode(tree: tree, axes: axes), child)
    }

    /// A one-line text of a size with the macOS 13 pt spacing of the recorded cases.
    func text(_ width: CGFloat, _ height: CGFloat = 16, baseline: CGFloat = 13) -> MeasuredLeafNode {
        MeasuredLeafNode(tree: tree, spacing: .text(below: 8.15087890625, above: 4.7421875, textToText: 0)) { _ in
            MeasuredLeafNode.Measurement(
                size: CGSize(width: width, height: height), firstBaseline: baseline, lastBaseline: baseline)
        }
    }
}
