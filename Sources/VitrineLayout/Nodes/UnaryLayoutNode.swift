// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A node with one child, from which every layout modifier derives.
///
/// By default it is transparent: it has the child's size and guides. A subclass overrides `childPlacement`; guides and
/// placement are both derived from it, so they are consistent. Complexity: O(1) plus the child's.
package class UnaryLayoutNode: LayoutNode {
    /// The position of a child in left-to-right coordinates, and its proposal.
    package struct Placement {
        package var origin: CGPoint
        package var proposal: ProposedViewSize

        package init(origin: CGPoint = .zero, proposal: ProposedViewSize) {
            self.origin = origin
            self.proposal = proposal
        }
    }

    /// The child; the setter attaches it and invalidates the layout.
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

    /// Returns the placement of the child in `size`, for the proposal that led to it.
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

    package override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        if let child { body(child) }
    }
}

extension LayoutNode {
    /// Returns the origin at which a child's guides match those of this size, in left-to-right coordinates.
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
