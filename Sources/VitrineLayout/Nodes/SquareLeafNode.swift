// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A view that takes the square of the smaller proposed side: a circle (Documentation/Layout.md 3.9).
///
/// Complexity: O(1).
package final class SquareLeafNode: LayoutNode {
    package override init(tree: LayoutTree) {
        super.init(tree: tree)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = max(min(size.width, size.height), 0)
        return CGSize(width: side, height: side)
    }
}
