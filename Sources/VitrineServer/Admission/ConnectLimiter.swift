// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineWeb

/// How often each peer may open a socket; see `AddressLimiter`.
///
/// Whether one more may open is asked before the upgrade, and counted with it: handshakes that are under way
/// together may pass together, one per event loop at most.
final class ConnectLimiter: Sendable {
    private let limiter: Mutex<AddressLimiter>
    private let countsLoopback: Bool
    /// Seconds after which a refused peer may try again.
    let wait: Int

    init(_ limits: ServerLimits) {
        limiter = Mutex(AddressLimiter(perMinute: limits.connectsPerMinute, peers: limits.rememberedPeers))
        countsLoopback = limits.countsLoopback
        wait = AddressLimiter.wait(perMinute: limits.connectsPerMinute)
    }

    private func isCounted(_ address: String) -> Bool {
        countsLoopback || IPAddress(address)?.isLoopback != true
    }

    func isExhausted(_ address: String) -> Bool {
        isCounted(address) && limiter.withLock { $0.isExhausted(address, now: LiveRegistry.processTime()) }
    }

    func count(_ address: String) {
        guard isCounted(address) else { return }
        _ = limiter.withLock { $0.refusal(address, now: LiveRegistry.processTime()) }
    }
}
