// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase

/// The first phase of a round: bodies run, parents before children, in one transaction.
extension ViewGraph {
    /// The dirty nodes of one transaction.
    struct Mark {
        var transaction: Transaction
        var nodes: ContiguousArray<ViewNode>
        /// How many rounds of this flush led to it, each queued by the one before; 0 outside of a flush.
        var generation: Int
    }

    /// Queues a node whose body, or whose reads of the environment, are out of date.
    func enqueue(_ node: ViewNode) {
        if UpdateContext.node === node {
            diagnostics.report(
                Diagnostic(
                    .bodyWritesState, "A body wrote state that it reads: \(node.name) would run for ever.",
                    viewPath: node.path,
                    remedy: "Change the state in an action, onAppear, onChange or task instead.",
                    session: session.identifier))
        }
        let transaction = UpdateContext.transaction
        if node.isQueued {
            announce()
            // Of the transactions that a node is queued in, the one that says most about its changes counts, and the
            // first of several animations. States that change in several have a round for each (`LaterWrites`).
            guard transaction.weight != .ordinary else { return }
            leaveMark(node, for: transaction)
            guard !node.isQueued else { return }
        }
        node.isQueued = true
        if let index = marks.lastIndex(where: { $0.transaction.identifier == transaction.identifier }) {
            marks[index].nodes.append(node)
            marks[index].generation = max(marks[index].generation, generation)
        } else {
            marks.append(Mark(transaction: transaction, nodes: [node], generation: generation))
        }
        announce()
    }

    private func leaveMark(_ node: ViewNode, for next: Transaction) {
        for index in marks.indices where marks[index].transaction.yields(to: next) {
            guard let place = marks[index].nodes.lastIndex(where: { $0 === node }) else { continue }
            marks[index].nodes.remove(at: place)
            if marks[index].nodes.isEmpty { marks.remove(at: index) }
            node.isQueued = false
            return
        }
    }

    package func dequeue(_ node: ViewNode) {
        node.isQueued = false
    }

    /// Whether a node is queued in a transaction with an animation, the round of which has not begun.
    func waitsForAnimation(_ node: ViewNode) -> Bool {
        node.isQueued
            && marks.contains { mark in
                mark.transaction.animation != nil && mark.nodes.contains { $0 === node }
            }
    }

    /// Takes the nodes of the next transaction. Animated ones come first, then others that say something about their
    /// changes: nodes that a transaction without any of that updates from above would no longer be animated.
    ///
    /// - Returns: The nodes; `nil` where there are none, and where the round before left lists or layout: these have a
    ///   round of their own before such a transaction, which would animate them.
    func takeMark() -> Mark? {
        guard var next = marks.indices.first else { return nil }
        for index in marks.indices where marks[index].transaction.weight > marks[next].transaction.weight {
            next = index
        }
        if marks[next].transaction.weight != .ordinary, hasLeftovers { return nil }
        return marks.remove(at: next)
    }

    /// Takes the nodes of the transaction with a number; `nil` where there are none.
    func takeMark(numbered identifier: Int) -> Mark? {
        marks.firstIndex { $0.transaction.identifier == identifier }.map { marks.remove(at: $0) }
    }

    private var hasLeftovers: Bool {
        !dirtyLists.isEmpty || layout.needsLayout || !layout.changes.isEmpty
    }

    /// Queues the nodes that other threads have invalidated.
    func emptyInbox() {
        for (node, transaction) in inbox.take() {
            UpdateContext.with(transaction: transaction ?? UpdateContext.transaction) { node.invalidate() }
        }
    }

    /// Runs the bodies of a mark, and sets it to `nil`: it would keep nodes that are torn down meanwhile.
    func runBodies(_ mark: inout Mark?) {
        guard let transaction = mark?.transaction, var batch = mark?.nodes else { return }
        mark = nil
        trace?.append("bodies")
        while !batch.isEmpty {
            // Parents first: a parent's body often brings its children up to date on the way.
            batch.sort { $0.depth < $1.depth }
            for node in batch where node.isQueued {
                node.isQueued = false
                if node.isAlive { node.refresh() }
            }
            batch = takeMarks(of: transaction, below: batch[0].depth)
        }
    }

    /// Takes the nodes that the bodies of a transaction queued further inside, such as readers of an environment value: they
    /// belong to the same round. Each step is deeper in the tree, so the loop ends.
    private func takeMarks(of transaction: Transaction, below depth: Int) -> ContiguousArray<ViewNode> {
        guard let index = marks.firstIndex(where: { $0.transaction.identifier == transaction.identifier }) else {
            return []
        }
        let deeper = marks[index].nodes.filter { $0.depth > depth }
        guard !deeper.isEmpty else { return [] }
        marks[index].nodes.removeAll { $0.depth > depth }
        if marks[index].nodes.isEmpty { marks.remove(at: index) }
        return ContiguousArray(deeper)
    }
}
