// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A horizontal or vertical stack (Documentation/Layout.md 3.1 to 3.5).
///
/// Space is distributed by priority, then from the least to the most flexible child, each of which is offered an equal
/// share of the rest. The vertical stack is a run: origins are sums of lengths, and a change of one child of a run with
/// ideal height (inside a scroll view) costs O(log n) through `childrenDidChange`, without measuring its siblings. A
/// whole run costs O(n log n) plus up to three measurements per child.
package final class StackNode: MultiLayoutNode {
    package var axis: Axis {
        didSet {
            guard axis != oldValue else { return }
            for child in children { child.enclosingStackDidChange() }
            inputsDidChange()
        }
    }
    /// The guide across the axis at which the children are aligned.
    package var alignment: AlignmentKey {
        didSet { if alignment != oldValue { inputsDidChange() } }
    }
    /// The distance between children in points; `nil` for the distances that they prefer.
    package var gap: CGFloat? {
        didSet { if gap != oldValue { inputsDidChange() } }
    }

    /// Solutions for proposals that the parent has used; a few, the newest last.
    private var runs: ContiguousArray<StackRun> = []
    /// The solution with which the children are placed.
    package private(set) var placedRun: StackRun?
    /// Children whose slots must be written again before the runs are read.
    private var stale: ContiguousArray<LayoutNode> = []
    /// Children to place again although the run is the placed one.
    private var unsettled: ContiguousArray<LayoutNode> = []
    private var isSpliced = false
    private var placedLead: CGFloat = 0
    private var placedLength: CGFloat = 0
    private var placedSize = CGSize.zero
    private var placedRightToLeft = false

    /// The maximum number of solutions that changes of children are written into.
    private static let runLimit = 6
    /// The maximum number of other solutions: alignment and placement ask for one of the newest.
    private static let stepLimit = 2

    package init(tree: LayoutTree, axis: Axis, alignment: AlignmentKey, spacing: CGFloat? = nil) {
        self.axis = axis
        self.alignment = alignment
        gap = spacing
        super.init(tree: tree)
    }

    private func inputsDidChange() {
        runs.removeAll()
        setNeedsLayout()
    }

    // MARK: - Solving

    private func run(for proposal: ProposedViewSize) -> StackRun {
        let main = proposal[axis]
        let cross = proposal[axis.crossed]
        refreshStale()
        for run in runs where run.main == main && run.cross == cross { return run }
        let run = solve(main: main, cross: cross)
        let isKept = keeps(run)
        let others = runs.indices.lazy.filter { self.keeps(self.runs[$0]) == isKept }
        if others.count >= (isKept ? StackNode.runLimit : StackNode.stepLimit), let oldest = others.first {
            runs.remove(at: oldest)
        }
        runs.append(run)
        return run
    }

    private func gap(before index: Int) -> CGFloat {
        guard index > 0 else { return 0 }
        return gap ?? children[index - 1].spacing.distance(to: children[index].spacing, along: axis)
    }

    private func solve(main: CGFloat?, cross: CGFloat?) -> StackRun {
        let count = children.count
        tree.counters.siblingsVisited += count
        var slots = ContiguousArray(repeating: StackRun.Slot(), count: count)
        for index in 0..<count { slots[index].gap = gap(before: index) }
        let shares = main.map { main in distribute(main - slots.reduce(0) { $0 + $1.gap }, cross: cross) }
        for index in 0..<count {
            let proposal = ProposedViewSize(shares?[index], cross, along: axis)
            slots[index] = slot(of: children[index], proposal: proposal, gap: slots[index].gap)
        }
        return StackRun(main: main, cross: cross, slots: slots, shares: shares)
    }

    private func slot(of child: LayoutNode, proposal: ProposedViewSize, gap: CGFloat) -> StackRun.Slot {
        let dimensions = child.dimensions(in: proposal)
        let extent = dimensions.size[axis.crossed]
        // An unbounded child has no inner guide: infinity minus infinity is not a number.
        let guide = extent.isFinite ? dimensions[alignment] : 0
        return StackRun.Slot(length: dimensions.size[axis], gap: gap, lead: guide, trail: extent - guide)
    }

    /// A child among those of one priority.
    private struct Sharer {
        let index: Int
        /// The length that the child takes whatever it is offered; `nil` if it has to be asked.
        let rigid: CGFloat?
        var flexibility: CGFloat = 0
        var minimum: CGFloat = 0
    }

    /// Returns the highest of the children's priorities that satisfy a condition; `nil` if none does.
    private func highestPriority(_ condition: (Double) -> Bool) -> Double? {
        var highest: Double?
        for child in children {
            let priority = child.layoutPriority
            if condition(priority), priority >= highest ?? -.infinity { highest = priority }
        }
        return highest
    }

    /// Sorts children of one priority from the least to the most flexible.
    private func sort(_ group: inout ContiguousArray<Sharer>, cross: CGFloat?) {
        for slot in group.indices {
            if let length = group[slot].rigid {
                group[slot].minimum = length
                continue
            }
            let child = children[group[slot].index]
            let largest = child.sizeThatFits(ProposedViewSize(.infinity, cross, along: axis))[axis]
            let smallest = child.sizeThatFits(ProposedViewSize(0, cross, along: axis))[axis]
            group[slot].flexibility = largest - smallest
            group[slot].minimum = smallest
        }
        group.sort {
            if $0.flexibility != $1.flexibility { return $0.flexibility < $1.flexibility }
            if $0.flexibility == .infinity && $0.minimum != $1.minimum { return $0.minimum > $1.minimum }
            return $0.index < $1.index
        }
    }

    /// Returns the proposals along the main axis (3.1 b to d).
    private func distribute(_ available: CGFloat, cross: CGFloat?) -> ContiguousArray<CGFloat> {
        let count = children.count
        var shares = ContiguousArray<CGFloat>(repeating: 0, count: count)
        guard available > 0 else { return shares }
        guard available.isFinite else { return ContiguousArray(repeating: available, count: count) }
        if count == 1 { return [available] }
        var left = available
        var next = highestPriority { _ in true }
        while let priority = next {
            var group: ContiguousArray<Sharer> = []
            group.reserveCapacity(count)
            var reserved: CGFloat = 0
            for (index, child) in children.enumerated() {
                if child.layoutPriority < priority {
                    reserved +=
                        child.rigidLength(along: axis, cross: cross)
                        ?? child.sizeThatFits(ProposedViewSize(0, cross, along: axis))[axis]
                } else if child.layoutPriority == priority {
                    group.append(Sharer(index: index, rigid: child.rigidLength(along: axis, cross: cross)))
                }
            }
            if group.count > 1 { sort(&group, cross: cross) }
            var remaining = group.count
            for sharer in group {
                let share = max((left - reserved) / CGFloat(remaining), 0)
                shares[sharer.index] = share
                left -=
                    sharer.rigid
                    ?? children[sharer.index].sizeThatFits(ProposedViewSize(share, cross, along: axis))[axis]
                remaining -= 1
            }
            next = highestPriority { $0 < priority }
        }
        return shares
    }

    // MARK: - Answers

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let run = run(for: proposal)
        return CGSize(run.mainLength, run.crossLength, along: axis)
    }

    package override var mayBeRigid: Bool { true }

    /// Rigid along its own axis, if all its children are.
    package override func computeRigidLength(along axis: Axis, cross: CGFloat?) -> CGFloat? {
        guard axis == self.axis else { return nil }
        var sum: CGFloat = 0
        for (index, child) in children.enumerated() {
            guard let length = child.rigidLength(along: axis, cross: cross) else { return nil }
            sum += gap(before: index) + length
        }
        return sum
    }

    /// Returns the proposal for placement: the stack's own cross size if none was proposed (3.3).
    private func placementProposal(_ proposal: ProposedViewSize, size: CGSize) -> ProposedViewSize {
        var inner = proposal
        if inner[axis.crossed] == nil { inner[axis.crossed] = size[axis.crossed] }
        return inner
    }

    package override func computeExplicitAlignment(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        let run = run(for: placementProposal(proposal, size: size))
        tree.counters.siblingsVisited += children.count
        var values: ContiguousArray<CGFloat> = []
        for (index, child) in children.enumerated() {
            guard let value = child.dimensions(in: run.proposal(index, along: axis)).explicit(key) else { continue }
            values.append(value + (key.axis == axis ? run.mainOrigin(index) : run.crossOrigin(index)))
        }
        return MultiLayoutNode.merge(values, for: key)
    }

    package override func computeSpacing() -> ViewSpacing {
        guard let first = children.first, let last = children.last else { return ViewSpacing() }
        let behind: Edge.Set = axis == .horizontal ? .trailing : .bottom
        let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        var spacing = first.spacing
        for child in children.dropFirst() { spacing.formUnion(child.spacing, edges: across) }
        return spacing.replacing(behind, from: last.spacing)
    }

    // MARK: - Placement

    package override func origin(ofChild child: LayoutNode) -> CGPoint {
        guard axis == .vertical, let run = placedRun, child.index < run.count else { return child.origin }
        let across = run.crossOrigin(child.index)
        let x = isRightToLeft ? size.width - across - child.size.width : across
        return CGPoint(x: x, y: run.mainOrigin(child.index))
    }

    package override func placeChildren() {
        let run = run(for: placementProposal(placedProposal, size: size))
        let previous = placedRun
        placedRun = run
        // Only runs of ideal lengths support changes; the others were intermediate steps of this placement.
        runs.removeAll { $0 !== run && !keeps($0) }
        guard axis == .vertical else {
            for (index, child) in children.enumerated() {
                place(
                    child, at: CGPoint(x: run.mainOrigin(index), y: run.crossOrigin(index)),
                    proposal: run.proposal(index, along: axis))
            }
            isSpliced = false
            // The children have their origins; only a vertical stack computes them from the placed run.
            runs.removeAll()
            placedRun = nil
            return
        }
        let mirrors = isRightToLeft != placedRightToLeft || (isRightToLeft && size.width != placedSize.width)
        let shiftsAcross = run.lead != placedLead
        let shiftsAlong = run.mainLength != placedLength
        // A run that was rewritten since it was placed does not know the previous position of its guide.
        let isComparable = !mirrors && previous?.lead == placedLead
        placedRightToLeft = isRightToLeft
        placedSize = size
        placedLead = run.lead
        placedLength = run.mainLength
        let settles = unsettled
        unsettled.removeAll()
        defer { isSpliced = false }
        if run === previous && previous != nil {
            if mirrors || shiftsAcross { tree.changes.restructured.append(self) }
            if isSpliced || (shiftsAlong && !settles.isEmpty) { tree.counters.runShifts += 1 }
            for child in settles where child.parent === self { settle(child, in: run) }
            return
        }
        recordSlots(from: previous, to: run, isComparable: isComparable)
        for child in children { settle(child, in: run) }
    }

    private func settle(_ child: LayoutNode, in run: StackRun) {
        let proposal = run.proposal(child.index, along: axis)
        child.settle(size: child.sizeThatFits(proposal), proposal: proposal)
    }

    private func recordSlots(from previous: StackRun?, to run: StackRun, isComparable: Bool) {
        guard let previous, previous !== run, previous.count == run.count, !isSpliced, isComparable else {
            tree.changes.restructured.append(self)
            return
        }
        let isShifted = previous.lead != run.lead
        for index in 0..<run.count where isShifted || previous.slots[index] != run.slots[index] {
            tree.changes.slots.append((self, index))
        }
    }

    // MARK: - Change

    /// Whether changes can be written into the runs, because ideal lengths depend on no sibling.
    private var keepsRuns: Bool { axis == .vertical && tree.options.usesDeltas }

    private func keeps(_ run: StackRun) -> Bool { keepsRuns && run.main == nil }

    package override func childrenWereSpliced(removed: Range<Int>, inserted: Int) {
        isSpliced = true
        if keepsRuns {
            runs.removeAll { $0.main != nil }
            for run in runs { run.splice(removed: removed, inserted: inserted) }
            if let placedRun, !runs.contains(where: { $0 === placedRun }) { self.placedRun = nil }
            let joined = children[removed.lowerBound..<(removed.lowerBound + inserted)]
            stale.append(contentsOf: joined)
            unsettled.append(contentsOf: joined)
            let next = removed.lowerBound + inserted
            if next < children.count { stale.append(children[next]) }
        } else {
            runs.removeAll()
            placedRun = nil
        }
        setNeedsLayout()
    }

    private func refreshStale() {
        guard !stale.isEmpty else { return }
        let refreshed = stale
        stale.removeAll()
        for child in refreshed where child.parent === self {
            for run in runs {
                let difference = update(child, in: run, gap: gap(before: child.index))
                if run === placedRun && difference.any { tree.changes.slots.append((self, child.index)) }
            }
        }
    }

    override func willAnswerAgain(changed: ContiguousArray<LayoutNode>) {
        guard keepsRuns else {
            runs.removeAll()
            return
        }
        runs.removeAll { $0.main != nil }
        for child in changed where child.parent === self {
            stale.append(child)
            unsettled.append(child)
            if child.index + 1 < children.count { stale.append(children[child.index + 1]) }
        }
    }

    override func willForget() {
        runs.removeAll()
        placedRun = nil
        stale.removeAll()
        unsettled.removeAll()
    }

    private func update(_ child: LayoutNode, in run: StackRun, gap: CGFloat) -> (length: Bool, any: Bool) {
        run.update(child.index, slot(of: child, proposal: run.proposal(child.index, along: axis), gap: gap))
    }

    /// Whether a change of children can be handled with the runs alone.
    private func canAnswer(_ changed: ContiguousArray<LayoutNode>) -> Bool {
        guard keepsRuns, isPlaced, !needsPlacement, !isSpliced, stale.isEmpty, !holdsGuides, let placedRun,
            placedRun.main == nil, placedProposal.width != nil, runs.contains(where: { $0 === placedRun }),
            runs.allSatisfy({ $0.main == nil })
        else { return false }
        for child in changed where child.spacingDidChange || child.parent !== self { return false }
        return holdsOnly { held in runs.contains { held.height == nil && $0.cross == held.width } }
    }

    package override func childrenDidChange(_ changed: ContiguousArray<LayoutNode>) -> LayoutEffect? {
        guard canAnswer(changed), let placed = placedRun else { return nil }
        let oldCross = placed.crossLength
        var moves = false
        for child in changed {
            for run in runs {
                let difference = update(child, in: run, gap: run.slots[child.index].gap)
                if run === placed && difference.any { tree.changes.slots.append((self, child.index)) }
                if run === placed && difference.length { moves = true }
            }
        }
        // A new common guide (or, mirrored, a new width) moves every sibling across, which requires a whole placement.
        if placed.lead != placedLead || (isRightToLeft && placed.crossLength != oldCross) { return nil }
        var differs = false
        replaceAnswers { proposal, old in
            let run = run(for: proposal)
            let new = CGSize(run.mainLength, run.crossLength, along: axis)
            if new != old { differs = true }
            return new
        }
        if moves { tree.counters.runShifts += 1 }
        placedLength = placed.mainLength
        for child in changed { settle(child, in: placed) }
        return differs ? .size : .contained
    }
}
