// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineFleet
package import VitrineWeb
import VitrineWorkers

/// The gallery's side of one worker: questions with their answers, and the sockets of its pages.
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

    private let process: WorkerProcess<WorkerEvent>
    /// How the process ended, if it did.
    private var report: TrapReport?
    private var isDismissed = false
    private var requests: [Int: CheckedContinuation<Answer, Never>] = [:]
    private var nextRequest = 1
    private var sockets: [Int: any SocketOutbound] = [:]
    private var asking: String?
    private var known: Result<GalleryCatalogue, CatalogueFailure>?
    private var catalogueWaiters: [CheckedContinuation<Result<GalleryCatalogue, CatalogueFailure>, Never>] = []

    init(_ process: WorkerProcess<WorkerEvent>, number: Int, skipping: [String]) {
        self.process = process
        self.number = number
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
        send(.start(number: number, skipping: skipping))
    }

    deinit { process.kill() }

    /// The last words of a process are searched off the main actor: there may be a backtrace among them.
    @concurrent private nonisolated static func report(of end: WorkerEnd) async -> TrapReport {
        TrapReport(end, folder: FileManager.default.currentDirectoryPath)
    }

    private func send(_ command: WorkerCommand) {
        namingFailure { try process.send(command) }
    }

    /// Whether a page of this worker is open or on its way.
    package var isInUse: Bool { !sockets.isEmpty || !requests.isEmpty }

    func catalogue() async -> Result<GalleryCatalogue, CatalogueFailure> {
        if let known { return known }
        return await withCheckedContinuation { catalogueWaiters.append($0) }
    }

    /// Answers like the preview's own server, or says how the worker ended over it.
    package func respond(to request: WebRequest, limit: Duration) async -> Answer {
        if let report { return .trap(report) }
        let id = nextRequest
        nextRequest += 1
        let alarm = Task { [weak self] in
            try await Task.sleep(for: limit)
            self?.requestTimedOut(id, limit)
        }
        defer { alarm.cancel() }
        return await withCheckedContinuation { continuation in
            requests[id] = continuation
            send(.request(id, RequestRecord(request)))
        }
    }

    package func open(socket: Int, _ request: SocketRequest, outbound: any SocketOutbound) {
        sockets[socket] = outbound
        send(.open(socket: socket, RequestRecord(request)))
    }

    package func receive(_ text: String, socket: Int) {
        send(.text(socket: socket, text))
    }

    package func closed(socket: Int) {
        guard sockets.removeValue(forKey: socket) != nil else { return }
        send(.closed(socket: socket))
    }

    /// Ends the worker, which nobody needs any more; nobody hears of it.
    package func dismiss() {
        isDismissed = true
        process.kill()
        closeSockets()
    }

    // MARK: - Events

    private func handle(_ event: WorkerEvent) {
        switch event {
        case .asks(let provider): asking = provider
        case .catalogue(let catalogue): settle(.success(catalogue))
        case .response(let id, let response):
            requests.removeValue(forKey: id)?.resume(returning: .response(response.webResponse))
        case .text(let socket, let text): sockets[socket]?.send(text)
        case .close(let socket, let code, let reason):
            sockets.removeValue(forKey: socket)?.close(code: code, reason: reason)
        }
    }

    private func settle(_ result: Result<GalleryCatalogue, CatalogueFailure>) {
        known = result
        for waiter in catalogueWaiters { waiter.resume(returning: result) }
        catalogueWaiters = []
    }

    private func requestTimedOut(_ id: Int, _ limit: Duration) {
        guard let waiting = requests.removeValue(forKey: id) else { return }
        let report = TrapReport(
            message: "No answer within \(limit.components.seconds) seconds: the preview never comes to rest."
        )
        process.kill()
        waiting.resume(returning: .trap(report))
    }

    private func ended(_ report: TrapReport) {
        self.report = report
        guard !isDismissed else { return }
        onEnd?()
        if known == nil { settle(.failure(CatalogueFailure(provider: asking, report: report))) }
        let waiting = requests.sorted { $0.key < $1.key }
        requests = [:]
        if !sockets.isEmpty { onUnseenTrap?(report) }
        for (_, continuation) in waiting { continuation.resume(returning: .trap(report)) }
        closeSockets()
    }

    /// The pages load again, and find out what there is now.
    private func closeSockets() {
        for (_, socket) in sockets.sorted(by: { $0.key < $1.key }) {
            socket.close(code: WireProtocol.Close.unauthorized.rawValue, reason: "")
        }
        sockets = [:]
    }
}
