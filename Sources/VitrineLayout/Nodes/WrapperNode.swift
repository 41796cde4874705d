// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A transparent node, to which display effects (offset, opacity, clips, transforms) attach.
///
/// `offset` and similar effects do not affect layout (Documentation/Layout.md 2.7); the surface applies them to this
/// node's layer. Complexity: O(1).
package final class WrapperNode: UnaryLayoutNode {
    /// The object that created the wrapper, which nodes inside can find through it.
    package var companion: AnyObject?

    /// Whether the distance to a view below is that of a control, whatever is inside (Documentation/Layout.md 3.7).
    package var spacesBelowAsControl = false {
        didSet { if spacesBelowAsControl != oldValue { setNeedsLayout() } }
    }

    package override init(tree: LayoutTree) {
        super.init(tree: tree)
    }

    package override func computeSpacing() -> ViewSpacing {
        let spacing = super.computeSpacing()
        return spacesBelowAsControl ? spacing.replacing(.bottom, from: ViewSpacing()) : spacing
    }

    package override var mayBeRigid: Bool { true }

    package override func computeRigidLength(along axis: Axis, cross: CGFloat?) -> CGFloat? {
        child?.rigidLength(along: axis, cross: cross)
    }
}
