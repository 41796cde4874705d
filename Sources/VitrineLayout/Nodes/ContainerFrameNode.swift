// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A frame whose lengths follow the nearest container: a scroll view, a page, a tab or the window. O(1), and O(depth)
/// to find the container.
///
/// Invariant: after a pass the answers are those for the container's size then. A measure may come before the container
/// has its size; `LayoutTree.observePosition` asks again after the pass.
package final class ContainerFrameNode: UnaryLayoutNode {
    package typealias Length = (_ container: CGFloat, _ axis: Axis) -> CGFloat

    package var axes: Axis.Set {
        didSet { if axes != oldValue { setNeedsLayout() } }
    }
    /// From the container's length to the frame's, in points.
    package var length: Length {
        didSet { setNeedsLayout() }
    }
    package var alignment: Alignment {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }
    /// What the last answers were made for.
    private var used: CGSize?

    package init(tree: LayoutTree, axes: Axis.Set, alignment: Alignment, length: @escaping Length) {
        self.axes = axes
        self.length = length
        self.alignment = alignment
        super.init(tree: tree)
        tree.observePosition(of: self) { node in
            guard let node = node as? ContainerFrameNode, node.used != node.container else { return false }
            node.setNeedsLayout()
            return false
        }
    }

    /// The size of the nearest container less what bars and margins take.
    private var container: CGSize? {
        var node: LayoutNode = self
        while let parent = node.parent {
            if let size = parent.containerSize(for: node) { return size }
            node = parent
        }
        return nil
    }

    /// For the container that the frame was measured in: placing it must not hide that the container is another one.
    private func lengths() -> (width: CGFloat?, height: CGFloat?) {
        guard let size = used else { return (nil, nil) }
        func valid(_ axis: Axis) -> CGFloat? {
            guard axes.contains(Axis.Set(axis)), size[axis].isFinite else { return nil }
            let result = length(size[axis], axis)
            return result.isFinite && result >= 0 ? result : nil
        }
        return (valid(.horizontal), valid(.vertical))
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        used = container
        let (width, height) = lengths()
        if let width, let height { return CGSize(width: width, height: height) }
        let inner = ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
        let size = child?.sizeThatFits(inner) ?? .zero
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    package override func childPlacement(
        of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        let (width, height) = lengths()
        let inner = ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
        return Placement(
            origin: LayoutNode.alignedOrigin(of: child, proposal: inner, in: size, alignment: alignment),
            proposal: inner)
    }

    package override func computeSpacing() -> ViewSpacing {
        super.computeSpacing().resetting(
            horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
    }
}
