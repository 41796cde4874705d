// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A view with an accessory at its trailing end, which takes its room from the view (Documentation/Layout.md 10.9).
///
/// With an accessory the node is at least as wide as what it is offered, and the view has what the accessory and the
/// gap leave; without one it is transparent. An accessory wider than half of the width has that half, or whatever the
/// view's ideal width leaves. Both are centred across; guides are the view's alone. Complexity: O(1).
package final class TrailingRoomNode: UnaryLayoutNode {
    /// The accessory; the setter attaches it.
    package var accessory: LayoutNode? {
        didSet {
            guard oldValue !== accessory else { return }
            if let oldValue { abandon(oldValue) }
            if let accessory { adopt(accessory, index: 1) }
            tree.changes.restructured.append(self)
            setNeedsLayout()
        }
    }
    /// The distance between the view and its accessory, in points.
    package var gap: CGFloat {
        didSet { if gap != oldValue { setNeedsLayout() } }
    }

    package init(tree: LayoutTree, gap: CGFloat) {
        self.gap = gap
        super.init(tree: tree)
    }

    deinit {
        if let accessory { abandon(accessory) }
    }

    private func accessoryProposal(_ accessory: LayoutNode, _ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let width = proposal.width, accessory.sizeThatFits(.unspecified).width > width / 2
        else { return .unspecified }
        let rest = width - gap - (child?.sizeThatFits(.unspecified).width ?? 0)
        return ProposedViewSize(width: max(width / 2, rest), height: nil)
    }

    /// Returns what is left for the view beside an accessory of a width.
    private func rest(of proposal: ProposedViewSize, beside width: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max($0 - gap - width, 0) }, height: proposal.height)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let accessory else { return super.computeSize(proposal) }
        let end = accessory.sizeThatFits(accessoryProposal(accessory, proposal))
        let size = child?.sizeThatFits(rest(of: proposal, beside: end.width)) ?? .zero
        let natural = size.width + gap + end.width
        return CGSize(width: max(proposal.width ?? natural, natural), height: max(size.height, end.height))
    }

    package override func childPlacement(
        of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        guard let accessory else { return super.childPlacement(of: child, in: size, proposal: proposal) }
        let end = accessory.sizeThatFits(accessoryProposal(accessory, proposal))
        let inner = rest(of: proposal, beside: end.width)
        return Placement(
            origin: CGPoint(x: 0, y: (size.height - child.sizeThatFits(inner).height) / 2), proposal: inner)
    }

    package override func placeChildren() {
        super.placeChildren()
        guard let accessory else { return }
        let proposal = accessoryProposal(accessory, placedProposal)
        let end = accessory.sizeThatFits(proposal)
        place(
            accessory, at: CGPoint(x: size.width - end.width, y: (size.height - end.height) / 2), proposal: proposal)
    }

    package override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        super.forEachLayoutChild(body)
        if let accessory { body(accessory) }
    }

    package override var mayBeRigid: Bool { true }

    package override func computeRigidLength(along axis: Axis, cross: CGFloat?) -> CGFloat? {
        accessory == nil ? child?.rigidLength(along: axis, cross: cross) : nil
    }
}
