// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A resizable image: it takes the proposal, or its own size if nothing is proposed (Documentation/Layout.md 4.10).
///
/// Complexity: O(1).
package final class ResizableImageNode: LayoutNode {
    /// The size of the image, in points.
    package var idealSize: CGSize {
        didSet { if idealSize != oldValue { setNeedsLayout() } }
    }

    package init(tree: LayoutTree, idealSize: CGSize) {
        self.idealSize = idealSize
        super.init(tree: tree)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: idealSize)
        return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }
}
