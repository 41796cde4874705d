// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineWeb

/// A socket at the front: its first message names the worker that has the page's scene, and all go there.
final class FleetSocket: SocketInbound {
    private let request: SocketRequest
    private let outbound: any SocketOutbound
    private let host: @Sendable (_ worker: Int) -> RemoteHost?
    private let place = Mutex<(host: RemoteHost, socket: Int)?>(nil)

    /// Creates a socket.
    ///
    /// - Parameters:
    ///   - request: The request that opened it.
    ///   - outbound: The way back to the page.
    ///   - host: Finds the host of a worker; `nil` where that is not running.
    init(
        _ request: SocketRequest, outbound: any SocketOutbound, host: @escaping @Sendable (_ worker: Int) -> RemoteHost?
    ) {
        self.request = request
        self.outbound = outbound
        self.host = host
    }

    func receive(_ text: String) async {
        if let place = place.withLock({ $0 }) { return await place.host.receive(text, socket: place.socket) }
        guard case .hello(let hello)? = try? ClientMessage(text), let worker = WorkerToken.worker(of: hello.token)
        else {
            return outbound.close(code: WireProtocol.Close.unauthorized.rawValue, reason: "")
        }
        guard let host = host(worker), let socket = host.open(request, outbound: outbound) else {
            return outbound.close(code: SocketClose.tryAgainLater, reason: "")
        }
        place.withLock { $0 = (host, socket) }
        await host.receive(text, socket: socket)
    }

    func closed() async {
        guard let place = place.withLock({ $0 }) else { return }
        place.host.closed(socket: place.socket)
    }
}
