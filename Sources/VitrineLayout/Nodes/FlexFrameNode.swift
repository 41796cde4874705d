// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A frame with limits (Documentation/Layout.md 4.3).
///
/// Complexity: O(1).
package final class FlexFrameNode: UnaryLayoutNode {
    /// The limits along one axis, in points.
    package struct Limits: Equatable, Sendable {
        package var minimum: CGFloat?
        package var ideal: CGFloat?
        package var maximum: CGFloat?

        package init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
            self.minimum = minimum
            self.ideal = ideal
            self.maximum = maximum
        }

        package var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

        /// The limits with an ideal below the minimum, or a maximum below the ideal, raised to it.
        fileprivate var ordered: Limits {
            var limits = self
            if let low = limits.minimum, let ideal = limits.ideal { limits.ideal = max(low, ideal) }
            if let low = limits.ideal ?? limits.minimum, let high = limits.maximum { limits.maximum = max(low, high) }
            return limits
        }

        fileprivate func clamp(_ length: CGFloat) -> CGFloat {
            max(minimum ?? -.infinity, min(maximum ?? .infinity, length))
        }

        fileprivate func childProposal(_ proposal: CGFloat?) -> CGFloat? {
            (proposal ?? ideal).map { clamp($0) }
        }

        fileprivate func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
            if let proposal {
                if minimum != nil && maximum != nil { return clamp(proposal) }
            } else if let ideal {
                return ideal
            }
            let offered = childProposal(proposal)
            switch (minimum, maximum) {
            case (nil, nil): return child
            case (_?, _?): return clamp(child)
            case (let low?, nil): return max(min(offered ?? child, child), low)
            case (nil, let high?): return min(max(offered ?? child, child), high)
            }
        }
    }

    package var horizontal: Limits {
        didSet { if horizontal != oldValue { setNeedsLayout() } }
    }
    package var vertical: Limits {
        didSet { if vertical != oldValue { setNeedsLayout() } }
    }
    package var alignment: Alignment {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    /// Whether it is a page or a tab, to whose size views inside may refer.
    package var isContainer = false

    package override func containerSize(for child: LayoutNode) -> CGSize? { isContainer && isPlaced ? size : nil }

    package init(
        tree: LayoutTree, horizontal: Limits = Limits(), vertical: Limits = Limits(), alignment: Alignment = .center
    ) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.alignment = alignment
        super.init(tree: tree)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let (columns, rows) = (horizontal.ordered, vertical.ordered)
        let inner = ProposedViewSize(
            width: columns.childProposal(proposal.width), height: rows.childProposal(proposal.height))
        let size = child?.sizeThatFits(inner) ?? .zero
        return CGSize(
            width: columns.length(proposal.width, child: size.width),
            height: rows.length(proposal.height, child: size.height))
    }

    /// Proposes the final size to the child.
    ///
    /// An axis without limits keeps the original proposal: the frame's length is then the child's own for it, and a
    /// stack inside keeps its ideal layout (and with it its run).
    package override func childPlacement(
        of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        let inner = ProposedViewSize(
            width: horizontal.isEmpty ? proposal.width : size.width,
            height: vertical.isEmpty ? proposal.height : size.height)
        return Placement(
            origin: LayoutNode.alignedOrigin(of: child, proposal: inner, in: size, alignment: alignment),
            proposal: inner)
    }

    package override func computeSpacing() -> ViewSpacing {
        super.computeSpacing().resetting(horizontal: !horizontal.isEmpty, vertical: !vertical.isEmpty)
    }

    package override var mayBeRigid: Bool { true }

    /// Rigid along an axis without limits, if the child is.
    package override func computeRigidLength(along axis: Axis, cross: CGFloat?) -> CGFloat? {
        guard (axis == .horizontal ? horizontal : vertical).isEmpty else { return nil }
        let across = axis == .horizontal ? vertical : horizontal
        return child?.rigidLength(along: axis, cross: across.ordered.childProposal(cross))
    }
}
