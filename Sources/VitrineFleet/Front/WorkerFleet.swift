// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import VitrineBroadcast
package import VitrineWeb
import VitrineWorkers

/// The workers of an app behind one address, as one host.
///
/// The front runs nothing of the app: pages and sockets go to workers, each a process with a main actor of its own. A
/// worker that ends interrupts its own sessions and nobody else's, and another one takes its place. What workers keep of
/// their sessions is here (`MemoryCapsules`), so that any of them can go on with a session whose worker has ended.
///
/// Invariants: all pages of a browser go to one worker while that runs; a socket goes to the worker that made its page,
/// or while that does not run to any;
/// a request that a worker ended over is not given to another one, which would end as well.
package final class WorkerFleet: WebHost {
    /// Starts the worker of a place, from 1 on.
    package typealias Launch = @Sendable (_ number: Int) throws -> WorkerConnection

    /// Where a worker runs, or is about to.
    private struct Place {
        var host: RemoteHost?
        var isReady = false
        /// Whether it was said that the worker misses messages of channels.
        var isBehind = false
        var delay = RestartDelay()
    }

    private struct State {
        var places: [Place]
        var restarts = 0
        var isDraining = false
        /// When workers were asked last whether they run.
        var lastBeat: Duration?
        /// Whoever waits for a worker that is ready, by number.
        var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
        var nextWaiter = 0

        var isReady: Bool { places.contains { $0.isReady } }

        /// The worker that has the fewest sockets among those at some places.
        func leastBusy(of indices: [Int]) -> Int? {
            indices.min { (places[$0].host?.load ?? 0) < (places[$1].host?.load ?? 0) }
        }

        /// Which worker goes on in place of one that does not run: the next, so that a browser's pages stay together, or for
        /// one that there is no more that with the fewest sockets.
        func successor(of number: Int) -> Int? {
            let ready = places.indices.filter { places[$0].isReady }
            guard (1...places.count).contains(number) else { return leastBusy(of: ready) }
            return ready.first { $0 >= number } ?? ready.first
        }
    }

    private let launch: Launch
    private let files: any WebHost
    private let policy: ResponsePolicy
    private let cookie: WorkerCookie
    private let capsules: MemoryCapsules
    private let channels = BroadcastRelay()
    private let interrupted = InterruptedPages()
    private let detours = Detours()
    private let onDrain: @Sendable () -> Void
    private let log: @Sendable (String) -> Void
    private let leaving: Duration
    private let pause: @Sendable (Duration) async -> Void
    private let now: @Sendable () -> Duration
    private let state: Mutex<State>

    /// Creates the workers' host; `start()` starts them.
    ///
    /// - Parameters:
    ///   - count: The number of workers.
    ///   - files: Answers what needs no session.
    ///   - policy: The headers of the front's own answers.
    ///   - capsules: What workers keep of their sessions.
    ///   - leaving: How long workers may take to leave.
    ///   - onDrain: Called when every worker has said all that it has to keep, or has not in that time.
    ///   - log: Told in a line what becomes of workers.
    ///   - pause: Waits before a worker is started again, and for those that leave; it ends with its task.
    ///   - now: The time by which workers answer beats.
    ///   - launch: Starts a worker.
    package init(
        count: Int, files: any WebHost, policy: ResponsePolicy, capsules: MemoryCapsules = MemoryCapsules(),
        leaving: Duration = .seconds(4), onDrain: @escaping @Sendable () -> Void = {},
        log: @escaping @Sendable (String) -> Void,
        pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) },
        now: @escaping @Sendable () -> Duration = LiveRegistry.processTime,
        launch: @escaping Launch
    ) {
        self.launch = launch
        self.files = files
        self.policy = policy
        self.capsules = capsules
        self.leaving = leaving
        self.onDrain = onDrain
        self.log = log
        self.pause = pause
        self.now = now
        cookie = WorkerCookie(basePath: policy.basePath)
        state = Mutex(State(places: Array(repeating: Place(), count: count)))
    }

    /// Starts the workers.
    package func start() {
        for number in 1...state.withLock({ $0.places.count }) { Task { await run(number) } }
    }

    // MARK: - Workers

    /// Keeps a worker running at a place until the front leaves.
    private func run(_ number: Int) async {
        while !state.withLock({ $0.isDraining }) {
            let started = ContinuousClock.now
            let reason = await life(number)
            let wait = state.withLock { state -> Duration? in
                guard !state.isDraining else { return nil }
                state.restarts += 1
                return state.places[number - 1].delay.next(after: .now - started)
            }
            guard let wait else { return }
            log("error [worker-ended]: worker \(number) ended, and its pages come back elsewhere: \(reason)")
            if wait > .zero { await pause(wait) }
        }
    }

    /// Starts a worker and hands on what it says until it ends; returns why it did.
    private func life(_ number: Int) async -> String {
        let connection: WorkerConnection
        do {
            connection = try launch(number)
        } catch {
            return "\(error)"
        }
        let host = RemoteHost(send: connection.send, now: now, kill: connection.kill)
        state.withLock { $0.places[number - 1].host = host }
        let loans = CapsuleLoans(capsules)
        let broadcasts = channels.open(number)
        let broadcasting = Task.detached {
            for await message in broadcasts {
                host.send(.broadcast(message))
                // What more there is waits among the messages, of which a slow worker misses the oldest.
                await connection.sent()
            }
        }
        defer {
            channels.close(number)
            broadcasting.cancel()
        }
        var reason = "it closed its channel"
        var fault: FaultReport?
        for await event in connection.events({ host.handle($0) }) {
            switch event {
            case .message(.ready): ready(number)
            case .message(.keep(let ask, let capsule)): host.send(.kept(ask, loans.put(capsule)))
            case .message(.take(let ask, let session, let token)):
                host.send(.capsule(ask, loans.take(session, token: token)))
            case .message(.forget(let session, let generation)):
                loans.end(session, generation: generation)
            case .message(.forgetOwner(let owner)): loans.forget(owner: owner)
            case .message(.broadcast(let message)): broadcast(message)
            // The host has handled the rest.
            case .message: break
            case .ended(let words, let left): (reason, fault) = (words, left)
            }
        }
        state.withLock { state in
            state.places[number - 1].host = nil
            state.places[number - 1].isReady = false
            state.places[number - 1].isBehind = false
        }
        loans.giveBack()
        let pages = host.pages
        if let fault {
            interrupted.add(FleetPage.causes(among: pages, of: fault), of: fault)
            interrupted.add(bystanders: FleetPage.bystanders(among: pages, of: fault))
        }
        host.ended()
        return reason
    }

    /// How often workers are asked whether they run.
    package static let beatInterval = Duration.seconds(1)

    /// Asks each worker whether it runs, and ends those that have not answered for longer than a limit: they are replaced, and
    /// their sessions go on elsewhere. Called once in `beatInterval`.
    ///
    /// A process that is stopped is found this way. It answers from the thread that receives, so that a busy main actor is no
    /// reason to end it: one that hangs the worker's own watch ends, with a report that says where.
    package func beat(limit: Duration) {
        let time = now()
        let (hosts, stoodStill) = state.withLock { state in
            let last = state.lastBeat ?? time
            state.lastBeat = time
            return (state.places.map(\.host), time - last > Self.beatInterval + .seconds(2))
        }
        for (index, host) in hosts.enumerated() {
            guard let host else { continue }
            // This process was stopped, too, or the machine slept.
            if stoodStill { host.forgive() }
            guard host.beat(limit: limit) else { continue }
            log(
                "error [worker-silent]: worker \(index + 1) has answered nothing for longer than \(limit.components.seconds) "
                    + "seconds, as a process that is stopped, and is ended")
        }
    }

    /// How long each worker has not answered a beat.
    var stalls: [Duration] { state.withLock { state in state.places.map { $0.host?.stall ?? .zero } } }

    /// Hands a message of an app's channel to all workers, and says when one of them begins to be too slow for that.
    private func broadcast(_ message: BroadcastMessage) {
        for worker in channels.send(message) {
            let isNew = state.withLock { state in
                defer { state.places[worker - 1].isBehind = true }
                return !state.places[worker - 1].isBehind
            }
            guard isNew else { continue }
            log(
                "warning [channel-behind]: worker \(worker) does not read what is sent on channels such as "
                    + "\"\(message.channel)\": its sessions miss the oldest of it")
        }
    }

    private func ready(_ number: Int) {
        let waiters = state.withLock { state in
            state.places[number - 1].isReady = true
            defer { state.waiters = [:] }
            return state.waiters.values
        }
        for waiter in waiters { waiter.resume() }
    }

    /// Waits until a worker is ready, or as long as a request may wait for one.
    private func waitUntilReady() async {
        await withCheckedContinuation { continuation in
            let waiter = state.withLock { state -> Int? in
                guard !state.isReady else { return nil }
                state.nextWaiter += 1
                state.waiters[state.nextWaiter] = continuation
                return state.nextWaiter
            }
            guard let waiter else { return continuation.resume() }
            Task { [self] in
                await pause(Self.patience)
                state.withLock { $0.waiters.removeValue(forKey: waiter) }?.resume()
            }
        }
    }

    /// How long a request waits for the first worker, or for the one that replaces the last.
    private static let patience = Duration.seconds(10)

    /// Returns the worker for a request: the one that its browser has, or else the one with the fewest sockets.
    private func worker(for request: WebRequest) -> (number: Int, host: RemoteHost)? {
        state.withLock { state in
            let ready = state.places.indices.filter { state.places[$0].isReady }
            let known = named(by: request, of: state.places.count).map { $0 - 1 }
            let index =
                known.flatMap { ready.contains($0) ? $0 : nil } ?? state.leastBusy(of: ready)
            return index.flatMap { index in state.places[index].host.map { (index + 1, $0) } }
        }
    }

    /// Returns the worker that a request asks for: the one whose page sends a file, the one that offers a file, or the
    /// browser's.
    private func named(by request: WebRequest, of count: Int) -> Int? {
        let token = request.headers[FilePath.sessionHeader] ?? FilePath(request.path)?.name
        let worker = token.flatMap { WorkerToken.worker(of: $0) }.flatMap { (1...count).contains($0) ? $0 : nil }
        return worker ?? cookie.worker(of: request, count: count)
    }

    // MARK: - WebHost

    package func asset(_ request: WebRequest) -> WebResponse? {
        AssetStore.belongsToProcess(request.path) ? nil : files.asset(request)
    }

    package func respond(to request: WebRequest) async -> WebResponse {
        if let file = asset(request) { return file }
        if problem != nil { await waitUntilReady() }
        if request.path == ForgetPage.path, request.method == "POST" { return await forget(request) }
        guard let worker = worker(for: request) else { return unavailable(request) }
        guard var response = await worker.host.respond(to: request) else { return unavailable(request) }
        // What browsers share or keep must not carry a cookie.
        let isPage = response.headers["content-type"]?.hasPrefix("text/html") == true
        if isPage, cookie.worker(of: request, count: state.withLock { $0.places.count }) != worker.number {
            response.headers.append("Set-Cookie", cookie.header(worker.number, isSecure: request.isSecure))
        }
        return response
    }

    /// Has the data of the visitor who asks deleted by every worker: each may have sessions of the visitor, and open files.
    /// What one of them writes before it has heard of it, it deletes itself.
    private func forget(_ request: WebRequest) async -> WebResponse {
        let hosts = state.withLock { state in state.places.filter(\.isReady).compactMap(\.host) }
        var question = request
        question.method = ForgetPage.workersMethod
        let answers = await withTaskGroup { [question] group in
            for host in hosts { group.addTask { await host.respond(to: question) } }
            var answers: [WebResponse] = []
            // A worker that has ended has no sessions any more.
            for await case let answer? in group { answers.append(answer) }
            return answers
        }
        if let refusal = answers.first(where: { $0.status != 200 }) { return refusal }
        guard let outcome = ForgottenData(answers: answers) else { return unavailable(request) }
        return ForgetPage.answer(outcome, to: request, policy: policy)
    }

    /// No worker is there, or the one that was asked ended over the request.
    private func unavailable(_ request: WebRequest) -> WebResponse {
        var response = PlainPage.text(
            503, "This page is not available for the moment.", policy: policy, isSecure: request.isSecure)
        response.headers.append("Retry-After", "2")
        return response
    }

    package func openSocket(_ request: SocketRequest, outbound: any SocketOutbound) async -> (any SocketInbound)? {
        guard request.path == WireProtocol.socketPath else { return nil }
        return FleetSocket(request, outbound: outbound, interrupted: interrupted) { [weak self] number, epoch in
            self?.host(number, for: epoch)
        }
    }

    /// Returns the host for a page whose token names a worker, which may be one of more that there were before, or none:
    /// then one process made the page.
    private func host(_ number: Int, for epoch: String) -> RemoteHost? {
        state.withLock { state in
            let numbers = 1...state.places.count
            // A page that was sent elsewhere and has not heard of it comes with the same token: the session is there.
            let known = detours.place(of: epoch) ?? number
            if numbers.contains(known), state.places[known - 1].isReady { return state.places[known - 1].host }
            // Any other one can go on with what that has kept.
            guard let other = state.successor(of: number) else { return nil }
            detours.send(epoch, to: other + 1)
            return state.places[other].host
        }
    }

    package func drain() async {
        let hosts = state.withLock { state in
            state.isDraining = true
            return state.places.map(\.host)
        }
        // One that hangs must not cost the others' sessions: these are written when all have left.
        let late = Task { [pause, leaving, log] in
            await pause(leaving)
            guard !Task.isCancelled else { return }
            for (index, host) in hosts.enumerated() where host?.endUnlessDrained() == true {
                log(
                    "error [worker-late]: worker \(index + 1) has not left in time and is ended: its sessions go on where "
                        + "they were kept last")
            }
        }
        await withTaskGroup { group in
            for case let host? in hosts { group.addTask { await host.drain() } }
        }
        late.cancel()
        onDrain()
    }

    package var problem: String? { state.withLock { $0.isReady } ? nil : "no worker is ready" }

    package func metrics() async -> [Metric] {
        let (hosts, ready, restarts) = state.withLock { state in
            (state.places.compactMap(\.host), state.places.count { $0.isReady }, state.restarts)
        }
        var sum = MetricSum()
        await withTaskGroup { group in
            for (index, host) in hosts.enumerated() { group.addTask { (index, await host.metrics()) } }
            var answers: [(Int, [Metric])] = []
            for await answer in group { answers.append(answer) }
            for (_, metrics) in answers.sorted(by: { $0.0 < $1.0 }) { sum.add(metrics) }
        }
        return sum.metrics + [
            Metric(.gauge, "vitrine_workers", "Worker processes that answer.", ready),
            Metric(
                .counter, "vitrine_worker_restarts_total", "Worker processes that ended and were replaced.", restarts),
            Metric(
                .counter, "vitrine_channel_messages_dropped_total",
                "Messages of channels that a worker did not get because it did not read.", channels.dropped),
        ]
    }
}
