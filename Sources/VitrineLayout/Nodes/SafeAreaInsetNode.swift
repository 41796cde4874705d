// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Lays out the content beside a bar at one edge (Documentation/Layout.md 4.11).
///
/// The content's region shrinks by the bar and a gap; inside it the bar's region counts as unsafe, so that scroll views
/// and `ignoresSafeArea` extend under the bar, unless the bar is a column beside it. Complexity: O(1).
package final class SafeAreaInsetNode: UnaryLayoutNode {
    package var edge: Edge {
        didSet { if edge != oldValue { setNeedsLayout() } }
    }
    /// The gap in points; `nil` for the platform's default.
    package var gap: CGFloat? {
        didSet { if gap != oldValue { setNeedsLayout() } }
    }
    /// The alignment of the bar along its edge.
    package var alignment: Alignment {
        didSet { if alignment != oldValue { setNeedsPlacement() } }
    }
    /// How far the bar may reach into the unsafe area beyond the edge, in points; it then takes less of the content.
    package var reach: CGFloat = 0 {
        didSet { if reach != oldValue { setNeedsLayout() } }
    }
    /// Whether the content may extend under the bar.
    package var extendsUnderBar = true {
        didSet { if extendsUnderBar != oldValue { setNeedsLayout() } }
    }
    /// The bar; the setter attaches it.
    package var bar: LayoutNode? {
        didSet {
            guard oldValue !== bar else { return }
            if let oldValue { abandon(oldValue) }
            if let bar { adopt(bar, index: 1) }
            tree.changes.restructured.append(self)
            setNeedsLayout()
        }
    }

    package init(tree: LayoutTree, edge: Edge, spacing: CGFloat? = nil, alignment: Alignment = .center) {
        self.edge = edge
        gap = spacing
        self.alignment = alignment
        super.init(tree: tree)
    }

    deinit {
        if let bar { abandon(bar) }
    }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(nil, proposal[axis.crossed], along: axis)
    }

    private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
        guard let bar else { return EdgeInsets() }
        let length = bar.sizeThatFits(barProposal(proposal))[axis]
        let taken = max(length - reach, 0) + (gap ?? PlatformProfile.defaultSpacing)
        return EdgeInsets(taken, edges: Edge.Set(edge))
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let insets = insets(proposal)
        let size = child?.sizeThatFits(proposal.inset(by: insets)) ?? .zero
        return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
    }

    package override func childPlacement(
        of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        let insets = insets(proposal)
        return Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
    }

    package override func placeChildren() {
        super.placeChildren()
        guard let bar else { return }
        let proposal = barProposal(ProposedViewSize(size))
        let barSize = bar.sizeThatFits(proposal)
        var origin = LayoutNode.alignedOrigin(of: bar, proposal: proposal, in: size, alignment: alignment)
        switch edge {
        case .top: origin.y = -reach
        case .bottom: origin.y = size.height - barSize.height + reach
        case .leading: origin.x = -reach
        case .trailing: origin.x = size.width - barSize.width + reach
        }
        place(bar, at: origin, proposal: proposal)
    }

    package override func safeArea(ofChild child: LayoutNode) -> SafeArea? {
        let bounds = CGRect(origin: .zero, size: size)
        let full = bounds.outset(by: safeAreaInsets, isRightToLeft: isRightToLeft)
        guard child === self.child else { return SafeArea(full: full, safe: bounds) }
        let safe = bounds.inset(by: insets(placedProposal), isRightToLeft: isRightToLeft)
        guard !extendsUnderBar else { return SafeArea(full: full, safe: safe) }
        var beyond = safeAreaInsets
        switch edge {
        case .top: beyond.top = 0
        case .leading: beyond.leading = 0
        case .bottom: beyond.bottom = 0
        case .trailing: beyond.trailing = 0
        }
        return SafeArea(full: safe.outset(by: beyond, isRightToLeft: isRightToLeft), safe: safe)
    }

    package override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        super.forEachLayoutChild(body)
        if let bar { body(bar) }
    }
}
