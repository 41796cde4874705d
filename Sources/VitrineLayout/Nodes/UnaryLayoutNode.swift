// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A node with one child; every layout modifier derives from it.
///
/// By default it is transparent: the child's answers are its own. A subclass says where the child goes with
/// `childPlacement`; guides and placement both follow from that, so they cannot disagree. Each answer is O(1) plus
/// the child's.
package class UnaryLayoutNode: LayoutNode {
    /// Where a child goes, in left-to-right coordinates, and what it is proposed there.
    package struct Placement {
        package var origin: CGPoint
        package var proposal: ProposedViewSize

        package init(origin: CGPoint = .zero, proposal: ProposedViewSize) {
            self.origin = origin
            self.proposal = proposal
        }
    }

    /// The child; the setter attaches it and asks for layout.
    package final var child: LayoutNode? {
        didSet {
            guard oldValue !== child else { return }
            if let oldValue { abandon(oldValue) }
            if let child { adopt(child) }
            tree.changes.restructured.append(self)
            setNeedsLayout()
        }
    }

    package override init(tree: LayoutTree) {
        super.init(tree: tree)
    }

    deinit {
        if let child { abandon(child) }
    }

    /// The place of the child in `size`, for the proposal that led to it.
    package func childPlacement(of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize) -> Placement {
        Placement(proposal: proposal)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        child?.sizeThatFits(proposal) ?? .zero
    }

    package override func placeChildren() {
        guard let child else { return }
        let placement = childPlacement(of: child, in: size, proposal: placedProposal)
        place(child, at: placement.origin, proposal: placement.proposal)
    }

    package override func computeExplicitAlignment(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        guard let child else { return nil }
        let placement = childPlacement(of: child, in: size, proposal: proposal)
        guard let value = child.dimensions(in: placement.proposal).explicit(key) else { return nil }
        return value + placement.origin[key.axis]
    }

    package override func computeSpacing() -> ViewSpacing { child?.spacing ?? ViewSpacing() }

    package override func computeLayoutPriority() -> Double { child?.layoutPriority ?? 0 }

    package override func layoutValue(_ key: ObjectIdentifier) -> Any? { child?.layoutValue(key) }

    package override var layoutChildren: [LayoutNode] { child.map { [$0] } ?? [] }
}

extension LayoutNode {
    /// The origin that makes a child's guides meet this size's, in left-to-right coordinates.
    package static func alignedOrigin(
        of child: LayoutNode, proposal: ProposedViewSize, in size: CGSize, alignment: Alignment
    ) -> CGPoint {
        let dimensions = child.dimensions(in: proposal)
        let container = ViewDimensions(size: size)
        return CGPoint(
            x: container[alignment.horizontal] - dimensions[alignment.horizontal],
            y: container[alignment.vertical] - dimensions[alignment.vertical])
    }
}
