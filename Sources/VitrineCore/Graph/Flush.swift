// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay
import VitrineLayout

extension ViewGraph {
    /// The maximum number of rounds, each caused by the one before, after which a flush gives up and reports the nodes
    /// that keep invalidating each other (Documentation/Rules.md 3.9).
    private static let roundLimit = 8

    /// Brings everything up to date: bodies, lists, layout, display, preferences, appearance, actions, until nothing is
    /// dirty.
    ///
    /// One round handles one transaction, so that `withTransaction { a }; b` keeps its two contexts separate. The limit
    /// applies to the number of rounds in a causal chain: a hundred rows that each begin an animation when they appear
    /// need a hundred rounds and are not a cycle. Each round queues finitely many nodes of a later generation, so a
    /// flush ends. Returns the work that was done (Documentation/Rules.md 3.22).
    @discardableResult
    package func flush() -> EngineCounters {
        guard !isFlushing else { return EngineCounters() }
        let before = counters
        isFlushing = true
        SessionContext.$current.withValue(session) { RunningWork.note(nil, of: session) { runRounds() } }
        isFlushing = false
        clearAnnouncement()
        if isDirty { announce() }
        return counters - before
    }

    private func runRounds() {
        defer { startOver() }
        while isDirty {
            counters.rounds += 1
            let mark = takeMark()
            // Remaining work of a round that wrote nothing (layout, actions) belongs to the next one.
            let round = mark?.generation ?? generation
            if round > ViewGraph.roundLimit {
                giveUp(mark)
                return
            }
            generation = round + 1
            display.beginRound()
            let outer = Transaction.current
            Transaction.current = mark?.transaction ?? Transaction()
            let transaction = Transaction.current
            animations.begin(transaction)
            if let mark { runBodies(mark) }
            runLists()
            runLayout()
            runHolders()
            animations.end()
            Transaction.current = outer
            runPreferences(transaction)
            runAppearances()
            runActions()
        }
    }

    /// Resets the generations, so that remaining work starts anew with the next flush.
    private func startOver() {
        generation = 0
        for index in marks.indices { marks[index].generation = 0 }
    }

    /// Returns the next transaction's nodes, animated ones first.
    ///
    /// Otherwise an ordinary transaction would update nodes on its way down, which would not be animated any more.
    private func takeMark() -> Mark? {
        emptyInbox()
        guard !marks.isEmpty else { return nil }
        return marks.remove(at: marks.firstIndex { $0.transaction.animation != nil } ?? 0)
    }

    private func emptyInbox() {
        for (node, transaction) in inbox.take() {
            let outer = Transaction.current
            if let transaction { Transaction.current = transaction }
            node.invalidate()
            Transaction.current = outer
        }
    }

    private func runBodies(_ mark: Mark) {
        trace?.append("bodies")
        var batch = mark.nodes
        while !batch.isEmpty {
            // Parents first: a parent's body often updates its children.
            batch.sort { $0.depth < $1.depth }
            for node in batch where node.isQueued {
                node.isQueued = false
                if node.isAlive { node.refresh() }
            }
            batch = takeMarks(of: mark.transaction, below: batch[0].depth)
        }
    }

    /// Returns the nodes further inside that the bodies of a transaction queued, as an environment value does.
    ///
    /// They belong to the same round. Each step goes deeper, so it ends.
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

    /// Updates changed lists until none is dirty.
    ///
    /// A list that updates its rows may remove views from lists further inside, and layout must not visit a removed
    /// view. Each step goes deeper, so it ends.
    private func runLists() {
        guard !dirtyLists.isEmpty else { return }
        trace?.append("lists")
        while !dirtyLists.isEmpty {
            let owners = dirtyLists
            dirtyLists.removeAll(keepingCapacity: true)
            for owner in owners.sorted(by: { $0.depth < $1.depth }) {
                owner.isListQueued = false
                if owner.isAlive { owner.syncList() }
            }
        }
    }

    private func runLayout() {
        guard layout.needsLayout || !layout.changes.isEmpty else { return }
        trace?.append("layout")
        unobserved { layout.layout() }
        if layout.takeUnsettled() {
            diagnostics.report(
                Diagnostic(
                    .cyclicUpdate,
                    "The layout does not settle: what one view learns of another changes that one again.",
                    remedy: "Break the cycle between views that measure each other.", session: session.identifier))
        }
        // Measuring may have created rows; the nodes that they queued join the next round.
        DisplayBuilder.apply(layout.takeChanges(), in: self)
        counters.measures = layout.counters.measures
        counters.placements = layout.counters.placements
        counters.siblingsVisited = layout.counters.siblingsVisited
        counters.runShifts = layout.counters.runShifts
    }

    /// Applies accessibility modifiers of views that only wrap an element to that element.
    private func runHolders() {
        let queued = holders
        holders.removeAll(keepingCapacity: true)
        for case let item? in queued.map(\.item) { item.findElement() }
    }

    private func runPreferences(_ transaction: Transaction) {
        guard preferences.isDirty else { return }
        trace?.append("preferences")
        preferences.deliver(in: self, transaction: transaction)
    }

    private func runAppearances() {
        guard !appearances.isEmpty else { return }
        trace?.append("appearance")
        let nodes = appearances
        appearances.removeAll(keepingCapacity: true)
        for node in nodes { unobserved { node.updateAppearance() } }
    }

    private func runActions() {
        guard !actions.isEmpty else { return }
        trace?.append("actions")
        let pending = actions
        actions.removeAll(keepingCapacity: true)
        for action in pending { unobserved { action() } }
    }

    /// Runs the remaining actions of a torn down scene, such as `onDisappear`; everything else that was queued is
    /// dropped.
    func finish() {
        isFlushing = true
        runActions()
        isFlushing = false
        inbox.close()
        marks.removeAll()
        dirtyLists.removeAll()
        appearances.removeAll()
        actions.removeAll()
    }

    /// Reports the nodes that kept the queues full, shows the current state, and stops until the next write.
    ///
    /// The bodies run once more, because their observation fires only once; actions that would continue the cycle wait
    /// for the next event.
    private func giveUp(_ mark: Mark?) {
        emptyInbox()
        let nodes = (mark.map { [$0] + marks } ?? marks).flatMap(\.nodes)
        diagnostics.report(
            Diagnostic(
                .cyclicUpdate, "The views keep changing each other: \(ViewGraph.roundLimit) rounds did not settle.",
                viewPath: nodes.first(where: \.isAlive)?.path ?? "",
                remedy: "Break the cycle: an onChange or a preference writes what it depends on.",
                session: session.identifier))
        marks.removeAll()
        for node in nodes where node.isQueued {
            node.isQueued = false
            if node.isAlive { node.refresh() }
        }
        runLists()
        runLayout()
        runHolders()
        rest()
    }
}
