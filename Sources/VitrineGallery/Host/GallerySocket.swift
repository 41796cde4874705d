// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineFleet
import VitrineWeb

/// A socket of a preview's page: its first message tells whose it is, the rest goes there.
@MainActor final class GallerySocket: SocketInbound {
    private let number: Int
    private let request: SocketRequest
    private let outbound: any SocketOutbound
    private let pool: WorkerPool
    private weak var worker: Worker?
    private var isRouted = false

    init(number: Int, request: SocketRequest, outbound: any SocketOutbound, pool: WorkerPool) {
        self.number = number
        self.request = request
        self.outbound = outbound
        self.pool = pool
    }

    func receive(_ text: String) async {
        if !isRouted {
            isRouted = true
            guard case .hello(let hello)? = try? ClientMessage(text),
                let found = WorkerToken.worker(of: hello.token).flatMap(pool.worker(number:))
            else { return outbound.close(code: WireProtocol.Close.unauthorized.rawValue, reason: "") }
            worker = found
            found.open(socket: number, request, outbound: outbound)
        }
        worker?.receive(text, socket: number)
    }

    func closed() async {
        worker?.closed(socket: number)
    }
}
