// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A frame whose lengths depend on the nearest container: a scroll view, a page, a tab or the window.
///
/// Invariant: after a pass the sizes are those for the container's size at that time. A measurement may happen before
/// the container has its size; `LayoutTree.observePosition` repeats it after the pass. Complexity: O(1), and O(depth)
/// to find the container.
package final class ContainerFrameNode: UnaryLayoutNode {
    package typealias Length = (_ container: CGFloat, _ axis: Axis) -> CGFloat

    package var axes: Axis.Set {
        didSet { if axes != oldValue { setNeedsLayout() } }
    }
    /// The function from the container's length to the frame's, in points.
    package var length: Length {
        didSet { setNeedsLayout() }
    }
    package var alignment: Alignment {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }
    /// The container's size of the last measurement.
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

    /// The size of the nearest container without bars and margins.
    private var container: CGSize? {
        var node: LayoutNode = self
        while let parent = node.parent {
            if let size = parent.containerSize(for: node) { return size }
            node = parent
        }
        return nil
    }

    /// Returns the lengths for the container size of the last measurement: placing the frame must not hide a change of
    /// the container.
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
