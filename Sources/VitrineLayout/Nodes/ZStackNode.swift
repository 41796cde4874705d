// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Views in front of each other (Documentation/Layout.md 4.7).
///
/// The size is the union of the children with the highest priority; all children are then proposed that size and
/// aligned at their guides. Complexity: O(children) per size.
package final class ZStackNode: MultiLayoutNode {
    package var alignment: Alignment {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    package init(tree: LayoutTree, alignment: Alignment = .center) {
        self.alignment = alignment
        super.init(tree: tree)
    }

    /// The union's extents before and after the common guides.
    private struct Union {
        var lead = CGPoint.zero
        var trail = CGSize.zero
        var size: CGSize { CGSize(width: lead.x + trail.width, height: lead.y + trail.height) }

        mutating func form(_ length: CGFloat, guide: CGFloat, axis: Axis) {
            guard length.isFinite else {
                trail[axis] = .infinity
                return
            }
            lead[axis] = max(lead[axis], guide)
            trail[axis] = max(trail[axis], length - guide)
        }
    }

    private func union(_ proposal: ProposedViewSize, among members: ContiguousArray<LayoutNode>) -> Union {
        var union = Union()
        for child in members {
            let dimensions = child.dimensions(in: proposal)
            union.form(dimensions.width, guide: dimensions[alignment.horizontal], axis: .horizontal)
            union.form(dimensions.height, guide: dimensions[alignment.vertical], axis: .vertical)
        }
        return union
    }

    /// The children that determine the size.
    private var deciding: ContiguousArray<LayoutNode> {
        guard let highest = children.map(\.layoutPriority).max() else { return [] }
        return children.filter { $0.layoutPriority == highest }
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        tree.counters.siblingsVisited += children.count
        return union(proposal, among: deciding).size
    }

    private func origins(in size: CGSize) -> ContiguousArray<CGPoint> {
        let proposal = ProposedViewSize(size)
        let lead = union(proposal, among: deciding).lead
        return ContiguousArray(
            children.map { child in
                let dimensions = child.dimensions(in: proposal)
                return CGPoint(
                    x: lead.x - dimensions[alignment.horizontal], y: lead.y - dimensions[alignment.vertical])
            })
    }

    package override func placeChildren() {
        let proposal = ProposedViewSize(size)
        for (child, origin) in zip(children, origins(in: size)) { place(child, at: origin, proposal: proposal) }
    }

    package override func computeExplicitAlignment(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        let inner = ProposedViewSize(size)
        var values: ContiguousArray<CGFloat> = []
        for (child, origin) in zip(children, origins(in: size)) {
            guard let value = child.dimensions(in: inner).explicit(key) else { continue }
            values.append(value + origin[key.axis])
        }
        return MultiLayoutNode.merge(values, for: key)
    }

    package override func computeSpacing() -> ViewSpacing {
        guard var spacing = children.first?.spacing else { return ViewSpacing() }
        for child in children.dropFirst() { spacing.formUnion(child.spacing) }
        return spacing
    }
}
