// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The window: proposes the container without its safe area and centres the view in it (Documentation/Layout.md 2.3).
///
/// Presentations over the view fill the window, each in front of the one before. Complexity: O(1) plus the overlays.
package final class RootNode: UnaryLayoutNode {
    /// The insets that the platform reserves at the container's edges, in points.
    package var containerInsets: EdgeInsets {
        didSet { if containerInsets != oldValue { setNeedsLayout() } }
    }

    /// A bar at the window's bottom, above `containerInsets`, at which the view's safe area ends.
    ///
    /// The setter attaches it.
    package var bar: LayoutNode? {
        didSet {
            guard oldValue !== bar else { return }
            if let oldValue { abandon(oldValue) }
            if let bar { adopt(bar, index: 1) }
            tree.changes.restructured.append(self)
            setNeedsLayout()
        }
    }

    /// The nodes that fill the window over the view, from back to front; the setter attaches them.
    package var overlays: [LayoutNode] = [] {
        didSet {
            for node in oldValue where !overlays.contains(where: { $0 === node }) { abandon(node) }
            for (index, node) in overlays.enumerated() { adopt(node, index: index + 2) }
            tree.changes.restructured.append(self)
            setNeedsPlacement()
        }
    }

    package init(tree: LayoutTree, insets: EdgeInsets = EdgeInsets()) {
        containerInsets = insets
        super.init(tree: tree)
    }

    deinit {
        if let bar { abandon(bar) }
        for node in overlays { abandon(node) }
    }

    package override func placeChildren() {
        super.placeChildren()
        if let bar {
            let inner = barProposal(ProposedViewSize(size))
            let height = bar.sizeThatFits(inner).height
            let origin = CGPoint(x: containerInsets.leading, y: size.height - containerInsets.bottom - height)
            place(bar, at: origin, proposal: inner)
        }
        let proposal = ProposedViewSize(size)
        for node in overlays { place(node, at: .zero, proposal: proposal) }
    }

    package override func childrenDidChange(_ children: ContiguousArray<LayoutNode>) -> LayoutEffect? {
        guard isPlaced, !needsPlacement, children.allSatisfy({ $0 !== child && $0 !== bar }) else { return nil }
        let proposal = ProposedViewSize(size)
        for node in children { place(node, at: .zero, proposal: proposal) }
        return .contained
    }

    package override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        super.forEachLayoutChild(body)
        if let bar { body(bar) }
        overlays.forEach(body)
    }

    private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.inset(by: containerInsets).width, height: nil)
    }

    /// Returns the insets of the view: those of the container and of the bar.
    private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
        guard let bar else { return containerInsets }
        var insets = containerInsets
        insets.bottom += bar.sizeThatFits(barProposal(proposal)).height
        return insets
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let insets = insets(proposal)
        let inner = child?.sizeThatFits(proposal.inset(by: insets)) ?? .zero
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: inner.width + insets.horizontal, height: inner.height + insets.vertical))
    }

    package override func childPlacement(
        of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        let insets = insets(proposal)
        let inner = proposal.inset(by: insets)
        let childSize = child.sizeThatFits(inner)
        let width = size.width - insets.horizontal
        let height = size.height - insets.vertical
        return Placement(
            origin: CGPoint(
                x: insets.leading + (width - childSize.width) / 2, y: insets.top + (height - childSize.height) / 2),
            proposal: inner)
    }

    package override func containerSize(for child: LayoutNode) -> CGSize? {
        let size = isPlaced ? size : placedProposal.replacingUnspecifiedDimensions(by: .zero)
        let insets = insets(ProposedViewSize(size))
        return CGSize(
            width: max(size.width - insets.horizontal, 0), height: max(size.height - insets.vertical, 0))
    }

    package override func safeArea(ofChild child: LayoutNode) -> SafeArea? {
        let full = CGRect(origin: .zero, size: size)
        let insets = child === self.child ? insets(ProposedViewSize(size)) : containerInsets
        return SafeArea(full: full, safe: full.inset(by: insets, isRightToLeft: isRightToLeft))
    }
}
