// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
package import VitrineBroadcast
package import VitrineWeb

/// A worker's side: hands the front's requests and sockets to a host, and its answers back.
///
/// Invariants: the messages of a socket reach it in order, one at a time, and those of different sockets do not wait for
/// each other; what a socket is sent after its page has closed it is dropped.
package final class HostService: Sendable {
    private let post: @Sendable (HostEvent) throws -> Void
    private let host: any WebHost
    private let capsules: FrontCapsules?
    private let channels: BroadcastHub?
    private let report: @Sendable (String) -> Void
    private let sockets = Mutex<[Int: ServedSocket]>([:])

    /// Creates the service of a host.
    ///
    /// - Parameters:
    ///   - host: Answers requests.
    ///   - capsules: What the host keeps its sessions in.
    ///   - channels: The channels of the host's process, which all workers share from now on.
    ///   - report: Told in a line what could not be sent.
    ///   - send: Sends an event to the front, over the worker's end of the channel.
    package init(
        _ host: any WebHost, capsules: FrontCapsules? = nil, channels: BroadcastHub? = nil,
        report: @escaping @Sendable (String) -> Void, send: @escaping @Sendable (HostEvent) throws -> Void
    ) {
        self.host = host
        self.capsules = capsules
        self.channels = channels
        self.report = report
        post = send
        channels?.connect { message in
            do {
                try send(.broadcast(message))
            } catch {
                report("error [worker]: a message of the channel \"\(message.channel)\" was not sent: \(error)")
            }
        }
    }

    /// Tells the front that requests are answered from now on.
    package func begin() { send(.ready) }

    /// Carries out a command of the front.
    package func handle(_ command: HostCommand) {
        switch command {
        case .start: break
        case .request(let number, let request):
            Task { [self] in
                let request = request.webRequest
                answer(number, await host.respond(to: request))
            }
        case .kept(let number, let isKept): capsules?.kept(number, isKept: isKept)
        case .capsule(let number, let capsule): capsules?.taken(number, capsule)
        case .broadcast(let message): channels?.deliver(message)
        case .beat: send(.beat)
        case .metrics(let number): Task { [self] in send(.metrics(number, await host.metrics())) }
        case .drain:
            Task { [self] in
                await host.drain()
                send(.drained)
            }
        case .open(let socket, let request): open(socket, request)
        case .text(let socket, let text): sockets.withLock { $0[socket] }?.receive(.text(text))
        case .closed(let socket): sockets.withLock { $0[socket] }?.receive(.closed)
        }
    }

    private func answer(_ number: Int, _ response: WebResponse) {
        do {
            try post(.response(number, ResponseRecord(response)))
        } catch {
            report("error [worker]: a response was not sent: \(error)")
            send(.response(number, ResponseRecord(WebResponse(status: 500))))
        }
    }

    private func send(_ event: HostEvent) {
        do {
            try post(event)
        } catch {
            report("error [worker]: not sent: \(error)")
        }
    }

    // MARK: - Sockets

    private func open(_ number: Int, _ request: RequestRecord) {
        let outbound = RemoteOutbound { [weak self] in self?.send($0(number)) }
        let socket = ServedSocket(
            host: host, outbound: outbound, taken: { [weak self] in self?.send(.taken(socket: number)) },
            ended: { [weak self] in self?.sockets.withLock { _ = $0.removeValue(forKey: number) } })
        sockets.withLock { $0[number] = socket }
        socket.receive(.open(request.socketRequest))
    }

    /// The way out of a socket that the front holds.
    private final class RemoteOutbound: SocketOutbound {
        private let send: @Sendable ((Int) -> HostEvent) -> Void

        init(send: @escaping @Sendable ((Int) -> HostEvent) -> Void) {
            self.send = send
        }

        func send(_ text: String) { send { .text(socket: $0, text) } }

        func close(code: UInt16, reason: String) { send { .close(socket: $0, code: code, reason: reason) } }
    }
}
