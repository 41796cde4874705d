// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A column in which icons are centred (Documentation/Layout.md 10.10).
///
/// The child is proposed the column's width, whatever the proposal; one that is wider nevertheless widens the column. A
/// symbol, whose frame follows its drawing, may reach out of it a little, so that titles below each other begin at one
/// place. Complexity: O(1), and the modifiers around a symbol.
package final class IconSlotNode: UnaryLayoutNode {
    /// The least width, in points.
    package var width: CGFloat {
        didSet { if width != oldValue { setNeedsLayout() } }
    }
    /// How far a symbol may reach out of the column at each side, in points.
    package var reach: CGFloat {
        didSet { if reach != oldValue { setNeedsLayout() } }
    }

    package init(tree: LayoutTree, width: CGFloat, reach: CGFloat) {
        self.width = width
        self.reach = reach
        super.init(tree: tree)
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width, height: proposal.height)
    }

    /// Returns whether the child is a symbol as it is: a leaf with a baseline that is no text.
    private func isSymbol(_ child: LayoutNode, in proposal: ProposedViewSize) -> Bool {
        guard child.dimensions(in: proposal).explicit(VerticalAlignment.firstTextBaseline.key) != nil
        else { return false }
        var node = child
        while let wrapper = node as? WrapperNode, let inner = wrapper.child { node = inner }
        return (node as? MeasuredLeafNode)?.isText == false
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let child else { return CGSize(width: width, height: 0) }
        let inner = childProposal(proposal)
        let size = child.sizeThatFits(inner)
        let outside = size.width > width && isSymbol(child, in: inner) ? 2 * reach : 0
        return CGSize(width: max(size.width - outside, width), height: size.height)
    }

    package override func childPlacement(
        of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        let inner = childProposal(proposal)
        return Placement(
            origin: LayoutNode.alignedOrigin(of: child, proposal: inner, in: size, alignment: .center),
            proposal: inner)
    }

    /// An icon is none of the texts at which the line below a list's row begins, whatever is in it.
    package override func computeExplicitAlignment(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        if key == HorizontalAlignment.listRowSeparatorLeading.key { return nil }
        return super.computeExplicitAlignment(key, proposal: proposal, size: size)
    }

    package override func computeSpacing() -> ViewSpacing {
        super.computeSpacing().resetting(horizontal: true, vertical: false)
    }

    package override var mayBeRigid: Bool { true }

    package override func computeRigidLength(along axis: Axis, cross: CGFloat?) -> CGFloat? {
        if axis == .vertical { return child?.rigidLength(along: .vertical, cross: width) }
        return sizeThatFits(ProposedViewSize(width: nil, height: cross)).width
    }
}
