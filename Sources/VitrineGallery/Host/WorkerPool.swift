// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineWorkers

/// The workers of a gallery: one for each preview that runs, and a spare one that is already up.
///
/// Invariants: a preview's worker is used by no other preview; at most `limit` workers run, and when another one is
/// needed the one that was used longest ago ends, unless a page shows it.
@MainActor package final class WorkerPool {
    /// Starts a worker.
    package typealias Launch = () throws -> WorkerProcess<WorkerEvent>

    private let launch: Launch
    private let limit: Int
    /// Names the build of the program that workers run from now on.
    let build: () -> String
    private var nextNumber = 1
    private var spare: Worker?
    private var workers: [String: Worker] = [:]
    private var byNumber: [Int: Worker] = [:]
    private var uses = 0
    package private(set) var skipped: [String] = []

    /// Creates a pool without workers.
    ///
    /// - Parameters:
    ///   - limit: How many previews run at the same time.
    ///   - build: Names the build of the program that workers run from now on.
    ///   - launch: Starts a worker.
    package init(limit: Int = 8, build: @escaping () -> String = { "" }, launch: @escaping Launch) {
        self.limit = limit
        self.build = build
        self.launch = launch
    }

    package func worker(number: Int) -> Worker? { byNumber[number] }

    /// All workers that run a preview, in the order of their numbers.
    package var active: [Worker] { workers.values.sorted { $0.number < $1.number } }

    /// The worker of a preview; the spare one where it has none.
    package func worker(for preview: String) throws -> Worker {
        uses += 1
        if let found = workers[preview] {
            found.lastUse = uses
            return found
        }
        let worker = try spare ?? start()
        spare = nil
        worker.lastUse = uses
        worker.preview = preview
        workers[preview] = worker
        makeRoom(besides: worker)
        // The next preview finds its worker ready. That it cannot be started is said when it is needed.
        spare = try? start()
        return worker
    }

    /// Asks a worker for the catalogue. A provider that traps ends its worker and is left out from then on.
    package func catalogue() async throws -> (GalleryCatalogue, traps: [(provider: String, report: TrapReport)]) {
        var traps: [(String, TrapReport)] = []
        while true {
            let worker = try spare ?? start()
            spare = nil
            switch await worker.catalogue() {
            case .success(let catalogue):
                spare = worker
                return (catalogue, traps)
            case .failure(let failure):
                guard let provider = failure.provider, !skipped.contains(provider) else {
                    throw GalleryError.noCatalogue(failure.report)
                }
                skipped.append(provider)
                traps.append((provider, failure.report))
            }
        }
    }

    package func dismissAll() {
        for worker in byNumber.values { worker.dismiss() }
        byNumber = [:]
        workers = [:]
        spare = nil
    }

    /// Starts a worker of no preview.
    func start() throws -> Worker {
        let number = nextNumber
        nextNumber += 1
        let worker = Worker(try launch(), number: number, skipping: skipped)
        byNumber[number] = worker
        worker.onEnd = { [weak self, weak worker] in
            if let worker { self?.forget(worker) }
        }
        return worker
    }

    private func forget(_ worker: Worker) {
        byNumber[worker.number] = nil
        if spare === worker { spare = nil }
        if let preview = worker.preview, workers[preview] === worker { workers[preview] = nil }
    }

    private func makeRoom(besides newest: Worker) {
        while workers.count > limit {
            let unwatched = workers.values.filter { $0 !== newest && !$0.isInUse }
            guard let oldest = unwatched.min(by: { $0.lastUse < $1.lastUse }) else { return }
            forget(oldest)
            oldest.dismiss()
        }
    }
}
