// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import VitrineDisplay
import VitrineWorkers

/// Spreads jobs over worker processes: a free worker takes the next one.
///
/// A worker that ends or hangs over a job is replaced, and the job counts as failed: the others go on. Each worker has
/// a thread here that does nothing but wait for it.
struct WorkerPool {
    var setup: SnapshotSetup
    /// Seconds that a job, or a start, may take.
    let limit: Double
    let home: URL

    private typealias Worker = WorkerProcess<SnapshotMessage>

    /// A worker that has said what it can do; preview providers that trap meanwhile are skipped, and named.
    func greeting() throws -> (SnapshotGreeting, skipped: [(provider: String, reason: String)]) {
        var skipped: [(provider: String, reason: String)] = []
        while true {
            var setup = setup
            setup.skippedProviders += skipped.map(\.provider)
            switch try start(setup) {
            case .ready(_, let greeting): return (greeting, skipped)
            case .trapped(let provider, let reason): skipped.append((provider, reason))
            }
        }
    }

    /// Does all jobs with at most `count` workers; `report` hears of each as it is done, one at a time.
    func perform(_ jobs: [SnapshotJob], count: Int, report: @escaping @Sendable (SnapshotReply) -> Void) throws {
        let queue = Mutex(jobs[...])
        let failure = Mutex<(any Error)?>(nil)
        let reporting = Mutex(())
        let group = DispatchGroup()
        for _ in 0..<min(count, jobs.count) {
            group.enter()
            Thread.detachNewThread {
                defer { group.leave() }
                do {
                    try work(next: { queue.withLock { $0.popFirst() } }) { reply in
                        reporting.withLock { _ in report(reply) }
                    }
                } catch {
                    queue.withLock { $0.removeAll() }
                    failure.withLock { $0 = $0 ?? error }
                }
            }
        }
        group.wait()
        if let error = failure.withLock({ $0 }) { throw error }
    }

    private func work(next: () -> SnapshotJob?, report: (SnapshotReply) -> Void) throws {
        var worker: Worker?
        while let job = next() {
            if worker == nil {
                guard case .ready(let started, _) = try start(setup) else {
                    throw SnapshotError("A preview provider traps in some workers and in others it doesn't.")
                }
                worker = started
            }
            guard let current = worker else { continue }
            let reply = try perform(job, by: current)
            if reply.hasLostItsWorker { worker = nil }
            report(reply.reply)
        }
    }

    private func perform(
        _ job: SnapshotJob, by worker: Worker
    ) throws -> (reply: SnapshotReply, hasLostItsWorker: Bool) {
        worker.forgetErrorOutput()
        try worker.send(SnapshotRequest.job(job))
        let deadline = ContinuousClock.now + .seconds(limit)
        var reply = SnapshotReply(number: job.number)
        while true {
            switch worker.next(until: deadline) {
            case .message(.done(let done)):
                reply = done
                if done.error != nil { reply.output = worker.errorOutput }
                return (reply, false)
            case .message: continue
            case .ended(let end):
                reply.error = end.reason
                reply.output = end.errorOutput
                return (reply, true)
            case .timedOut:
                reply.error = "It was not done after \(displayNumber(limit)) seconds, and ended."
                reply.output = worker.end().errorOutput
                return (reply, true)
            }
        }
    }

    private enum Start {
        case ready(Worker, SnapshotGreeting)
        case trapped(provider: String, reason: String)
    }

    private func start(_ setup: SnapshotSetup) throws -> Start {
        let worker = try Worker(
            WorkerLaunch(arguments: [SnapshotCommand.workerName], environment: environment))
        try worker.send(SnapshotRequest.setup(setup))
        let deadline = ContinuousClock.now + .seconds(limit)
        var asked: String?
        while true {
            switch worker.next(until: deadline) {
            case .message(.ready(let greeting)): return .ready(worker, greeting)
            case .message(.asking(let provider)): asked = provider
            case .message: continue
            case .ended(let end):
                if let asked { return .trapped(provider: asked, reason: end.reason) }
                throw SnapshotError(
                    "A worker process could not start: \(end.errorOutput.isEmpty ? end.reason : end.errorOutput)")
            case .timedOut:
                let end = worker.end()
                if let asked { return .trapped(provider: asked, reason: "It hung.") }
                throw SnapshotError(
                    "A worker process did not start within \(displayNumber(limit)) seconds. \(end.errorOutput)")
            }
        }
    }

    /// The workers' environment: what a machine's settings could tell an app's code is the same everywhere; hashes are,
    /// too.
    private var environment: [String: String] {
        var variables = ProcessInfo.processInfo.environment
        variables["HOME"] = home.path
        variables["CFFIXED_USER_HOME"] = home.path
        variables["LANG"] = "en_US.UTF-8"
        variables["LC_ALL"] = "en_US.UTF-8"
        variables["LANGUAGE"] = nil
        variables["TZ"] = "UTC"
        variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
        // A preview that traps is named by this process; a backtrace of the worker takes seconds.
        variables["SWIFT_BACKTRACE"] = "enable=no"
        return variables
    }
}
