// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Gives its child an explicit guide (Documentation/Layout.md 4.5).
///
/// Complexity: O(1).
package final class AlignmentGuideNode: UnaryLayoutNode {
    package let key: AlignmentKey
    /// The function from the child's dimensions to the guide's position; setting it invalidates the layout.
    package var guide: (ViewDimensions) -> CGFloat {
        didSet { setNeedsLayout() }
    }

    package init(tree: LayoutTree, key: AlignmentKey, guide: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.guide = guide
        super.init(tree: tree)
        tree.declareGuide(key)
    }

    package override func computeExplicitAlignment(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        guard key == self.key else {
            return super.computeExplicitAlignment(key, proposal: proposal, size: size)
        }
        return guide(ViewDimensions(size: size, node: child, proposal: proposal))
    }

    package override var mayBeRigid: Bool { true }

    package override func computeRigidLength(along axis: Axis, cross: CGFloat?) -> CGFloat? {
        child?.rigidLength(along: axis, cross: cross)
    }
}
