// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore
import Synchronization
import VitrineWeb

/// Every open connection and socket, so that leaving can reach them all, also the ones whose peer is gone.
final class ConnectionRegistry: Sendable {
    private enum Phase {
        case running
        /// Nothing new is accepted; the host is telling its sessions.
        case draining
        /// Sockets are closed with 1001, also those that were still opening.
        case leaving
    }

    private struct State {
        var phase = Phase.running
        var channels: [ObjectIdentifier: any Channel] = [:]
        /// How many of them each peer has (`IPAddress.group`); peers that have none are not kept.
        var peers: [[UInt8]: Int] = [:]
        var sockets: [ObjectIdentifier: ChannelOutbound] = [:]
        /// The clients' addresses from PROXY headers.
        var identified: [ObjectIdentifier: IPAddress] = [:]
    }

    private let state = Mutex(State())
    private let limits: ServerLimits
    /// Whether PROXY headers name the clients, so that connections are counted only after them.
    private let awaitsIdentity: Bool

    init(limits: ServerLimits, awaitsIdentity: Bool = false) {
        self.limits = limits
        self.awaitsIdentity = awaitsIdentity
    }

    var isDraining: Bool { state.withLock { $0.phase != .running } }
    var socketCount: Int { state.withLock { $0.sockets.count } }
    var connectionCount: Int { state.withLock { $0.channels.count } }

    /// Keeps a connection until it ends; false when there are too many, in all or from its peer.
    func add(_ channel: any Channel) -> Bool {
        let peer = channel.remoteAddress?.ipAddress.flatMap(IPAddress.init)
        guard awaitsIdentity || count(channel, peer) else { return false }
        let id = ObjectIdentifier(channel)
        let isAdmitted = state.withLock { state in
            guard state.channels.count < limits.connections else { return false }
            state.channels[id] = channel
            return true
        }
        guard isAdmitted else { return false }
        channel.closeFuture.whenComplete { _ in
            self.state.withLock { state in
                state.channels[id] = nil
                state.sockets[id] = nil
                state.identified[id] = nil
            }
        }
        return true
    }

    /// Takes over whose connection it is; false when that peer has too many.
    func identify(_ channel: any Channel, _ address: IPAddress?) -> Bool {
        let peer = address ?? channel.remoteAddress?.ipAddress.flatMap(IPAddress.init)
        if let address { state.withLock { $0.identified[ObjectIdentifier(channel)] = address } }
        return count(channel, peer)
    }

    /// Whose connection it is.
    func peer(of channel: any Channel) -> IPAddress? {
        state.withLock { $0.identified[ObjectIdentifier(channel)] }
            ?? channel.remoteAddress?.ipAddress.flatMap(IPAddress.init)
    }

    /// Counts a connection for its peer until it ends.
    private func count(_ channel: any Channel, _ peer: IPAddress?) -> Bool {
        guard let peer, limits.countsLoopback || !peer.isLoopback else { return true }
        let group = peer.group
        let isAdmitted = state.withLock { state in
            guard state.peers[group, default: 0] < limits.connectionsPerPeer else { return false }
            state.peers[group, default: 0] += 1
            return true
        }
        guard isAdmitted else { return false }
        channel.closeFuture.whenComplete { _ in
            self.state.withLock { state in
                guard let count = state.peers[group] else { return }
                state.peers[group] = count > 1 ? count - 1 : nil
            }
        }
        return true
    }

    func add(socket: ChannelOutbound, channel: any Channel) {
        let isLeaving = state.withLock { state in
            // Closed meanwhile: the removal has run already.
            guard state.channels[ObjectIdentifier(channel)] != nil else { return false }
            state.sockets[ObjectIdentifier(channel)] = socket
            return state.phase == .leaving
        }
        if isLeaving { socket.close(code: CloseCode.goingAway, reason: "leaving") }
    }

    func startDraining() {
        state.withLock { if $0.phase == .running { $0.phase = .draining } }
    }

    /// Tells every socket that the server goes away.
    func closeSockets() {
        let sockets = state.withLock { state in
            state.phase = .leaving
            return Array(state.sockets.values)
        }
        for socket in sockets { socket.close(code: CloseCode.goingAway, reason: "leaving") }
    }

    /// Ends every connection, whatever its peer does.
    func closeAll() {
        for channel in state.withLock({ Array($0.channels.values) }) { channel.close(promise: nil) }
    }
}
