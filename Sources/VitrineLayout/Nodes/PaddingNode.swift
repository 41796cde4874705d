// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Insets around a child (Documentation/Layout.md 4.1): the proposal is reduced by them, the size increased.
///
/// Complexity: O(1).
package final class PaddingNode: UnaryLayoutNode {
    /// The insets in points.
    package var insets: EdgeInsets {
        didSet { if insets != oldValue { setNeedsLayout() } }
    }

    package init(tree: LayoutTree, insets: EdgeInsets) {
        self.insets = insets
        super.init(tree: tree)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let child else { return .zero }
        let size = child.sizeThatFits(proposal.inset(by: insets))
        return CGSize(
            width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
    }

    package override func childPlacement(
        of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
    }

    package override func computeSpacing() -> ViewSpacing {
        var padded: Edge.Set = []
        if insets.top != 0 { padded.insert(.top) }
        if insets.bottom != 0 { padded.insert(.bottom) }
        if insets.leading != 0 { padded.insert(.leading) }
        if insets.trailing != 0 { padded.insert(.trailing) }
        return super.computeSpacing().replacing(padded, from: ViewSpacing())
    }

    package override var mayBeRigid: Bool { true }

    package override func computeRigidLength(along axis: Axis, cross: CGFloat?) -> CGFloat? {
        let inner = ProposedViewSize(nil, cross, along: axis).inset(by: insets)
        return child?.rigidLength(along: axis, cross: inner[axis.crossed]).map {
            max($0 + (axis == .horizontal ? insets.horizontal : insets.vertical), 0)
        }
    }
}

extension ProposedViewSize {
    /// Returns the proposal reduced by insets, not below zero.
    package func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max($0 - insets.horizontal, 0) }, height: height.map { max($0 - insets.vertical, 0) })
    }
}
