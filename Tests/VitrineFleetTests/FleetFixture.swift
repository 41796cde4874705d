// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import VitrineBroadcast
import VitrineWorkers

@testable import VitrineFleet
@testable import VitrineWeb

/// A host that says who it is; it can be told to end in the middle of a request.
final class NamedHost: WebHost {
    let name: String
    let received = Mutex<[String]>([])
    /// The bodies of requests.
    let bodies = Mutex<[String]>([])
    let closed = Mutex(0)
    /// Of each socket, whether its page was a bystander.
    let bystanders = Mutex<[Bool]>([])
    let drains = Mutex(0)
    /// How often it was asked to forget a visitor, of whom it has as many pages as its number.
    let forgotten = Mutex(0)
    /// Whether it does not leave when it is told to.
    let hangs = Mutex(false)
    let refusesToForget = Mutex(false)
    /// Whether its process is stopped: it reads nothing.
    let isStopped = Mutex(false)
    /// What this worker keeps its sessions in.
    let capsules: FrontCapsules
    /// The channels of the worker's process.
    let channels = BroadcastHub()
    /// Called for requests of `/end`, which are never answered.
    let end = Mutex<(@Sendable () -> Void)?>(nil)
    /// Held messages go on when this stream gives a value.
    let holding: AsyncStream<Void>
    /// Whether a message was held.
    let holds = Mutex(false)
    let release: AsyncStream<Void>.Continuation

    init(_ name: String, capsules: FrontCapsules) {
        self.name = name
        self.capsules = capsules
        (holding, release) = AsyncStream<Void>.makeStream()
    }

    func respond(to request: WebRequest) async -> WebResponse {
        if !request.body.isEmpty { bodies.withLock { $0.append(String(decoding: request.body, as: UTF8.self)) } }
        if request.method == ForgetPage.workersMethod {
            forgotten.withLock { $0 += 1 }
            var outcome = ForgottenData()
            outcome.pages = name.last?.wholeNumberValue ?? 0
            outcome.hasFailed = refusesToForget.withLock { $0 }
            return outcome.answer
        }
        switch request.path {
        case "/disk": return WebResponse(status: 200, file: WebResponse.File(path: "/disk", size: 7))
        case "/end":
            end.withLock { $0 }?()
            await withCheckedContinuation { (never: CheckedContinuation<Void, Never>) in
                Self.abandoned.withLock { $0.append(never) }
            }
            return WebResponse(status: 500)
        case "/file": return WebResponse(status: 200, headers: WebHeaders([("Content-Type", "image/png")]))
        default:
            return WebResponse(
                status: 200, headers: WebHeaders([("Content-Type", "text/html; charset=utf-8")]),
                body: Array("\(name) \(request.path)".utf8))
        }
    }

    /// What waits for a worker that ended; kept, since a continuation must not be let go.
    private static let abandoned = Mutex<[CheckedContinuation<Void, Never>]>([])

    func openSocket(_ request: SocketRequest, outbound: any SocketOutbound) async -> (any SocketInbound)? {
        bystanders.withLock { $0.append(request.isBystander) }
        return request.headers["x-refuse"] == nil ? NamedSocket(self, outbound: outbound) : nil
    }

    func drain() async {
        if hangs.withLock({ $0 }) {
            await withCheckedContinuation { (never: CheckedContinuation<Void, Never>) in
                Self.abandoned.withLock { $0.append(never) }
            }
        }
        _ = await capsules.put(Self.capsule(name, generation: 0))
        drains.withLock { $0 += 1 }
    }

    static func capsule(_ session: String, generation: Int) -> SealedCapsule {
        SealedCapsule(
            session: session, generation: generation, oldestToken: 1, newestToken: 1, isFinal: false, losses: 0,
            bytes: Data("states".utf8))
    }

    func metrics() async -> [Metric] {
        [Metric(.gauge, "vitrine_sessions", "Sessions.", by: "kind", [("live", 2), (name, 1)])]
    }
}

private final class NamedSocket: SocketInbound {
    let host: NamedHost
    let outbound: any SocketOutbound

    init(_ host: NamedHost, outbound: any SocketOutbound) {
        self.host = host
        self.outbound = outbound
    }

    func receive(_ text: String) async {
        if text == "hold" {
            host.holds.withLock { $0 = true }
            for await _ in host.holding { break }
        }
        if text == "close" { outbound.close(code: 4401, reason: "") }
        host.received.withLock { $0.append(text) }
        // What a welcome says is for the front as well.
        outbound.send(text.hasPrefix("[\"W\"") ? text : "\(host.name): \(text)")
    }

    func closed() async { host.closed.withLock { $0 += 1 } }
}

/// Workers that run in this process, each behind a channel as a process would be.
final class LocalWorkers: Sendable {
    struct Started {
        let host: NamedHost
        let end: @Sendable () -> Void
    }

    let started = Mutex<[Started]>([])
    let lines = Mutex<[String]>([])
    let pauses = Mutex<[Duration]>([])
    /// The time by which workers answer beats.
    let time = Mutex(Duration.zero)
    let capsules = MemoryCapsules()
    /// What a worker that ends leaves.
    let fault = Mutex<FaultReport?>(nil)
    /// How many capsules there were when the fleet had drained.
    let drained = Mutex<[Int]>([])
    /// Ends a pause.
    let goOn: AsyncStream<Void>.Continuation
    private let going: AsyncStream<Void>

