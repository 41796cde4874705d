// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineWeb

/// How many connections are handled, and how many of their handlers wait for the host.
///
/// When a server has cut its connections, every handler ends by itself but those that the host holds up: that is
/// the event at which a drain that is late may end the process.
final class WorkCount: Sendable {
    private struct State {
        var handlers = 0
        var calls = 0
        var waiters: [CheckedContinuation<Void, Never>] = []

        /// Returns the waiters that may go on now.
        mutating func takeReady() -> [CheckedContinuation<Void, Never>] {
            guard handlers <= calls else { return [] }
            defer { waiters = [] }
            return waiters
        }
    }

    private let state = Mutex(State())

    var isHostBusy: Bool { state.withLock { $0.calls > 0 } }

    func handle<Value>(_ body: () async -> Value) async -> Value {
        state.withLock { $0.handlers += 1 }
        defer { change { $0.handlers -= 1 } }
        return await body()
    }

    func call<Value>(_ body: () async -> Value) async -> Value {
        change { $0.calls += 1 }
        defer { change { $0.calls -= 1 } }
        return await body()
    }

    private func change(_ body: (inout State) -> Void) {
        let ready = state.withLock { state in
            body(&state)
            return state.takeReady()
        }
        for waiter in ready { waiter.resume() }
    }

    /// Waits until every handler that is left waits for the host.
    func onlyHostIsBusy() async {
        await withCheckedContinuation { continuation in
            let ready = state.withLock { state in
                state.waiters.append(continuation)
                return state.takeReady()
            }
            for waiter in ready { waiter.resume() }
        }
    }
}

/// A host whose calls are counted.
struct CountedHost: WebHost {
    let host: any WebHost
    let work: WorkCount
    let counters: ServerCounters

    func asset(_ request: WebRequest) -> WebResponse? { host.asset(request) }

    func respond(to request: WebRequest) async -> WebResponse {
        await work.call { await host.respond(to: request) }
    }

    func openSocket(_ request: SocketRequest, outbound: any SocketOutbound) async -> (any SocketInbound)? {
        guard let inbound = await work.call({ await host.openSocket(request, outbound: outbound) }) else {
            return nil
        }
        return CountedInbound(inbound: inbound, work: work, counters: counters)
    }

    func drain() async { await host.drain() }

    func metrics() async -> [Metric] { await host.metrics() }

    var problem: String? { host.problem }
}

private final class CountedInbound: SocketInbound {
    private let inbound: any SocketInbound
    private let work: WorkCount
    private let counters: ServerCounters

    init(inbound: any SocketInbound, work: WorkCount, counters: ServerCounters) {
        self.inbound = inbound
        self.work = work
        self.counters = counters
    }

    func receive(_ text: String) async {
        let start = ContinuousClock.now
        await work.call { await inbound.receive(text) }
        counters.handled(seconds: (ContinuousClock.now - start) / .seconds(1))
    }

    func closed() async { await work.call { await inbound.closed() } }
}
