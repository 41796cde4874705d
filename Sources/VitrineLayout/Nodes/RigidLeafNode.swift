// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A view of fixed size whatever is proposed: an image that is not resizable (Documentation/Layout.md 4.10).
///
/// Complexity: O(1).
package final class RigidLeafNode: LayoutNode {
    /// The size in points.
    package var fixedSize: CGSize {
        didSet { if fixedSize != oldValue { setNeedsLayout() } }
    }

    package init(tree: LayoutTree, size: CGSize) {
        fixedSize = size
        super.init(tree: tree)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { fixedSize }

    package override var mayBeRigid: Bool { true }

    package override func computeRigidLength(along axis: Axis, cross: CGFloat?) -> CGFloat? {
        axis == .horizontal ? fixedSize.width : fixedSize.height
    }
}
