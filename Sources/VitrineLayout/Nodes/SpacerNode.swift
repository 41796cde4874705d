// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Flexible space along the enclosing stack's axis (Documentation/Layout.md 3.4).
///
/// Its priority is minus infinity, so it gets space after everything else; its length is the proposal, at least the
/// minimum; across the axis it is zero. Outside a stack it expands along both axes. Complexity: O(1).
package final class SpacerNode: LayoutNode {
    /// The minimum length in points; `nil` for the platform's default.
    package var minLength: CGFloat? {
        didSet { if minLength != oldValue { setNeedsLayout() } }
    }
    /// Overrides the axis of the enclosing stack.
    package var axis: Axis? {
        didSet { if axis != oldValue { setNeedsLayout() } }
    }

    package init(tree: LayoutTree, minLength: CGFloat? = nil, axis: Axis? = nil) {
        self.minLength = minLength
        self.axis = axis
        super.init(tree: tree)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let minimum = minLength ?? tree.profile.spacerMinimum
        let axis = axis ?? enclosingStackAxis
        return CGSize(
            width: axis == .vertical ? 0 : max(proposal.width ?? minimum, minimum),
            height: axis == .horizontal ? 0 : max(proposal.height ?? minimum, minimum))
    }

    package override func computeSpacing() -> ViewSpacing {
        guard let axis = axis ?? enclosingStackAxis else { return .zero }
        return ViewSpacing().replacing(axis == .horizontal ? .horizontal : .vertical, from: .zero)
    }

    package override func computeLayoutPriority() -> Double { -.infinity }
}
