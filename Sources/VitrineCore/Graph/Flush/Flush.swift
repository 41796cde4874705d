// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase
import VitrineDisplay

extension ViewGraph {
    /// Rounds, each the cause of the next, after which a flush gives up and names the nodes that keep each other dirty
    /// (Documentation/Rules.md 3.9).
    private static let roundLimit = 8

    /// Brings everything up to date: bodies, lists, layout, display, preferences, appearance, actions, until clean.
    ///
    /// One round handles one transaction, so that `withTransaction { a }; b` keeps its two contexts apart. What counts
    /// against the limit is how far a round is from what began the flush: a hundred rows that each begin an animation
    /// when they appear need a hundred rounds and make no cycle. Each round queues finitely much of a later generation,
    /// so a flush ends.
    ///
    /// - Returns: What was done (Documentation/Rules.md 3.22); nothing for a call inside of a flush.
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
            emptyInbox()
            if marks.isEmpty { makeLaterWrites() }
            var mark = takeMark()
            let isOfTransaction = mark != nil
            // Work that a round leaves without a transaction (layout, actions) belongs to the next round.
            let round = mark?.generation ?? generation
            if round > ViewGraph.roundLimit {
                giveUp(mark)
                return
            }
            generation = round + 1
            let transaction = mark?.transaction ?? Transaction()
            if let frames = transaction.frames {
                runFrames(frames, beginning: &mark, transaction)
            } else {
                runRound(&mark, transaction)
            }
            if isOfTransaction { makeLaterWrites() }
        }
    }

    /// Runs one round; its bodies take the mark, so that nothing keeps a node that leaves in this round: a view that was
    /// released before the exits start does not come back.
    private func runRound(_ mark: inout Mark?, _ transaction: Transaction) {
        display.beginRound()
        UpdateContext.with(transaction: transaction) {
            isInRound = true
            animations.begin(transaction)
            runBodies(&mark)
            runLists()
            runLayout()
            runHolders()
            animations.end()
            isInRound = false
        }
        runPreferences(transaction)
        runAppearances()
        showExits()
        runActions()
    }

    /// Starts the exits of a round. What is still queued would keep views that have left.
    private func showExits() {
        guard !animations.exits.isEmpty else { return }
        for index in marks.indices { marks[index].nodes.removeAll { !$0.isAlive } }
        marks.removeAll(where: \.nodes.isEmpty)
        animations.showExits()
    }

    /// Runs a round for each state of a sequence, and animates the layers from one state's appearance to the next.
    private func runFrames(_ frames: FrameSequence, beginning mark: inout Mark?, _ whole: Transaction) {
        var transaction = whole
        (transaction.animation, transaction.frames) = (nil, nil)
        func show(_ number: Int) {
            // The states of the sequence are shown now, whatever else waits.
            isInRound = true
            UpdateContext.with(transaction: transaction) { frames.show(number) }
            isInRound = false
            counters.rounds += 1
            var mark = takeMark(numbered: transaction.identifier)
            runRound(&mark, transaction)
        }
        display.beginFrames()
        runRound(&mark, transaction)
        _ = display.takeFrame()
        var last = 0
        for number in 1...frames.count {
            show(number)
            last = number
            guard display.takeFrame(), number >= frames.minimum else { continue }
            if number > frames.minimum {
                display.dropFrame()
                last = number - 1
                show(last)
            }
            break
        }
        display.endFrames(AnimationTiming(duration: frames.interval * Double(last)))
        frames.didShow(last)
    }

    /// Resets the generations: what is left for the next flush begins it.
    private func startOver() {
        generation = 0
        for index in marks.indices { marks[index].generation = 0 }
    }

    /// Ends the work of a scene whose views were torn down: `onDisappear` runs, and everything else that is queued is
    /// dropped.
    func finish() {
        isFlushing = true
        runActions()
        isFlushing = false
        inbox.close()
        marks.removeAll()
        laterWrites.removeAll()
        dirtyLists.removeAll()
        appearances.removeAll()
        actions.removeAll()
    }

    /// Reports the nodes that kept the queues full, shows the current state, and stops until the next write.
    ///
    /// The bodies run once more, because what they observe fires only once; actions that would go on with the cycle
    /// wait for the next event.
    private func giveUp(_ mark: Mark?) {
        emptyInbox()
        while !laterWrites.isEmpty { makeLaterWrites() }
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
        showExits()
        rest()
    }
}
