// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineWeb

/// How many bytes of request bodies a server holds at a time, in all and for one peer: a body is held until its request is
/// answered, and peers may send many at a time.
final class BodyBudget: Sendable {
    private struct State {
        var total = 0
        /// Bytes of each peer (`IPAddress.group`); peers that have none are not kept.
        var peers: [[UInt8]: Int] = [:]
    }

    private let limits: ServerLimits
    private let state = Mutex(State())

    init(_ limits: ServerLimits) {
        self.limits = limits
    }

    /// The bytes that are held.
    var bytes: Int { state.withLock { $0.total } }

    /// Takes bytes out of the budget; returns false, and takes nothing, where it has not so many.
    func take(_ count: Int, for peer: IPAddress?) -> Bool {
        let group = counted(peer)
        return state.withLock { state in
            guard state.total + count <= limits.heldBytes else { return false }
            if let group {
                guard state.peers[group, default: 0] + count <= limits.heldBytesPerPeer else { return false }
                state.peers[group, default: 0] += count
            }
            state.total += count
            return true
        }
    }

    /// Gives bytes back.
    func giveBack(_ count: Int, of peer: IPAddress?) {
        let group = counted(peer)
        state.withLock { state in
            state.total -= count
            guard let group, let held = state.peers[group] else { return }
            state.peers[group] = held > count ? held - count : nil
        }
    }

    /// A peer on this machine is a proxy, or the developer.
    private func counted(_ peer: IPAddress?) -> [UInt8]? {
        guard let peer, limits.countsLoopback || !peer.isLoopback else { return nil }
        return peer.group
    }
}
