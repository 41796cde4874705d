// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Takes the whole proposal and places the child's centre at a point (Documentation/Layout.md 4.9).
///
/// The point is measured from the left in both layout directions (3.13). Complexity: O(1).
package final class PositionNode: UnaryLayoutNode {
    /// The position in points, from the top left corner.
    package var position: CGPoint {
        didSet { if position != oldValue { setNeedsPlacement() } }
    }

    package init(tree: LayoutTree, position: CGPoint) {
        self.position = position
        super.init(tree: tree)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: child?.sizeThatFits(proposal) ?? .zero)
    }

    package override func placeChildren() {
        guard let child else { return }
        let childSize = child.sizeThatFits(placedProposal)
        let origin = CGPoint(x: position.x - childSize.width / 2, y: position.y - childSize.height / 2)
        placeUnmirrored(child, at: origin, size: childSize, proposal: placedProposal)
    }

    /// Always `nil`: a positioned view exposes only its own edges to its parent.
    package override func computeExplicitAlignment(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? { nil }
}
