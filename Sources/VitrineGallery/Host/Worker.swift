// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineFleet
package import VitrineWeb
import VitrineWorkers

/// The gallery's side of one worker: the host of its pages, the list of previews, and how it ended.
@MainActor package final class Worker {
    /// Why a worker gave no catalogue.
    package struct CatalogueFailure: Error {
        /// The provider whose builder was running.
        package var provider: String?
        package var report: TrapReport
    }

    package enum Answer {
        case response(WebResponse)
        case trap(TrapReport)
    }

    package let number: Int
    package var preview: String?
    package var lastUse = 0
    /// Called when the process has ended by itself, before the pages are told.
    package var onEnd: (() -> Void)?
    /// A trap that happened while pages were looking on: their next load shows it.
    package var onUnseenTrap: ((TrapReport) -> Void)?

    /// Takes the requests and the sockets of the worker's pages.
    package let host: RemoteHost
    private let process: WorkerProcess<WorkerEvent>
    /// How the process ended, if it did.
    private var report: TrapReport?
    private var isDismissed = false
    private var asking: String?
    private var known: Result<GalleryCatalogue, CatalogueFailure>?
    private var catalogueWaiters: [CheckedContinuation<Result<GalleryCatalogue, CatalogueFailure>, Never>] = []

    init(_ process: WorkerProcess<WorkerEvent>, number: Int, skipping: [String]) {
        self.process = process
        self.number = number
        host = RemoteHost(send: { try process.post(WorkerCommand.host($0)) }, kill: { process.kill() })
        let events = process.events()
        Task { [weak self] in
            for await event in events {
                switch event {
                case .message(let message): self?.handle(message)
                case .ended(let end):
                    let report = await Self.report(of: end)
                    self?.ended(report)
                case .timedOut: continue
                }
            }
        }
        do {
            try process.post(WorkerCommand.start(number: number, skipping: skipping))
        } catch {
            // It would wait for ever.
            process.kill()
        }
    }

    deinit { process.kill() }

    /// The last words of a process are searched off the main actor: there may be a backtrace among them.
    @concurrent private nonisolated static func report(of end: WorkerEnd) async -> TrapReport {
        TrapReport(end, folder: FileManager.default.currentDirectoryPath)
    }

    /// Whether a page of this worker is open or on its way.
    package var isInUse: Bool { host.load > 0 }

    func catalogue() async -> Result<GalleryCatalogue, CatalogueFailure> {
        await withCheckedContinuation { continuation in
            if let known { continuation.resume(returning: known) } else { catalogueWaiters.append(continuation) }
        }
    }

    /// Answers like the preview's own server, or says how the worker ended over it.
    package func respond(to request: WebRequest, limit: Duration) async -> Answer {
        if let report { return .trap(report) }
        let alarm = Task { [weak self] in
            try await Task.sleep(for: limit)
            self?.requestTimedOut(limit)
        }
        defer { alarm.cancel() }
        if let response = await host.respond(to: request) { return .response(response) }
        return .trap(report ?? TrapReport(message: "The preview's process was ended."))
    }

    /// Ends the worker, which nobody needs any more; nobody hears of it.
    package func dismiss() {
        isDismissed = true
        process.kill()
        host.ended(closing: Self.loadAgain)
    }

    /// The pages load again, and find out what there is now.
    private static let loadAgain = WireProtocol.Close.unauthorized.rawValue

    // MARK: - Events

    private func handle(_ event: WorkerEvent) {
        switch event {
        case .asks(let provider): asking = provider
        case .catalogue(let catalogue): settle(.success(catalogue))
        case .host(let event): _ = host.handle(event)
        }
    }

    private func settle(_ result: Result<GalleryCatalogue, CatalogueFailure>) {
        known = result
        for waiter in catalogueWaiters { waiter.resume(returning: result) }
        catalogueWaiters = []
    }

    private func requestTimedOut(_ limit: Duration) {
        report =
            report
            ?? TrapReport(
                message: "No answer within \(limit.components.seconds) seconds: the preview never comes to rest.")
        process.kill()
    }

    private func ended(_ report: TrapReport) {
        let report = self.report ?? report
        self.report = report
        guard !isDismissed else { return }
        onEnd?()
        if known == nil { settle(.failure(CatalogueFailure(provider: asking, report: report))) }
        if host.hasSockets { onUnseenTrap?(report) }
        host.ended(closing: Self.loadAgain)
    }
}
