// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A transparent node: display effects (offset, opacity, clips, transforms) hang their attachment here. O(1).
///
/// `offset` and its kin have no layout effect (Documentation/Layout.md 2.7); the surface applies them to this node's
/// layer.
package final class WrapperNode: UnaryLayoutNode {
    /// Whoever put the wrapper here, to be found from the wrapper inside.
    package var companion: AnyObject?

    /// Whether what lies below keeps the distance of a control, whatever is inside (Documentation/Layout.md 3.7).
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
}
