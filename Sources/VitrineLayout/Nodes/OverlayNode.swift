// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A view with another one in front of or behind it (Documentation/Layout.md 4.6).
///
/// The primary view alone determines every size; the secondary one is proposed the primary's size and aligned to it. A
/// change of the secondary view never leaves this node. Complexity: O(1).
package final class OverlayNode: UnaryLayoutNode {
    /// The view in front or behind; the setter attaches it.
    package var secondary: LayoutNode? {
        didSet {
            guard oldValue !== secondary else { return }
            if let oldValue { abandon(oldValue) }
            if let secondary { adopt(secondary, index: 1) }
            tree.changes.restructured.append(self)
            setNeedsPlacement()
        }
    }
    package var alignment: Alignment {
        didSet { if alignment != oldValue { setNeedsPlacement() } }
    }
    /// Whether the secondary view is painted first.
    package let isBackground: Bool

    package init(tree: LayoutTree, alignment: Alignment = .center, isBackground: Bool = false) {
        self.alignment = alignment
        self.isBackground = isBackground
        super.init(tree: tree)
    }

    deinit {
        if let secondary { abandon(secondary) }
    }

    package override func placeChildren() {
        super.placeChildren()
        placeSecondary()
    }

    private func placeSecondary() {
        guard let secondary else { return }
        let proposal = ProposedViewSize(size)
        let container = ViewDimensions(size: size, node: self, proposal: placedProposal)
        let dimensions = secondary.dimensions(in: proposal)
        place(
            secondary,
            at: CGPoint(
                x: container[alignment.horizontal] - dimensions[alignment.horizontal],
                y: container[alignment.vertical] - dimensions[alignment.vertical]),
            proposal: proposal)
    }

    package override func childrenDidChange(_ children: ContiguousArray<LayoutNode>) -> LayoutEffect? {
        guard isPlaced, !needsPlacement, children.allSatisfy({ $0 === secondary }) else { return nil }
        placeSecondary()
        return .contained
    }

    package override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        if isBackground, let secondary { body(secondary) }
        super.forEachLayoutChild(body)
        if !isBackground, let secondary { body(secondary) }
    }

    package override var mayBeRigid: Bool { true }

    package override func computeRigidLength(along axis: Axis, cross: CGFloat?) -> CGFloat? {
        child?.rigidLength(along: axis, cross: cross)
    }
}
