// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Attaches a value that a custom layout reads from its subviews (Documentation/Layout.md 4.15).
///
/// Complexity: O(1).
package final class LayoutValueNode: UnaryLayoutNode {
    package let key: ObjectIdentifier
    /// The value; setting it invalidates the layout of the container that can read it.
    package var value: Any {
        didSet {
            var node: LayoutNode? = parent
            while let unary = node as? UnaryLayoutNode { node = unary.parent }
            node?.setNeedsLayout()
        }
    }

    package init(tree: LayoutTree, key: ObjectIdentifier, value: Any) {
        self.key = key
        self.value = value
        super.init(tree: tree)
    }

    package override func layoutValue(_ key: ObjectIdentifier) -> Any? {
        key == self.key ? value : super.layoutValue(key)
    }

    package override var mayBeRigid: Bool { true }

    package override func computeRigidLength(along axis: Axis, cross: CGFloat?) -> CGFloat? {
        child?.rigidLength(along: axis, cross: cross)
    }
}
