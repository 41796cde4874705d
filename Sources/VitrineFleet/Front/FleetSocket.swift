// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
package import VitrineWeb

/// A socket at the front: its first message names the worker that has the page's scene, and all go there.
package final class FleetSocket: SocketInbound {
    private let request: SocketRequest
    private let outbound: any SocketOutbound
    private let absence: UInt16
    private let interrupted: InterruptedPages?
    private let host: @Sendable (_ worker: Int, _ epoch: String) async -> RemoteHost?
    private let place = Mutex<(host: RemoteHost, socket: Int)?>(nil)

    /// Creates a socket.
    ///
    /// - Parameters:
    ///   - request: The request that opened it.
    ///   - outbound: The way back to the page.
    ///   - absence: What the socket of a page whose worker is not running is closed with.
    ///   - interrupted: The pages that are to be told why they come back.
    ///   - host: Finds the host for the page of an epoch whose token names a worker, or 0 for one that one process made;
    ///     `nil` where none is running.
    package init(
        _ request: SocketRequest, outbound: any SocketOutbound, absence: UInt16 = SocketClose.tryAgainLater,
        interrupted: InterruptedPages? = nil,
        host: @escaping @Sendable (_ worker: Int, _ epoch: String) async -> RemoteHost?
    ) {
        self.request = request
        self.outbound = outbound
        self.absence = absence
        self.interrupted = interrupted
        self.host = host
    }

    package func receive(_ text: String) async {
        if let place = place.withLock({ $0 }) { return await place.host.receive(text, socket: place.socket) }
        guard case .hello(let hello)? = try? ClientMessage(text),
            let worker = WorkerToken.place(of: hello.token)
        else {
            return outbound.close(code: WireProtocol.Close.unauthorized.rawValue, reason: "")
        }
        guard let host = await host(worker, hello.epoch) else { return outbound.close(code: absence, reason: "") }
        var request = self.request
        request.isBystander = interrupted?.takeBystander(hello.epoch) ?? false
        guard let socket = host.open(request, epoch: hello.epoch, outbound: outbound) else {
            return outbound.close(code: absence, reason: "")
        }
        place.withLock { $0 = (host, socket) }
        if let report = interrupted?.take(hello.epoch) { outbound.send(Self.fault(report)) }
        await host.receive(text, socket: socket)
    }

    /// Tells a page that the app failed over it; the report is for its developer.
    private static func fault(_ report: String) -> String {
        #if DEBUG
            let shown = report
        #else
            let shown = ""
        #endif
        return JSONText.array(["\"\(WireProtocol.Server.fault.rawValue)\"", JSONText.string(shown)])
    }

    package func closed() async {
        guard let place = place.withLock({ $0 }) else { return }
        place.host.closed(socket: place.socket)
    }
}
