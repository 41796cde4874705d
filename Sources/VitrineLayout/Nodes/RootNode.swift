// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The window: proposes the container less its safe area and centres the view there (facts/layout.md 2.3).
///
/// What is presented over the view fills the window in front of it, each over the one before. O(1) and the overlays.
package final class RootNode: UnaryLayoutNode {
    /// What the platform keeps free at the container's edges, in points.
    package var containerInsets: EdgeInsets {
        didSet { if containerInsets != oldValue { setNeedsLayout() } }
    }

    /// What fills the window over the view, from back to front; the setter attaches them.
    package var overlays: [LayoutNode] = [] {
        didSet {
            for node in oldValue where !overlays.contains(where: { $0 === node }) { abandon(node) }
            for (index, node) in overlays.enumerated() { adopt(node, index: index + 1) }
            tree.changes.restructured.append(self)
            setNeedsPlacement()
        }
    }

    package init(tree: LayoutTree, insets: EdgeInsets = EdgeInsets()) {
        containerInsets = insets
        super.init(tree: tree)
    }

    deinit {
        for node in overlays { abandon(node) }
    }

    package override func placeChildren() {
        super.placeChildren()
        let proposal = ProposedViewSize(size)
        for node in overlays { place(node, at: .zero, proposal: proposal) }
    }

    package override func childrenDidChange(_ children: ContiguousArray<LayoutNode>) -> LayoutEffect? {
        guard isPlaced, !needsPlacement, children.allSatisfy({ $0 !== child }) else { return nil }
        let proposal = ProposedViewSize(size)
        for node in children { place(node, at: .zero, proposal: proposal) }
        return .contained
    }

    package override var layoutChildren: [LayoutNode] { super.layoutChildren + overlays }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let inner = child?.sizeThatFits(proposal.inset(by: containerInsets)) ?? .zero
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(
                width: inner.width + containerInsets.horizontal, height: inner.height + containerInsets.vertical))
    }

    package override func childPlacement(
        of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        let inner = proposal.inset(by: containerInsets)
        let childSize = child.sizeThatFits(inner)
        let width = size.width - containerInsets.horizontal
        let height = size.height - containerInsets.vertical
        return Placement(
            origin: CGPoint(
                x: containerInsets.leading + (width - childSize.width) / 2,
                y: containerInsets.top + (height - childSize.height) / 2),
            proposal: inner)
    }

    package override func containerSize(for child: LayoutNode) -> CGSize? {
        let size = isPlaced ? size : placedProposal.replacingUnspecifiedDimensions(by: .zero)
        return CGSize(
            width: max(size.width - containerInsets.horizontal, 0),
            height: max(size.height - containerInsets.vertical, 0))
    }

    package override func safeArea(ofChild child: LayoutNode) -> SafeArea? {
        let full = CGRect(origin: .zero, size: size)
        return SafeArea(full: full, safe: full.inset(by: containerInsets, isRightToLeft: isRightToLeft))
    }
}
