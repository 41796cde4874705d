// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase

/// Shares the main actor's time among sessions and pages by the processor time that each has used.
///
/// Deficit round robin with a list of newcomers, as fq_codel has it for packets (RFC 8290, 4.1.3 and 4.2): a flow with
/// something to do is given a quantum of time in each round and pays for what its jobs took. One that has been quiet
/// comes before those that have waited since the last round, once; so a user who taps now and then waits for the job
/// that is running, whatever others do. A debt outlives the flow's quiet, and is paid off by the time that passes.
///
/// Sessions come in a lane of their own, and where others wait as well they have half of the time: after a restart
/// thousands of addresses ask for a page at once, all of them quiet until then, and a user's tap does not wait for all
/// of them. Of new pages, those that have begun come first: the scene of a page that is drawn too late has ended.
///
/// Invariants: a flow's jobs run in their order, one at a time; every flow that waits gets its turn within a round; a
/// job that was handed over is either run or dropped, never both; a lane waits for the other one's job that runs and for
/// the time that it has had more, at most ``largestDebt``. Each turn is a job of the main actor of its own, so
/// that the app's tasks come between. Choosing a flow takes constant time, amortised over the rounds that pay its debts.
@MainActor package final class SessionScheduler {
    /// The ranks of flows, by the purpose of their jobs.
    package enum Rank: Sendable {
        /// Sessions.
        case present
        /// The remaining work for a page that has begun, up to its socket's hello.
        case begun
        /// Pages that are asked for.
        case arriving
    }

    /// A queue of jobs that takes turns with others: that of a socket, or of the pages of an address.
    @MainActor package final class Flow {
        fileprivate struct Job {
            var run: () -> Void
            /// Called instead of `run` when the flow ends.
            var drop: () -> Void
        }

        fileprivate enum Place {
            case idle
            case new
            case old
        }

        fileprivate var jobs: [Job] = []
        fileprivate var place = Place.idle
        /// The rest of the time that the flow was given; negative if it has used more.
        fileprivate(set) var deficit = Duration.zero
        /// The end of its last turn.
        fileprivate var quietSince = Duration.zero

        /// The lane in which its next job waits.
        package var rank: Rank

        package init(_ rank: Rank = .present) {
            self.rank = rank
        }

        /// Jobs that wait for their turn.
        package var count: Int { jobs.count }
    }

    /// Time that a flow is given in a round.
    package static let quantum = Duration.milliseconds(2)
    /// The limit of a debt: after a single long job a flow does not wait for seconds.
    package static let largestDebt = Duration.milliseconds(100)
    /// A quiet flow pays its debt off as if it had this part of the time.
    private static let share = 8

    /// Processor time of the thread that runs the main actor.
    private let processorTime: () -> Duration
    private let now: () -> Duration
    private var present = Lane()
    private var begun = Lane()
    private var arriving = Lane()
    /// The time that sessions have had more than new pages.
    private var lead = Duration.zero
    private(set) var isRunning = false
    /// Turns that were taken, and processor time spent in them.
    package private(set) var turns = 0
    package private(set) var spent = Duration.zero

    package init(processorTime: @escaping () -> Duration, now: @escaping () -> Duration) {
        self.processorTime = processorTime
        self.now = now
    }

    /// Flows that have something to do.
    package private(set) var waiting = 0

    /// Whether others wait beside a flow.
    package func isContended(beside flow: Flow) -> Bool { waiting > (flow.jobs.isEmpty ? 0 : 1) }

    /// Hands a job over; it is run in the flow's turn.
    package func submit(to flow: Flow, orDrop drop: @escaping () -> Void = {}, _ job: @escaping () -> Void) {
        if flow.jobs.isEmpty { waiting += 1 }
        flow.jobs.append(Flow.Job(run: job, drop: drop))
        activate(flow)
        guard !isRunning else { return }
        isRunning = true
        Task { await self.run() }
    }

    /// Waits for the flow's turn and does something in it; `nil` when the flow has ended before.
    package func turn<Value>(of flow: Flow, _ body: @escaping () -> Value) async -> Value? {
        await withCheckedContinuation { (continuation: CheckedContinuation<Unshared<Value?>, Never>) in
            submit(
                to: flow, orDrop: { continuation.resume(returning: Unshared(value: nil)) },
                { continuation.resume(returning: Unshared(value: body())) })
        }.value
    }

    /// Drops what a flow still has to do.
    package func end(_ flow: Flow) {
        let jobs = flow.jobs
        if !jobs.isEmpty { waiting -= 1 }
        flow.jobs = []
        for job in jobs { job.drop() }
    }

    // MARK: - Turns

    private func activate(_ flow: Flow) {
        guard flow.place == .idle else { return }
        let paid = (now() - flow.quietSince) / Self.share
        flow.deficit = min(.zero, flow.deficit + max(.zero, paid)) + Self.quantum
        switch flow.rank {
        case .present: present.append(flow)
        case .begun: begun.append(flow)
        case .arriving: arriving.append(flow)
        }
    }

    private func run() async {
        while let flow = next() {
            takeTurn(flow)
            // Whatever came meanwhile joins before the next one is chosen.
            await Task.yield()
        }
        isRunning = false
    }

    private func takeTurn(_ flow: Flow) {
        let job = flow.jobs.removeFirst()
        if flow.jobs.isEmpty { waiting -= 1 }
        // It may change with the job.
        let rank = flow.rank
        let start = processorTime()
        job.run()
        let used = processorTime() - start
        flow.deficit = max(flow.deficit - used, .zero - Self.largestDebt)
        flow.quietSince = now()
        switch rank {
        case .present: lead = min(lead + used, Self.quantum)
        case .begun, .arriving: lead = max(lead - used, .zero - Self.largestDebt)
        }
        turns += 1
        spent += used
    }

    /// Returns the flow whose turn it is.
    private func next() -> Flow? {
        if lead > .zero, let flow = begun.next() ?? arriving.next() { return flow }
        return present.next() ?? begun.next() ?? arriving.next()
    }

    /// Flows that take turns among themselves.
    @MainActor private struct Lane {
        private var new = AgeList<Flow>()
        private var old = AgeList<Flow>()

        mutating func append(_ flow: Flow) {
            flow.place = flow.deficit > .zero ? .new : .old
            if flow.place == .new { new.append(flow) } else { old.append(flow) }
        }

        /// Returns the flow whose turn it is, which stays in the lane.
        mutating func next() -> Flow? {
            while let flow = new.first ?? old.first {
                if flow.jobs.isEmpty {
                    // A newcomer without jobs joins the others for one round: it cannot be a newcomer again at once.
                    if flow.place == .new, !old.isEmpty { moveToOld(flow) } else { retire(flow) }
                } else if flow.deficit <= .zero {
                    flow.deficit += SessionScheduler.quantum
                    moveToOld(flow)
                } else {
                    return flow
                }
            }
            return nil
        }

        private mutating func moveToOld(_ flow: Flow) {
            new.remove(flow)
            old.append(flow)
            flow.place = .old
        }

        private mutating func retire(_ flow: Flow) {
            new.remove(flow)
            old.remove(flow)
            flow.place = .idle
        }
    }
}

/// Hands a value over inside of the main actor, through a continuation that knows nothing of actors.
private struct Unshared<Value>: @unchecked Sendable {
    let value: Value
}
