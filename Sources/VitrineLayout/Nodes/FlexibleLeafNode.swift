// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A view that accepts any proposal, with an ideal of 10 × 10 points: colours, shapes, canvases
/// (Documentation/Layout.md 2.4).
///
/// Complexity: O(1).
package final class FlexibleLeafNode: LayoutNode {
    package override init(tree: LayoutTree) {
        super.init(tree: tree)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }
}
