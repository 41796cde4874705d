// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// An executor of the main actor, in which a synchronous function on the main actor can wait for work of the main
/// actor.
///
/// `assertSnapshot` is synchronous, and a view needs the main actor to load: the call has to run the main actor's jobs
/// itself until the view is idle. On Apple's platforms the run loop does that. On Linux the main actor's executor
/// passes jobs to Dispatch's main queue, and a work item of a queue cannot run the items behind it. This executor
/// therefore replaces the main actor's (the concurrency runtime asks a hook which executor that is). It passes jobs to
/// the main queue, except during a wait: then it keeps them, and the waiting thread runs them.
///
/// Only the jobs of the awaited view's tasks are run, known because the code that creates or resumes them belongs to
/// the same run (a task-local value). Other tests that need the main actor run afterwards; running them inside of the
/// wait would nest tests in each other. Only if the wait makes no progress otherwise are other jobs run, the oldest
/// first.
///
/// Invariants: a job is run once, on the main actor; the jobs of a run keep their order; the jobs that are left when
/// the last wait ends go to the main queue. Complexity: a job costs one look at the jobs that are kept.
final class MainActorLoop: SerialExecutor, @unchecked Sendable {
    static let shared = MainActorLoop()

    private struct Kept {
        let task: UInt64?
        let job: UnownedJob
    }

    /// A caller that waits; the last one runs the jobs.
    private struct Wait {
        let run: SnapshotRun
        /// The identifiers of the run's tasks.
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

    /// Installs this executor as the main actor's, for the rest of the process.
    static let install: Void = {
        _ = shared
        ExecutorHooks.install()
    }()

    /// Whether the caller is on the main actor's thread.
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

    /// Whether a job without an actor may belong to a run that is being waited for.
    func isAwaited(_ job: UnownedJob) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        if waits.isEmpty { return false }
        guard let task = MainActorLoop.number(of: job) else { return true }
        note(task)
        return waits.contains { $0.tasks.contains(task) }
    }

    /// Assigns a task to the run for which the code that enqueues it works.
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

    /// The identifier of a job's task, which the runtime only tells in the job's description; other jobs have none.
    private static func number(of job: UnownedJob) -> UInt64? { UInt64(job.description.filter(\.isNumber)) }

    // MARK: - Waiting

    /// Runs jobs of the main actor, on which the caller has to be, until the run is over or has timed out.
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

    /// Wakes the waiting callers, which then check whether their run is over.
    func wake() {
        condition.lock()
        condition.broadcast()
        condition.unlock()
    }

    /// Returns the next job, or `nil` if the run has timed out or is over.
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

    /// Starts work on the main actor for a run that is being waited for, from any thread.
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
