// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineBase

/// A session's capsule as a store sees it: whose it is, and bytes that only a process with the same key opens.
package struct SealedCapsule: Codable, Hashable, Sendable {
    /// The session's name.
    package var session: String
    /// Names the session's visitor and nobody's cookie; `nil` in what an earlier version has kept.
    package var owner: String?
    /// Counts the owners of the session: a process that had it before another one took it can put no capsule any more.
    package var generation: Int
    /// The numbers of the page's tokens that are good, as far as they were given away by then: a newer one is the owner's,
    /// too, which ended before it could say so here.
    package var oldestToken: Int
    package var newestToken: Int
    /// Whether nothing of the session happened afterwards: it had no socket, or the process was leaving.
    package var isFinal: Bool
    /// How often the session was lost with its process, one time shortly after the other.
    package var losses: Int
    package var bytes: Data
    /// Whether a process took it before and has not kept the session since: it may have shown the page a scene of which
    /// nothing is known here. A store that hears all that a process has said before it ended leaves this out.
    package var wasTakenBefore: Bool?
    /// Whether its process is leaving. Such a process puts its sessions in the order of their use, the last one first, so that
    /// none of them gives way to one that comes later.
    package var isParting: Bool?

    package init(
        session: String, owner: String? = nil, generation: Int, oldestToken: Int, newestToken: Int, isFinal: Bool,
        losses: Int, bytes: Data
    ) {
        self.session = session
        self.owner = owner
        self.generation = generation
        self.oldestToken = oldestToken
        self.newestToken = newestToken
        self.isFinal = isFinal
        self.losses = losses
        self.bytes = bytes
    }
}

extension SealedCapsule {
    /// Returns the name of a visitor in capsules: a hash.
    static func owner(_ visitor: String) -> String { ContentHash.name(of: Data(visitor.utf8)) }
}

/// Keeps the capsules of sessions for other processes.
package protocol CapsuleStore: Sendable {
    /// Keeps a capsule in the place of the one that the session had.
    ///
    /// - Returns: Whether the session is still the caller's: `false` where another process has taken it.
    func put(_ capsule: SealedCapsule) async -> Bool
    /// Takes the capsule of a session: nobody else gets it, and who had the session before can put none any more.
    ///
    /// - Parameters:
    ///   - session: The session's name.
    ///   - token: The number of the page's token.
    /// - Returns: The capsule, with the generation of its new owner and the losses by now; `nil` where there is none, or
    ///   where the token is no good any more.
    func take(_ session: String, token: Int) async -> SealedCapsule?
    /// Ends a session: what is kept of it is deleted, unless another process has taken it since.
    ///
    /// - Parameters:
    ///   - session: The session's name.
    ///   - generation: The caller's generation of the session.
    func end(_ session: String, generation: Int) async
    /// Forgets all sessions of a visitor, and keeps none of them any more.
    func forget(owner: String) async
    /// How many capsules wait in this process for a store that is down.
    var waitingCount: Int { get }
}

extension CapsuleStore {
    package var waitingCount: Int { 0 }
}

/// How a registry keeps the sessions that would be lost with its process.
package struct CapsuleKeeping: Sendable {
    package var store: any CapsuleStore
    /// Whether the store outlives a process that traps or is killed, so that sessions are kept while they are live.
    package var isRemote: Bool
    /// Names the build of the app.
    package var build: String

    package init(store: any CapsuleStore, isRemote: Bool, build: String) {
        self.store = store
        self.isRemote = isRemote
        self.build = build
    }
}
