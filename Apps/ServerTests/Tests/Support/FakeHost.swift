// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

@testable import VitrineWeb

/// A host with a few pages and a socket that echoes; it remembers what the server did to it.
final class FakeHost: WebHost {
    struct Record: Sendable {
        var requests: [WebRequest] = []
        var opened: [SocketRequest] = []
        var messages: [String] = []
        var closed = 0
        var drains = 0
    }

    private struct Waiter {
        var isMet: @Sendable (Record) -> Bool
        var continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var record = Record()
        var waiters: [Waiter] = []
        var sessions: [FakeSession] = []
        var isReleased = false
        var held: [CheckedContinuation<Void, Never>] = []
    }

    /// More than the kernel keeps for a peer that does not read.
    static let largeBytes = 16 * 1024 * 1024

    private let state = Mutex(State())
    /// What paths answer beside those below.
    let routes = Mutex<[String: WebResponse]>([:])

    var record: Record { state.withLock { $0.record } }
    var lastSession: FakeSession? { state.withLock { $0.sessions.last } }

    /// Whether `metrics` waits until it is released.
    let holdsMetrics = Mutex(false)

    func asset(_ request: WebRequest) -> WebResponse? {
        request.path == "/asset-of-the-host" ? WebResponse(status: 200, body: Array("file".utf8)) : nil
    }

    func metrics() async -> [Metric] {
        if holdsMetrics.withLock({ $0 }) { await hold() }
        return [Metric(.counter, "fake_requests_total", "Requests.", record.requests.count)]
    }

    func respond(to request: WebRequest) async -> WebResponse {
        note { $0.requests.append(request) }
        if let known = routes.withLock({ $0[request.path] }) { return known }
        switch request.path {
        case "/":
            return WebResponse(
                status: 200,
                headers: WebHeaders([("Content-Type", "text/html"), ("Server", "secret/1.0")]),
                body: Array("<p>hello</p>".utf8)
            )
        case "/asset":
            return WebResponse(
                status: 200,
                headers: WebHeaders([("ETag", "\"abc\""), ("Cache-Control", "public, max-age=31536000, immutable")]),
                body: Array("asset".utf8)
            )
        case "/large":
            return WebResponse(status: 200, body: Array(repeating: 120, count: FakeHost.largeBytes))
        case "/held":
            await hold()
            return WebResponse(status: 200, body: Array("held".utf8))
        case "/split":
            return WebResponse(status: 200, headers: WebHeaders([("X-A", "b\r\nSet-Cookie: c=d")]))
        default:
            return WebResponse(status: 404)
        }
    }

    func openSocket(_ request: SocketRequest, outbound: any SocketOutbound) async -> (any SocketInbound)? {
        guard request.headers["x-refuse"] == nil else { return nil }
        let session = FakeSession(host: self, outbound: outbound)
        state.withLock { $0.sessions.append(session) }
        note { $0.opened.append(request) }
        return session
    }

    func drain() async {
        let sessions = state.withLock { $0.sessions }
        for session in sessions { session.outbound.send("drain") }
        note { $0.drains += 1 }
    }

    /// Lets every held request and message go on.
    func release() {
        let held = state.withLock { state in
            state.isReleased = true
            defer { state.held = [] }
            return state.held
        }
        for continuation in held { continuation.resume() }
    }

    fileprivate func hold() async {
        await withCheckedContinuation { continuation in
            let isReleased = state.withLock { state in
                if !state.isReleased { state.held.append(continuation) }
                return state.isReleased
            }
            if isReleased { continuation.resume() }
        }
    }

    /// Waits until the record says so.
    func wait(until isMet: @escaping @Sendable (Record) -> Bool) async {
        await withCheckedContinuation { continuation in
            let isMetNow = state.withLock { state in
                if isMet(state.record) { return true }
                state.waiters.append(Waiter(isMet: isMet, continuation: continuation))
                return false
            }
            if isMetNow { continuation.resume() }
        }
    }

    fileprivate func note(_ change: (inout Record) -> Void) {
        let met = state.withLock { state in
            change(&state.record)
            let record = state.record
            let met = state.waiters.filter { $0.isMet(record) }
            state.waiters.removeAll { $0.isMet(record) }
            return met
        }
        for waiter in met { waiter.continuation.resume() }
    }
}

final class FakeSession: SocketInbound {
    let host: FakeHost
    let outbound: any SocketOutbound

    init(host: FakeHost, outbound: any SocketOutbound) {
        self.host = host
        self.outbound = outbound
    }

    func receive(_ text: String) async {
        host.note { $0.messages.append(text) }
        switch text {
        case "hold": await host.hold()
        case "leave": outbound.close(code: 4400, reason: "asked to")
        default: outbound.send("echo \(text.utf8.count) \(text.prefix(40))")
        }
    }

    func closed() async {
        host.note { $0.closed += 1 }
    }
}
