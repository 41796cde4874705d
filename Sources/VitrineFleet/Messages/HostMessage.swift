// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineBroadcast
package import VitrineWeb

/// A message from the front process to a worker.
package enum HostCommand: Codable, Hashable, Sendable {
    /// First of all.
    case start(WorkerStart)
    case request(Int, RequestRecord)
    case open(socket: Int, RequestRecord)
    /// A message of a socket's page; the next one of this socket is sent after `taken`.
    case text(socket: Int, String)
    case closed(socket: Int)
    case metrics(Int)
    /// Whether a capsule was kept.
    case kept(Int, Bool)
    /// A capsule that was asked for.
    case capsule(Int, SealedCapsule?)
    /// A message of one of the app's channels, from whichever worker.
    case broadcast(BroadcastMessage)
    /// Is answered at once by the thread that receives it, whatever the app does: a process that is stopped does not.
    case beat
    /// The process is leaving: sessions are told.
    case drain

    /// Whether the command belongs to a socket, whose commands have an order among themselves only.
    package var isOfSocket: Bool {
        switch self {
        case .open, .text, .closed: true
        case .start, .request, .metrics, .kept, .capsule, .broadcast, .beat, .drain: false
        }
    }
}

/// A message from a worker to the front process.
package enum HostEvent: Codable, Hashable, Sendable {
    /// Requests are answered from now on.
    case ready
    case response(Int, ResponseRecord)
    /// The message that a socket sent last was handled.
    case taken(socket: Int)
    case text(socket: Int, String)
    case close(socket: Int, code: UInt16, reason: String)
    case metrics(Int, [Metric])
    /// A session's capsule is to be kept, taken, or forgotten (`CapsuleStore`).
    case keep(Int, SealedCapsule)
    case take(Int, session: String, token: Int)
    case forget(session: String, generation: Int)
    /// All capsules of a visitor are to be forgotten.
    case forgetOwner(String)
    /// A message for the receivers of all workers, this one's among them.
    case broadcast(BroadcastMessage)
    /// The worker's process runs.
    case beat
    /// Every session was told that the process is leaving, and what has to be kept is written.
    case drained
}

/// The values that a worker needs before it makes its first scene.
package struct WorkerStart: Codable, Hashable, Sendable {
    /// The worker's place, from 1 on; whoever replaces it gets the same.
    package var number: Int
    /// The number of workers, which share the limits of the whole.
    package var count: Int
    /// The key that the names of visitors are signed with, equal in all workers.
    package var visitorKey: [UInt8]
    /// The key that signs tokens if the operator has set none: equal in all workers, so that one can continue a session
    /// of another.
    package var tokenKey: [UInt8]

    package init(number: Int, count: Int, visitorKey: [UInt8], tokenKey: [UInt8]) {
        self.number = number
        self.count = count
        self.visitorKey = visitorKey
        self.tokenKey = tokenKey
    }
}
