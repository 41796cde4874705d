// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The window: proposes the container less its safe area and centres the view there (facts/layout.md 2.3). O(1).
package final class RootNode: UnaryLayoutNode {
    /// What the platform keeps free at the container's edges, in points.
    package var containerInsets: EdgeInsets {
        didSet { if containerInsets != oldValue { setNeedsLayout() } }
    }

    package init(tree: LayoutTree, insets: EdgeInsets = EdgeInsets()) {
        containerInsets = insets
        super.init(tree: tree)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let inner = child?.sizeThatFits(proposal.inset(by: containerInsets)) ?? .zero
        return proposal.replacingUnspecifiedDimensions(by: CGSize(
            width: inner.width + containerInsets.horizontal, height: inner.height + containerInsets.vertical))
    }

    package override func childPlacement(
        of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        let inner = proposal.inset(by: containerInsets)
        let childSize = child.sizeThatFits(inner)
        let width = size.width - containerInsets.horizontal
        let height = size.height - containerInsets.vertical
        return Placement(
            origin: CGPoint(
                x: containerInsets.leading + (width - childSize.width) / 2,
                y: containerInsets.top + (height - childSize.height) / 2),
            proposal: inner)
    }

    package override func safeArea(ofChild child: LayoutNode) -> SafeArea? {
        let full = CGRect(origin: .zero, size: size)
        return SafeArea(full: full, safe: full.inset(by: containerInsets, isRightToLeft: isRightToLeft))
    }
}
