// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Gives its child a priority in the distribution of space (Documentation/Layout.md 3.8).
///
/// Complexity: O(1).
package final class LayoutPriorityNode: UnaryLayoutNode {
    package var priority: Double {
        didSet { if priority != oldValue { setNeedsLayout() } }
    }

    package init(tree: LayoutTree, priority: Double) {
        self.priority = priority
        super.init(tree: tree)
    }

    package override func computeLayoutPriority() -> Double { priority }

    package override var mayBeRigid: Bool { true }

    package override func computeRigidLength(along axis: Axis, cross: CGFloat?) -> CGFloat? {
        child?.rigidLength(along: axis, cross: cross)
    }
}
