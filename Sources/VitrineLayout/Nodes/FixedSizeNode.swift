// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Proposes the ideal size along some axes (Documentation/Layout.md 4.4), and centres a child of another size.
///
/// Complexity: O(1).
package final class FixedSizeNode: UnaryLayoutNode {
    package var isHorizontal: Bool {
        didSet { if isHorizontal != oldValue { setNeedsLayout() } }
    }
    package var isVertical: Bool {
        didSet { if isVertical != oldValue { setNeedsLayout() } }
    }

    package init(tree: LayoutTree, horizontal: Bool = true, vertical: Bool = true) {
        isHorizontal = horizontal
        isVertical = vertical
        super.init(tree: tree)
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: isHorizontal ? nil : proposal.width, height: isVertical ? nil : proposal.height)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        child?.sizeThatFits(childProposal(proposal)) ?? .zero
    }

    package override func childPlacement(
        of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        let inner = childProposal(proposal)
        let childSize = child.sizeThatFits(inner)
        return Placement(
            origin: CGPoint(x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2),
            proposal: inner)
    }

    package override var mayBeRigid: Bool { true }

    package override func computeRigidLength(along axis: Axis, cross: CGFloat?) -> CGFloat? {
        if axis == .horizontal ? isHorizontal : isVertical {
            return sizeThatFits(ProposedViewSize(nil, cross, along: axis))[axis]
        }
        let isCrossFixed = axis == .horizontal ? isVertical : isHorizontal
        return child?.rigidLength(along: axis, cross: isCrossFixed ? nil : cross)
    }
}
