// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
package import VitrineWeb

/// The host of a worker as the front sees it: requests and sockets go there, answers come back.
///
/// Invariant: whoever waits for the worker goes on when that answers or has ended, whichever comes first; after the end
/// nobody waits. All members may be used on any thread.
package final class RemoteHost: Sendable {
    private struct Socket {
        var page: FleetPage
        let outbound: any SocketOutbound
        /// Resumed when the message that was sent last is handled.
        var handled: CheckedContinuation<Void, Never>?
    }

    private struct State {
        var next = 1
        var requests: [Int: CheckedContinuation<WebResponse?, Never>] = [:]
        var metrics: [Int: CheckedContinuation<[Metric], Never>] = [:]
        var draining: [CheckedContinuation<Void, Never>] = []
        var sockets: [Int: Socket] = [:]
        var isDrained = false
        var hasEnded = false
        /// Whether it was ended because it did not answer.
        var isGivenUp = false

        mutating func number() -> Int {
            defer { next += 1 }
            return next
        }
    }

    private let post: @Sendable (HostCommand) throws -> Void
    private let kill: @Sendable () -> Void
    private let pulse: Pulse
    private let state = Mutex(State())

    /// Creates the host of a worker.
    ///
    /// - Parameters:
    ///   - send: Sends a command to the worker.
    ///   - now: The time.
    ///   - kill: Ends the worker at once; `ended(closing:)` has to be called then as well.
    package init(
        send: @escaping @Sendable (HostCommand) throws -> Void,
        now: @escaping @Sendable () -> Duration = LiveRegistry.processTime, kill: @escaping @Sendable () -> Void
    ) {
        post = send
        pulse = Pulse(now: now)
        self.kill = kill
    }

    /// Sends a command. One that cannot be sent ends the worker: whoever waits for its answer would wait for ever.
    package func send(_ command: HostCommand) {
        do {
            try post(command)
        } catch {
            kill()
        }
    }

    /// The number of sockets that the worker has open, and of requests that it is to answer.
    package var load: Int { state.withLock { $0.sockets.count + $0.requests.count } }

    /// The pages that have sockets.
    var pages: [FleetPage] {
        state.withLock { state in
            state.sockets.values.map { socket in
                var page = socket.page
                page.isWaiting = socket.handled != nil
                return page
            }
        }
    }

    /// Whether a page of the worker is open.
    package var hasSockets: Bool { state.withLock { !$0.sockets.isEmpty } }

    // MARK: - Beats

    /// How long the worker has not answered a beat.
    var stall: Duration { pulse.stall }

    /// A process that has not answered yet may be starting, on a machine that has much to do.
    static let startLimit = Duration.seconds(60)

    /// Asks the worker whether it runs, unless it has not answered yet; returns whether it was ended now, because it has not
    /// for longer than a limit.
    func beat(limit: Duration) -> Bool {
        let patience = pulse.hasTurned ? limit : max(limit, Self.startLimit)
        guard pulse.stall <= patience else {
            let isFirst = state.withLock { state in
                defer { state.isGivenUp = true }
                return !state.isGivenUp && !state.hasEnded
            }
            if isFirst { kill() }
            return isFirst
        }
        if pulse.send() { send(.beat) }
        return false
    }

    /// Begins to count anew how long the worker has not answered: this process stood still, too.
    func forgive() { pulse.forgive() }

    // MARK: - Questions

    /// Returns the worker's answer; `nil` where the worker ended before it answered.
    package func respond(to request: WebRequest) async -> WebResponse? {
        await ask(\.requests, otherwise: nil) { .request($0, RequestRecord(request)) }
    }

    /// Returns the worker's metrics; none where it has ended.
    package func metrics() async -> [Metric] {
        await ask(\.metrics, otherwise: []) { .metrics($0) }
    }

    /// Tells the worker that the process is leaving, and waits until its sessions know.
    package func drain() async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                guard !state.hasEnded, !state.isDrained else { return true }
                state.draining.append(continuation)
                return false
            }
            if isOver { return continuation.resume() }
            send(.drain)
        }
    }

    /// Ends a worker whose sessions do not know by now that the process is leaving; returns whether it did.
    func endUnlessDrained() -> Bool {
        guard state.withLock({ !$0.isDrained && !$0.hasEnded }) else { return false }
        kill()
        return true
    }

    private func ask<Answer: Sendable>(
        _ waiting: WritableKeyPath<State, [Int: CheckedContinuation<Answer, Never>]>, otherwise: Answer,
        _ command: (Int) -> HostCommand
    ) async -> Answer {
        await withCheckedContinuation { continuation in
            let number = state.withLock { state -> Int? in
                guard !state.hasEnded else { return nil }
                let number = state.number()
                state[keyPath: waiting][number] = continuation
                return number
            }
            guard let number else { return continuation.resume(returning: otherwise) }
            send(command(number))
        }
    }

    // MARK: - Sockets

    /// Opens a socket; returns its number, or `nil` where the worker has ended.
    func open(_ request: SocketRequest, epoch: String, outbound: any SocketOutbound) -> Int? {
        let number = state.withLock { state -> Int? in
            guard !state.hasEnded else { return nil }
            let number = state.number()
            state.sockets[number] = Socket(
                page: FleetPage(epoch: epoch, visitor: request.claimedVisitor), outbound: outbound)
            return number
        }
        if let number { send(.open(socket: number, RequestRecord(request))) }
        return number
    }

    /// Sends a message of a socket's page, and waits until the worker has handled it or closed the socket.
    func receive(_ text: String, socket: Int) async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                guard state.sockets[socket] != nil else { return false }
                state.sockets[socket]?.handled = continuation
                return true
            }
            guard isOpen else { return continuation.resume() }
            send(.text(socket: socket, text))
        }
    }

    /// Called when the page has closed a socket.
    func closed(socket: Int) {
        guard state.withLock({ $0.sockets.removeValue(forKey: socket) }) != nil else { return }
        send(.closed(socket: socket))
    }

    // MARK: - Events

    /// Handles what the worker says, on the thread that receives it; returns `false` for what is for the fleet.
    package func handle(_ event: HostEvent) -> Bool {
        switch event {
        case .ready, .keep, .take, .forget, .forgetOwner, .broadcast: return false
        case .response(let number, let response):
            state.withLock { $0.requests.removeValue(forKey: number) }?.resume(returning: response.webResponse)
        case .metrics(let number, let metrics):
            state.withLock { $0.metrics.removeValue(forKey: number) }?.resume(returning: metrics)
        case .taken(let socket):
            state.withLock { $0.sockets[socket]?.handled.take() }?.resume()
        case .text(let socket, let text):
            let epoch = Self.epoch(ofWelcome: text)
            let outbound = state.withLock { state in
                if let epoch { state.sockets[socket]?.page.epoch = epoch }
                return state.sockets[socket]?.outbound
            }
            outbound?.send(text)
        case .close(let socket, let code, let reason):
            // It stays open for the worker until the connection is gone, as in one process.
            let (outbound, handled) = state.withLock { state in
                (state.sockets[socket]?.outbound, state.sockets[socket]?.handled.take())
            }
            outbound?.close(code: code, reason: reason)
            handled?.resume()
        case .beat: pulse.answer()
        case .drained:
            let draining = state.withLock { state in
                state.isDrained = true
                return state.draining.takeAll()
            }
            for continuation in draining { continuation.resume() }
        }
        return true
    }

    /// What a page calls itself from a welcome on; `nil` for any other message.
    private static func epoch(ofWelcome text: String) -> String? {
        guard text.hasPrefix("[\"\(WireProtocol.Server.welcome.rawValue)\",") else { return nil }
        let items = (try? JSONValue(text, depth: 8))?.array ?? []
        return items.count > 2 ? items[2].string : nil
    }

    /// Called when the worker has ended: closes the sockets of its pages, which connect again.
    ///
    /// - Parameter code: What the sockets are closed with: that another worker comes, or that the pages are to load again.
    package func ended(closing code: UInt16 = SocketClose.serviceRestart) {
        let left = state.withLock { state in
            state.hasEnded = true
            defer {
                state.requests = [:]
                state.metrics = [:]
                state.sockets = [:]
                state.draining = []
            }
            return state
        }
        for continuation in left.requests.values { continuation.resume(returning: nil) }
        for continuation in left.metrics.values { continuation.resume(returning: []) }
        for continuation in left.draining { continuation.resume() }
        for socket in left.sockets.values {
            socket.outbound.close(code: code, reason: "")
            socket.handled?.resume()
        }
    }
}

/// Codes that close a socket without a word of the protocol (RFC 6455 and its registry).
package enum SocketClose {
    /// The server is starting anew: the page comes back.
    package static let serviceRestart: UInt16 = 1012
    /// Nobody is there yet: the page comes back later.
    package static let tryAgainLater: UInt16 = 1013
}

extension Array {
    /// Removes and returns all elements.
    fileprivate mutating func takeAll() -> [Element] {
        defer { self = [] }
        return self
    }
}
