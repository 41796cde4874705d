// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Runs a custom `Layout` (Documentation/Layout.md 4.15).
///
/// Apple's protocol cannot tell which child changed, so every change runs the whole layout again; its cache is updated
/// once for each change. Subviews that the layout does not place are centred with the layout's own proposal.
package final class CustomLayoutNode: MultiLayoutNode {
    private var runner: any LayoutRunner
    private var record: ContiguousArray<Placement?> = []
    private var isCacheStale = false
    /// The layout parameters that the children have in a grid, for layouts that ask for them; otherwise empty.
    private var cells: [GridCell] = []

    struct Placement {
        var position: CGPoint
        var anchor: UnitPoint
        var proposal: ProposedViewSize
    }

    package init<L: Layout>(tree: LayoutTree, layout: L) {
        runner = TypedLayoutRunner(layout: layout)
        super.init(tree: tree)
        tree.declareGuide(nil)
    }

    /// Replaces the layout value; the cache is kept if the type is the same.
    package func setLayout<L: Layout>(_ layout: L) {
        let axis = stackAxis
        if let typed = runner as? TypedLayoutRunner<L> {
            typed.layout = layout
            isCacheStale = true
        } else {
            runner = TypedLayoutRunner(layout: layout)
        }
        if stackAxis != axis { for child in children { child.enclosingStackDidChange() } }
        setNeedsLayout()
    }

    /// Sets the layout parameters that the children have in a grid.
    package func setCells(_ new: [GridCell]) {
        guard new != cells else { return }
        cells = new
        isCacheStale = true
        setNeedsLayout()
    }

    func cell(of child: LayoutNode) -> GridCell {
        cells.indices.contains(child.index) ? cells[child.index] : GridCell()
    }

    /// The axis along which the layout stacks its subviews, as its properties tell; `nil` for any other layout.
    var stackAxis: Axis? { runner.stackAxis }

    private func prepared() -> LayoutSubviews {
        let subviews = LayoutSubviews(container: self)
        if isCacheStale {
            isCacheStale = false
            runner.updateCache(subviews)
        }
        return subviews
    }

    override func willAnswerAgain(changed: ContiguousArray<LayoutNode>) { isCacheStale = true }

    override func willForget() { isCacheStale = true }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        tree.counters.siblingsVisited += children.count
        return runner.sizeThatFits(proposal, prepared())
    }

    package override func computeSpacing() -> ViewSpacing { runner.spacing(prepared()) }

    package override func computeExplicitAlignment(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        runner.explicitAlignment(key, CGRect(origin: .zero, size: size), proposal, prepared())
    }

    package override func placeChildren() {
        let placements = placements(in: size) {
            runner.placeSubviews(CGRect(origin: .zero, size: size), placedProposal, prepared())
        }
        for (child, placement) in zip(children, placements) {
            let childSize = child.sizeThatFits(placement.proposal)
            place(
                child,
                at: CustomLayoutNode.origin(of: childSize, placement),
                proposal: placement.proposal)
        }
    }

    private static func origin(of size: CGSize, _ placement: Placement) -> CGPoint {
        CGPoint(
            x: placement.position.x - size.width * placement.anchor.x,
            y: placement.position.y - size.height * placement.anchor.y)
    }

    private func placements(in size: CGSize, run: () -> Void) -> ContiguousArray<Placement> {
        let outer = record
        record = ContiguousArray(repeating: nil, count: children.count)
        run()
        let placed = record
        record = outer
        return ContiguousArray(
            placed.map {
                $0
                    ?? Placement(
                        position: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center,
                        proposal: ProposedViewSize(size))
            })
    }

    func record(_ child: LayoutNode, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        guard child.parent === self, record.indices.contains(child.index) else { return }
        record[child.index] = Placement(position: position, anchor: anchor, proposal: proposal)
    }

    func mergedGuide(_ key: AlignmentKey, place: () -> Void) -> CGFloat? {
        var values: ContiguousArray<CGFloat> = []
        for (child, placement) in zip(children, placements(in: size, run: place)) {
            let dimensions = child.dimensions(in: placement.proposal)
            guard let value = dimensions.explicit(key) else { continue }
            values.append(value + CustomLayoutNode.origin(of: dimensions.size, placement)[key.axis])
        }
        return MultiLayoutNode.merge(values, for: key)
    }
}

/// A type-erased layout value with its cache.
private protocol LayoutRunner: AnyObject {
    var stackAxis: Axis? { get }
    func updateCache(_ subviews: LayoutSubviews)
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize
    func placeSubviews(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing
    func explicitAlignment(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat?
}

private final class TypedLayoutRunner<L: Layout>: LayoutRunner {
    var layout: L
    private var cache: L.Cache?

    init(layout: L) {
        self.layout = layout
    }

    private func withCache<R>(_ subviews: LayoutSubviews, _ body: (L, inout L.Cache) -> R) -> R {
        var current = cache ?? layout.makeCache(subviews: subviews)
        defer { cache = current }
        return body(layout, &current)
    }

    var stackAxis: Axis? {
        guard let container = layout as? any LayoutContainer else { return L.layoutProperties.stackOrientation }
        return type(of: container.contained).layoutProperties.stackOrientation
    }

    func updateCache(_ subviews: LayoutSubviews) {
        guard cache != nil else { return }
        withCache(subviews) { layout, cache in layout.updateCache(&cache, subviews: subviews) }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        withCache(subviews) { $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1) }
    }

    func placeSubviews(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        withCache(subviews) { $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1) }
    }

    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        withCache(subviews) { $0.spacing(subviews: subviews, cache: &$1) }
    }

    func explicitAlignment(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        withCache(subviews) { layout, cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }
}