    init() { (going, goOn) = AsyncStream<Void>.makeStream() }

    /// A fleet of these workers, started, of which all are ready.
    func fleet(_ count: Int, basePath: String = "") async -> WorkerFleet {
        let fleet = unstarted(count, basePath: basePath)
        fleet.start()
        while await fleet.readyCount < count { await Task.yield() }
        return fleet
    }

    /// A fleet of two workers, of which the first does not run until `goOn` yields.
    func fleetWithoutItsFirst() async -> WorkerFleet {
        let fleet = await fleet(2)
        _ = await fleet.page("/end", cookie: "vitrine-worker=1")
        while await fleet.readyCount < 2 { await Task.yield() }
        // The second end soon after a start is followed by a pause, in which the place is empty.
        _ = await fleet.page("/end", cookie: "vitrine-worker=1")
        while pauses.withLock({ $0 }).isEmpty { await Task.yield() }
        return fleet
    }

    /// A fleet of these workers, of which none runs.
    ///
    /// - Parameters:
    ///   - count: The number of workers.
    ///   - basePath: Where the app's addresses begin.
    ///   - onPause: Called when the fleet waits for a time.
    /// - Returns: The fleet.
    func unstarted(
        _ count: Int, basePath: String = "", onPause: @escaping @Sendable () -> Void = {}
    ) -> WorkerFleet {
        var policy = ResponsePolicy()
        policy.basePath = basePath
        return WorkerFleet(
            count: count, files: NoFiles(), policy: policy, capsules: capsules,
            onDrain: { self.drained.withLock { $0.append(self.capsules.count) } },
            log: { line in self.lines.withLock { $0.append(line) } },
            pause: { time in
                self.pauses.withLock { $0.append(time) }
                onPause()
                for await _ in self.going { break }
            },
            now: { self.time.withLock { $0 } }
        ) { number in try self.connection(number, count) }
    }

    private func connection(_ number: Int, _ count: Int) throws -> WorkerConnection {
        let (near, far) = try MessageChannel.pair()
        let (events, continuation) = AsyncStream<WorkerConnection.Event>.makeStream()
        let end: @Sendable () -> Void = { [self] in
            continuation.yield(.ended("it was told to", fault.withLock { $0 }))
            continuation.finish()
        }
        let host = NamedHost("worker \(number)", capsules: FrontCapsules { try far.send($0) })
        host.end.withLock { $0 = end }
        started.withLock { $0.append(Started(host: host, end: end)) }
        Task {
            let service = HostService(
                host, capsules: host.capsules, channels: host.channels, report: { _ in }, send: { try far.send($0) })
            service.begin()
            for try await command in far.messages(HostCommand.self) where !host.isStopped.withLock({ $0 }) {
                service.handle(command)
            }
        }
        return WorkerConnection(
            send: { try near.post($0) }, sent: { await near.posted() },
            events: { atOnce in
                let messages = near.messages(HostEvent.self, atOnce: atOnce)
                Task { for try await event in messages { continuation.yield(.message(event)) } }
                return events
            }, kill: end)
    }

    /// The newest worker of a place.
    func host(_ number: Int) -> NamedHost? {
        started.withLock { $0.last { $0.host.name == "worker \(number)" }?.host }
    }
}

struct NoFiles: WebHost {
    func asset(_ request: WebRequest) -> WebResponse? {
        request.path == "/_vitrine/base.css" ? WebResponse(status: 200, body: Array("css".utf8)) : nil
    }

    func respond(to request: WebRequest) async -> WebResponse { WebResponse(status: 404) }

    func openSocket(_ request: SocketRequest, outbound: any SocketOutbound) async -> (any SocketInbound)? { nil }

    func drain() async {}
}

/// What a page hears.
final class Heard: SocketOutbound {
    enum Word: Equatable {
        case text(String)
        case closed(UInt16)
    }

    private let words: AsyncStream<Word>
    private let continuation: AsyncStream<Word>.Continuation

    init() { (words, continuation) = AsyncStream<Word>.makeStream() }

    func send(_ text: String) { continuation.yield(.text(text)) }

    func close(code: UInt16, reason: String) { continuation.yield(.closed(code)) }

    /// The next words, in order.
    func next(_ count: Int) async -> [Word] {
        var found: [Word] = []
        for await word in words {
            found.append(word)
            if found.count == count { break }
        }
        return found
    }
}

extension WorkerFleet {
    /// The number of workers that are ready, as the metrics tell it.
    var readyCount: Int {
        get async {
            let metric = await metrics().first { $0.name == "vitrine_workers" }
            return Int(metric?.samples.first?.value ?? 0)
        }
    }

    func page(_ path: String = "/", cookie: String? = nil) async -> WebResponse {
        let headers = WebHeaders(cookie.map { [("Cookie", $0)] } ?? [])
        return await respond(to: WebRequest(method: "GET", path: path, headers: headers, remoteAddress: "10.0.0.1"))
    }
}

extension WebResponse {
    var text: String { String(decoding: body, as: UTF8.self) }
}
