// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

#if Server
    import NIOCore
    import Synchronization

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
            var sockets: [ObjectIdentifier: ChannelOutbound] = [:]
        }

        private let state = Mutex(State())

        var isDraining: Bool { state.withLock { $0.phase != .running } }
        var socketCount: Int { state.withLock { $0.sockets.count } }
        var connectionCount: Int { state.withLock { $0.channels.count } }

        func add(_ channel: any Channel) {
            let id = ObjectIdentifier(channel)
            state.withLock { $0.channels[id] = channel }
            channel.closeFuture.whenComplete { _ in
                self.state.withLock { state in
                    state.channels[id] = nil
                    state.sockets[id] = nil
                }
            }
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
#endif
