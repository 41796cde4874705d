// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// Lets a synchronous function on the main actor wait for work of the main actor.
///
/// `assertSnapshot` is synchronous, and a view needs the main actor to load: the call has to run the main actor's jobs
/// itself
/// until the view is idle. On Apple's systems the run loop does that. Here the main actor's executor hands jobs to
/// Dispatch's main queue, and a queue's item cannot run the items behind it. So this executor stands in for the main
/// actor's
/// (the concurrency runtime asks a hook which executor that is) and passes jobs on to the main queue, except while
/// somebody
/// waits: then it keeps them, and the waiting thread runs them.
///
/// Which jobs: those of the awaited view's tasks, known because whoever makes or wakes them belongs to the same run
/// (a task-local value). Another test that wants the main actor gets it afterwards; running it inside would nest tests
/// in
/// each other. Only when the wait makes no progress otherwise are other jobs run, the oldest first.
///
/// Invariants: a job is run once, on the main actor; jobs of one run keep their order; what is left when the last wait
/// ends
/// goes to the main queue. Complexity: a job costs one look at the jobs that are kept.
final class MainActorLoop: SerialExecutor, @unchecked Sendable {
    static let shared = MainActorLoop()

    private struct Kept {
        let task: UInt64?
        let job: UnownedJob
    }

    /// Somebody who waits; the last one runs jobs.
    private struct Wait {
        let run: SnapshotRun
        /// The numbers of the run's tasks.
        var tasks: Set<UInt64> = []
    }

    private static let patience: TimeInterval = 0.1
    private static let mainQueue = DispatchSpecificKey<Bool>()

    private let condition = NSCondition()
    private var waits: [Wait] = []
    private var kept: [Kept] = []

    private init() {
        DispatchQueue.main.setSpecific(key: MainActorLoop.mainQueue, value: true)
    }

    /// Makes this the main actor's executor, once and for the rest of the process.
    static let install: Void = {
        _ = shared
        ExecutorHooks.install()
    }()

    /// Whether the caller runs where the main actor runs.
    static var isCurrent: Bool {
        DispatchQueue.getSpecific(key: mainQueue) == true || Thread.isMainThread
    }

    // MARK: - Executor

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let task = MainActorLoop.number(of: job)
        condition.lock()
        guard !waits.isEmpty else {
            condition.unlock()
            pass(job)
            return
        }
        note(task)
        kept.append(Kept(task: task, job: job))
        condition.broadcast()
        condition.unlock()
    }

    /// Whether a job without an actor may be what somebody waits for.
    func isAwaited(_ job: UnownedJob) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        if waits.isEmpty { return false }
        guard let task = MainActorLoop.number(of: job) else { return true }
        note(task)
        return waits.contains { $0.tasks.contains(task) }
    }

    /// A task belongs to the run for which whoever queues it works.
    private func note(_ task: UInt64?) {
        guard let task, let run = SnapshotRun.current else { return }
        guard let index = waits.lastIndex(where: { $0.run === run }) else { return }
        waits[index].tasks.insert(task)
    }

    func checkIsolated() {
        dispatchPrecondition(condition: .onQueue(.main))
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

    private func pass(_ job: UnownedJob) {
        DispatchQueue.main.async { [self] in job.runSynchronously(on: asUnownedSerialExecutor()) }
    }

    /// The number of a job's task, which the runtime tells in the job's description only; other jobs have none.
    private static func number(of job: UnownedJob) -> UInt64? { UInt64(job.description.filter(\.isNumber)) }

    // MARK: - Waiting

    /// Runs jobs of the main actor, on which the caller must be, until the run is over or its time has passed.
    func wait(for run: SnapshotRun, whileStarting start: () throws -> Void) rethrows {
        condition.lock()
        waits.append(Wait(run: run))
        condition.unlock()
        defer { endWait() }
        try start()
        let deadline = Date(timeIntervalSinceNow: run.timeout)
        while !run.isOver, let job = next(before: deadline, isOver: { run.isOver }) {
            job.runSynchronously(on: asUnownedSerialExecutor())
        }
        run.finish(.timedOut)
    }

    /// Wakes whoever waits, so that it looks whether it still has to.
    func wake() {
        condition.lock()
        condition.broadcast()
        condition.unlock()
    }

    /// The job that is next, or nothing when the time has passed or the wait is over.
    private func next(before deadline: Date, isOver: () -> Bool) -> UnownedJob? {
        condition.lock()
        defer { condition.unlock() }
        while !isOver(), deadline.timeIntervalSinceNow > 0 {
            let tasks = waits.last?.tasks ?? []
            if let index = kept.firstIndex(where: { $0.task.map(tasks.contains) ?? true }) {
                return kept.remove(at: index).job
            }
            let wakeUp = kept.isEmpty ? deadline : min(deadline, Date(timeIntervalSinceNow: MainActorLoop.patience))
            if !condition.wait(until: wakeUp), !kept.isEmpty, wakeUp < deadline { return kept.removeFirst().job }
        }
        return nil
    }

    private func endWait() {
        condition.lock()
        waits.removeLast()
        let left = waits.isEmpty ? kept : []
        if waits.isEmpty { kept = [] }
        condition.unlock()
        for item in left { pass(item.job) }
    }

    // MARK: - Starting

    /// Starts work on the main actor for a run that somebody waits for, from wherever the caller is.
    func start(for run: SnapshotRun?, _ work: @escaping @MainActor @Sendable () async -> Void) {
        guard let run, !MainActorLoop.isCurrent else {
            let task = Task { @MainActor in
                await withTaskExecutorPreference(WideExecutor.shared) { await work() }
            }
            run?.adopt(task)
            return
        }
        run.waitWithoutClock()
        let configuration = SnapshotTestingConfiguration.current
        DispatchQueue.main.async { [self] in
            SnapshotTestingConfiguration.$current.withValue(configuration) {
                SnapshotRun.$current.withValue(run) {
                    wait(for: run) { start(for: run, work) }
                }
            }
        }
    }
}
