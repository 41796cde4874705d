// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore
import VitrineWeb

/// One open socket and the loop that hands its messages to the host, in order, one at a time.
struct SocketConnection: Sendable {
    let request: SocketRequest
    let outbound: ChannelOutbound
    let channel: NIOAsyncChannel<String, Never>

    /// Returns when the connection is gone. While the host is busy the stream fills, reads stop, and TCP holds the
    /// peer.
    func run(host: any WebHost) async {
        try? await channel.executeThenClose { messages in
            guard let inbound = await host.openSocket(request, outbound: outbound) else {
                outbound.close(code: CloseCode.refused, reason: "refused")
                // Read on: the channel closes once the closing handshake is over.
                do { for try await _ in messages {} } catch {}
                return
            }
            // An error of the channel is its end, like a close.
            do {
                // What was read before the host closed is not for it any more.
                for try await message in messages where !outbound.isClosed { await inbound.receive(message) }
            } catch {}
            await inbound.closed()
        }
    }
}
