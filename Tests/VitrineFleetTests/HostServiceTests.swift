// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing

@testable import VitrineFleet
@testable import VitrineWeb

@Suite("The worker's side") @MainActor struct HostServiceTests {
    /// A host on the main actor, as that of sessions is, with one socket.
    @MainActor private final class MainActorHost: WebHost {
        let socket = MainActorSocket()
        var isRefusing = false

        func respond(to request: WebRequest) async -> WebResponse { WebResponse(status: 404) }

        func openSocket(_ request: SocketRequest, outbound: any SocketOutbound) async -> (any SocketInbound)? {
            socket.outbound = outbound
            return isRefusing ? nil : socket
        }

        func drain() async {}
    }

    @MainActor private final class MainActorSocket: SocketInbound {
        var outbound: (any SocketOutbound)?
        var closedCount = 0
        /// Resumed to let go of a text that is held.
        var held: CheckedContinuation<Void, Never>?

        func receive(_ text: String) async {
            if text == "hold" { await withCheckedContinuation { held = $0 } }
            outbound?.send("\(text)!")
        }

        func closed() async { closedCount += 1 }
    }

    /// What was said to the front.
    private final class Said: Sendable {
        let events = Mutex<[HostEvent]>([])

        /// Returns what was said since the last time.
        func new() -> [HostEvent] {
            events.withLock { events in
                defer { events = [] }
                return events
            }
        }
    }

    private let host = MainActorHost()
    private let said = Said()

    private func service() -> HostService {
        HostService(host, report: { _ in }, send: { [said] event in said.events.withLock { $0.append(event) } })
    }

    private func open(_ service: HostService) {
        let request = SocketRequest(path: WireProtocol.socketPath, headers: WebHeaders([]), remoteAddress: "10.0.0.1")
        service.handle(.open(socket: 1, RequestRecord(request)))
    }

    @Test("what comes for a socket is the main actor's next job: it waits in no queue of another thread")
    func nextJob() async {
        let service = service()
        open(service)
        service.handle(.text(socket: 1, "one"))
        await Task.yield()
        #expect(said.new() == [.text(socket: 1, "one!"), .taken(socket: 1)])
        service.handle(.text(socket: 1, "two"))
        #expect(said.new().isEmpty)
        await Task.yield()
        #expect(said.new() == [.text(socket: 1, "two!"), .taken(socket: 1)])
        service.handle(.closed(socket: 1))
        service.handle(.text(socket: 1, "after the end"))
        await Task.yield()
        #expect(host.socket.closedCount == 1)
        service.handle(.text(socket: 1, "later"))
        await Task.yield()
        #expect(said.new().isEmpty)
    }

    @Test("what comes while a text is handled waits for it, in order")
    func order() async {
        let service = service()
        open(service)
        for text in ["hold", "two", "three"] { service.handle(.text(socket: 1, text)) }
        while host.socket.held == nil { await Task.yield() }
        service.handle(.closed(socket: 1))
        #expect(said.new().isEmpty)
        host.socket.held?.resume()
        while host.socket.closedCount == 0 { await Task.yield() }
        var expected: [HostEvent] = []
        for text in ["hold!", "two!", "three!"] { expected += [.text(socket: 1, text), .taken(socket: 1)] }
        #expect(said.new() == expected)
    }

    @Test("a socket that the host refuses is closed, and hears nothing")
    func refused() async {
        host.isRefusing = true
        let service = service()
        open(service)
        service.handle(.text(socket: 1, "one"))
        service.handle(.closed(socket: 1))
        await Task.yield()
        #expect(said.new() == [.close(socket: 1, code: 4401, reason: "")])
        #expect(host.socket.closedCount == 0)
    }

    @Test("a beat is answered by the thread that receives it, whatever the main actor does")
    func beats() {
        // The test has the main actor until its end.
        service().handle(.beat)
        #expect(said.new() == [.beat])
    }
}
