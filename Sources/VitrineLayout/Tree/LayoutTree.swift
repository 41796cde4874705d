// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineCensus

/// Options that turn off one optimisation each, so that a test can measure its effect (Documentation/Rules.md 5).
package struct LayoutOptions: Sendable {
    package var memoises = true
    package var usesDeltas = true

    package init(memoises: Bool = true, usesDeltas: Bool = true) {
        self.memoises = memoises
        self.usesDeltas = usesDeltas
    }
}

/// The queue of a graph's layout: changed nodes are updated from the deepest up, then placed from the top down.
///
/// A pass takes the deepest changed node as long as there is one, computes again the results that its parent has used,
/// and climbs only if one has changed; then it places, from the top down, the nodes at which the climbs ended. Cost:
/// the changed nodes, plus their depth for the ordering.
package final class LayoutTree {
    package var counters = LayoutCounters()
    package var changes = LayoutChanges()
    package var options = LayoutOptions()
    package var profile: PlatformProfile
    /// Counts the nodes, which retain the tree.
    let census: LiveObjectCensus

    private var dirty: ContiguousArray<LayoutNode> = []
    private var placements: ContiguousArray<LayoutNode> = []
    private var roots: [ObjectIdentifier: LayoutNode] = [:]
    /// The guides that nodes set: three and what the app has of its own, so that a search is quicker than hashing.
    private var declaredGuides: ContiguousArray<AlignmentKey> = [
        VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
        HorizontalAlignment.listRowSeparatorLeading.key,
    ]
    private var declaresAllGuides = false
    /// Nodes whose placement depends on their position in an ancestor (windows, safe areas).
    private var observers: ContiguousArray<PositionObserver> = []
    /// Whether displayed positions have moved without a placement.
    private var isMoved = false

    private static let positionCheckLimit = 8
    /// The maximum number of rounds, after which nodes that keep invalidating each other are left as they are; normal
    /// passes take a few.
    private static let roundLimit = 1_000
    private var isUnsettled = false

    package init(profile: PlatformProfile = .iOS26, census: LiveObjectCensus = LiveObjectCensus()) {
        self.profile = profile
        self.census = census
    }

    package var needsLayout: Bool { isMoved || !dirty.isEmpty || !placements.isEmpty }

    /// Makes a node a root of this tree, placed at the origin with the given proposal.
    package func setRoot(_ node: LayoutNode, proposal: ProposedViewSize) {
        roots[ObjectIdentifier(node)] = node
        if node.isPlaced && node.placedProposal == proposal { return }
        node.placedProposal = proposal
        if node.isPlaced {
            node.setNeedsLayout()
        } else {
            node.settle(size: node.sizeThatFits(proposal), proposal: proposal)
        }
    }

    /// Releases every node: roots, queues and recorded changes.
    ///
    /// Nodes retain their tree, so a tree that retains nodes is never freed; the owner of the tree calls this last.
    package func end() {
        roots.removeAll()
        dirty.removeAll()
        placements.removeAll()
        observers.removeAll()
        changes = LayoutChanges()
    }

    func enqueue(_ node: LayoutNode) { dirty.append(node) }
    func enqueuePlacement(_ node: LayoutNode) { placements.append(node) }

    // MARK: - Guides

    /// Returns whether any node may set this guide; the others always have their defaults.
    func declares(_ key: AlignmentKey) -> Bool { declaresAllGuides || declaredGuides.contains(key) }

    /// Declares that a node sets a guide from now on (`nil`: it may set any).
    ///
    /// Results that were computed without it are computed again.
    func declareGuide(_ key: AlignmentKey?) {
        if let key {
            guard !declares(key) else { return }
            declaredGuides.append(key)
        } else {
            guard !declaresAllGuides else { return }
            declaresAllGuides = true
        }
        for root in roots.values { askEverythingAgain(root) }
    }

    private func askEverythingAgain(_ root: LayoutNode) {
        var stack = [root]
        while let node = stack.popLast() {
            node.willForget()
            node.setNeedsLayout()
            stack.append(contentsOf: node.layoutChildren)
        }
    }

    // MARK: - Positions

    /// Calls `check` after each placement, which returns whether the node must be placed again.
    package func observePosition(of node: LayoutNode, _ check: @escaping (LayoutNode) -> Bool) {
        observers.append(PositionObserver(node: node, check: check))
    }

    /// Records that a scroll view or an effect moved content whose position is observed, so that the next pass checks
    /// positions.
    package func positionsDidChange() { isMoved = true }

    /// The number of nodes whose position is checked after each pass.
    var positionObserverCount: Int { observers.count }

    private func checkPositions() {
        guard !observers.isEmpty else { return }
        observers.removeAll { $0.node == nil }
        for observer in observers {
            guard let node = observer.node, node.isPlaced, observer.check(node) else { continue }
            node.setNeedsPlacement()
        }
    }

    // MARK: - The pass

    /// Runs passes until nothing is dirty.
    ///
    /// Measuring may create nodes (lazy rows), which join the same pass.
    package func layout() {
        var checks = 0
        var rounds = 0
        while needsLayout {
            rounds += 1
            guard rounds <= LayoutTree.roundLimit else { return giveUp() }
            isMoved = false
            climb()
            placeDown()
            // Views that move each other back and forth stay where they are after a few rounds.
            if !needsLayout && checks < LayoutTree.positionCheckLimit {
                checks += 1
                checkPositions()
            }
        }
    }

    private func giveUp() {
        isUnsettled = true
        for node in dirty {
            node.isDirty = false
            node.changedChildren.removeAll()
        }
        dirty.removeAll()
        for node in placements { node.needsPlacement = false }
        placements.removeAll()
        isMoved = false
    }

    /// Returns whether a pass was given up since the last call.
    package func takeUnsettled() -> Bool {
        defer { isUnsettled = false }
        return isUnsettled
    }

    /// Returns the recorded changes and clears them.
    package func takeChanges() -> LayoutChanges {
        defer { changes = LayoutChanges() }
        return changes
    }

    private func climb() {
        while !dirty.isEmpty {
            let batch = deepest()
            for node in batch { resolve(node) }
        }
    }

    /// Removes and returns the dirty nodes of the largest depth; detached ones are dropped.
    private func deepest() -> ContiguousArray<LayoutNode> {
        var depths: ContiguousArray<Int> = []
        depths.reserveCapacity(dirty.count)
        var largest = -1
        for node in dirty {
            let depth = depth(of: node)
            depths.append(depth)
            largest = max(largest, depth)
        }
        var batch: ContiguousArray<LayoutNode> = []
        var rest: ContiguousArray<LayoutNode> = []
        for (node, depth) in zip(dirty, depths) {
            if depth < 0 { detach(node) } else if depth == largest { batch.append(node) } else { rest.append(node) }
        }
        dirty = rest
        return batch
    }

    private func detach(_ node: LayoutNode) {
        node.isDirty = false
        node.changedChildren.removeAll()
        node.forgetAnswers()
        node.willForget()
        node.isPlaced = false
        // Results that were derived from it are outdated too, up to the top of the detached part.
        var ancestor = node.parent
        while let current = ancestor, current.hasAnswers {
            current.forgetAnswers()
            current.willForget()
            current.isPlaced = false
            ancestor = current.parent
        }
    }

    /// Returns the distance to the root; -1 for a node without a root.
    private func depth(of node: LayoutNode) -> Int {
        var depth = 0
        var current = node
        while let parent = current.parent {
            depth += 1
            current = parent
        }
        return roots[ObjectIdentifier(current)] == nil ? -1 : depth
    }

    private func resolve(_ node: LayoutNode) {
        if !node.isDirty && !node.changedChildren.isEmpty && options.usesDeltas {
            switch node.childrenDidChange(node.changedChildren) {
            case .contained:
                node.changedChildren.removeAll(keepingCapacity: true)
                return
            case .size:
                node.changedChildren.removeAll(keepingCapacity: true)
                if let parent = node.parent { climb(to: parent, from: node) } else { replace(node) }
                return
            case nil: break
            }
        }
        node.isDirty = false
        node.willAnswerAgain(changed: node.changedChildren)
        node.changedChildren.removeAll(keepingCapacity: true)
        let changed = node.answersChanged()
        if changed, let parent = node.parent {
            node.needsPlacement = true
            climb(to: parent, from: node)
        } else if node.isPlaced {
            replace(node)
        }
    }

    private func replace(_ node: LayoutNode) {
        node.needsPlacement = true
        placements.append(node)
    }

    private func climb(to parent: LayoutNode, from child: LayoutNode) {
        if parent.changedChildren.isEmpty && !parent.isDirty { enqueue(parent) }
        parent.changedChildren.append(child)
    }

    private func placeDown() {
        guard !placements.isEmpty else { return }
        let queued = placements.map { (depth: depth(of: $0), node: $0) }.sorted { $0.depth < $1.depth }
        placements.removeAll(keepingCapacity: true)
        for (depth, node) in queued where node.needsPlacement {
            guard depth >= 0, node.isPlaced else {
                node.needsPlacement = false
                if depth < 0 { dropPlacement(node) }
                continue
            }
            node.settle(size: node.sizeThatFits(node.placedProposal), proposal: node.placedProposal)
        }
    }

    /// Drops the placement of a detached node, and of those around it: it is placed when they are back in the tree.
    private func dropPlacement(_ node: LayoutNode) {
        var current: LayoutNode? = node
        while let dropped = current {
            dropped.willForget()
            dropped.isPlaced = false
            current = dropped.parent
        }
    }
}

private struct PositionObserver {
    weak var node: LayoutNode?
    let check: (LayoutNode) -> Bool
}
