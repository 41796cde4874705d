// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Padding that counts as unsafe area inside (Documentation/Layout.md 4.11), so that scroll views keep it as content
/// inset.
///
/// Complexity: O(1).
package final class SafeAreaPaddingNode: UnaryLayoutNode {
    /// The insets in points.
    package var insets: EdgeInsets {
        didSet { if insets != oldValue { setNeedsLayout() } }
    }

    package init(tree: LayoutTree, insets: EdgeInsets) {
        self.insets = insets
        super.init(tree: tree)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = child?.sizeThatFits(proposal.inset(by: insets)) ?? .zero
        return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
    }

    package override func childPlacement(
        of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
    }

    package override func safeArea(ofChild child: LayoutNode) -> SafeArea? {
        let bounds = CGRect(origin: .zero, size: size)
        return SafeArea(
            full: bounds.outset(by: safeAreaInsets, isRightToLeft: isRightToLeft),
            safe: bounds.inset(by: insets, isRightToLeft: isRightToLeft))
    }
}
