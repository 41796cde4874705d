// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Proposes the largest fitting or smallest covering box of an aspect ratio (Documentation/Layout.md 4.8).
///
/// Complexity: O(1).
package final class AspectRatioNode: UnaryLayoutNode {
    /// The relation of the box to the proposal.
    package enum Mode: Sendable {
        case fit
        case fill
    }

    /// The ratio of width to height; `nil` for that of the child's ideal size.
    package var ratio: CGFloat? {
        didSet { if ratio != oldValue { setNeedsLayout() } }
    }
    package var mode: Mode {
        didSet { if mode != oldValue { setNeedsLayout() } }
    }

    package init(tree: LayoutTree, ratio: CGFloat?, mode: Mode) {
        self.ratio = ratio
        self.mode = mode
        super.init(tree: tree)
    }

    private func childProposal(_ proposal: ProposedViewSize, child: LayoutNode) -> ProposedViewSize {
        if proposal.width == nil && proposal.height == nil { return proposal }
        var ratio = ratio ?? 0
        if self.ratio == nil {
            let ideal = child.sizeThatFits(.unspecified)
            ratio = ideal.height > 0 ? ideal.width / ideal.height : 0
        }
        guard ratio > 0, ratio.isFinite else { return proposal }
        let missing: CGFloat = mode == .fit ? .infinity : 0
        let width = proposal.width ?? missing
        let height = proposal.height ?? missing
        let chosen = mode == .fit ? min(width, height * ratio) : max(width, height * ratio)
        return ProposedViewSize(width: chosen, height: chosen / ratio)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let child else { return .zero }
        return child.sizeThatFits(childProposal(proposal, child: child))
    }

    package override func childPlacement(
        of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        let inner = childProposal(proposal, child: child)
        let childSize = child.sizeThatFits(inner)
        return Placement(
            origin: CGPoint(x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2),
            proposal: inner)
    }
}
