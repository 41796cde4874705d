// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineWeb

/// How much a peer may send, hold open or leave unread, and for how long.
///
/// The defaults are what is served; tests inject short times and small sizes so that they wait on events only.
package struct ServerLimits: Hashable, Sendable {
    /// From the accept, or the end of the last response, to the end of the next request head. Drip-feeding does not
    /// extend it.
    package var headTimeout: Duration = .seconds(10)
    /// From a request's head to its end.
    package var bodyTimeout: Duration = .seconds(30)
    /// From the end of a request until its response has left; of a file until the next piece of it has.
    package var responseTimeout: Duration = .seconds(120)
    /// How long a finished connection is read from, so that the peer sees the last bytes instead of a reset.
    package var lingerTimeout: Duration = .seconds(1)
    /// Request line and header fields.
    package var headBytes = 16 * 1024
    /// Header fields in one request.
    package var headFields = 100
    /// A request body that nothing reads: this bounds what is discarded.
    package var bodyBytes = 64 * 1024
    /// The body of a PUT, a part of a file.
    package var partBytes = FilePath.partBytes
    /// Bodies that are held until their requests are answered, in all and of one peer (of this machine: see
    /// ``countsLoopback``). Above it a request is answered with 503, and its sender comes again.
    package var heldBytes = 128 << 20
    package var heldBytesPerPeer = 16 << 20
    /// Open connections, sockets included, in all and of one peer (of this machine: see ``countsLoopback``). One more
    /// is closed before a byte of it is read.
    package var connections = 12_000
    package var connectionsPerPeer = 500
    /// Open sockets; one more is answered with 503.
    package var sockets = 10_000
    /// Sockets that one peer may open in a minute; one more is answered with 429. A peer on this machine is its own
    /// developer, or a proxy that was not configured, and is not counted (``countsLoopback``).
    package var connectsPerMinute = 20
    /// Peers whose openings are remembered.
    package var rememberedPeers = 10_000
    package var countsLoopback = false

    /// Open connections to the operator's listener.
    package var operatorConnections = 64
    /// How long `/metrics` waits for the main actor before it says what that said last.
    package var hostMetricsTimeout: Duration = .seconds(1)

    /// From the 101 to the end of the first message.
    package var helloTimeout: Duration = .seconds(10)
    /// From the first byte of a message to its last.
    package var messageTimeout: Duration = .seconds(30)
    package var pingInterval: Duration = .seconds(WireLimits.heartbeat)
    /// Silence after which a peer counts as gone: two unanswered pings.
    package var pingTimeout: Duration = .seconds(30)
    /// How long a close frame waits for its answer.
    package var closeTimeout: Duration = .seconds(2)
    package var helloBytes = WireLimits.hello
    package var messageBytes = WireLimits.message
    /// Frames of one message; without this cap a message of empty fragments never ends.
    package var messageFragments = 1_024
    /// Bytes that wait for a peer that does not read. A single message may exceed it, a second one then may not.
    package var outboundBytes = 4 * 1024 * 1024

    /// What the host may take to write its sessions and to tell them that the process is leaving.
    package var hostDrainTimeout: Duration = .seconds(5)
    /// From the signal to the end of every connection, whatever the peers do.
    package var drainDeadline: Duration = .seconds(8)
    /// From there to the end of the process, also when a handler does not end.
    package var abandonTimeout: Duration = .seconds(2)

    /// How long sessions are written when the process leaves: what the host may take, but for the time that it needs to close
    /// its files.
    package var keepingTime: Duration { hostDrainTimeout * 3 / 4 }

    /// How long workers may take to leave: the process in front has the rest of its time to write what they have kept.
    package var workersTime: Duration { hostDrainTimeout + (drainDeadline - hostDrainTimeout) / 3 }

    /// The least time in which a process can leave.
    package static let leastLeavingTime = Duration.seconds(6)

    package init() {}

    /// Sets how long the process may take to leave, from the signal to its end; all but five seconds are the host's.
    package mutating func leave(within time: Duration) {
        hostDrainTimeout = max(time, Self.leastLeavingTime) - .seconds(5)
        drainDeadline = hostDrainTimeout + .seconds(3)
        abandonTimeout = .seconds(2)
    }
}
