// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
package import VitrineWeb

/// A socket at the front: its first message names the worker that has the page's scene, and all go there.
package final class FleetSocket: SocketInbound {
    private let request: SocketRequest
    private let outbound: any SocketOutbound
    private let absence: UInt16
    private let host: @Sendable (_ worker: Int) async -> RemoteHost?
    private let place = Mutex<(host: RemoteHost, socket: Int)?>(nil)

    /// Creates a socket.
    ///
    /// - Parameters:
    ///   - request: The request that opened it.
    ///   - outbound: The way back to the page.
    ///   - absence: What the socket of a page whose worker is not running is closed with.
    ///   - host: Finds the host of a worker; `nil` where that is not running.
    package init(
        _ request: SocketRequest, outbound: any SocketOutbound, absence: UInt16 = SocketClose.tryAgainLater,
        host: @escaping @Sendable (_ worker: Int) async -> RemoteHost?
    ) {
        self.request = request
        self.outbound = outbound
        self.absence = absence
        self.host = host
    }

    package func receive(_ text: String) async {
        if let place = place.withLock({ $0 }) { return await place.host.receive(text, socket: place.socket) }
        guard case .hello(let hello)? = try? ClientMessage(text), let worker = WorkerToken.worker(of: hello.token)
        else {
            return outbound.close(code: WireProtocol.Close.unauthorized.rawValue, reason: "")
        }
        guard let host = await host(worker), let socket = host.open(request, outbound: outbound) else {
            return outbound.close(code: absence, reason: "")
        }
        place.withLock { $0 = (host, socket) }
        await host.receive(text, socket: socket)
    }

    package func closed() async {
        guard let place = place.withLock({ $0 }) else { return }
        place.host.closed(socket: place.socket)
    }
}
