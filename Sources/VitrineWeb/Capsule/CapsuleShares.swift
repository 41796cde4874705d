// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase

/// The sessions of each visitor in a store, in the order in which they were kept, so that no visitor fills the store.
///
/// Whoever owns the shares adds and removes what the store adds and removes. Every operation takes constant time.
package struct CapsuleShares: Sendable {
    /// How much is kept of one visitor; of more, what was kept longest ago goes first.
    package struct Limits: Hashable, Sendable {
        /// Sessions: as many as one address may have.
        package var count = 200
        /// Bytes of their capsules.
        package var bytes = 8 << 20

        package init() {}
    }

    private struct Session {
        var name: String
        var bytes: Int
    }

    private struct Share {
        var sessions = AgeDictionary<String, Session>()
        var bytes = 0

        mutating func remove(_ session: String) {
            if let known = sessions.remove(session) { bytes -= known.bytes }
        }

        mutating func append(_ session: String, bytes more: Int) {
            remove(session)
            sessions.append(Session(name: session, bytes: more), for: session)
            bytes += more
        }
    }

    private let limits: Limits
    private var shares: [String: Share] = [:]

    /// Creates the shares of a store without sessions.
    package init(_ limits: Limits) {
        self.limits = limits
    }

    /// Adds a session as the one that was kept last. One of nobody has no share.
    package mutating func append(_ session: String, bytes: Int, of owner: String?) {
        guard let owner else { return }
        shares[owner, default: Share()].append(session, bytes: bytes)
    }

    package mutating func remove(_ session: String, of owner: String?) {
        guard let owner else { return }
        shares[owner]?.remove(session)
        if shares[owner]?.sessions.isEmpty == true { shares[owner] = nil }
    }

    /// Returns the session of a visitor that is to go, because the visitor has more than is kept; `nil` where none is.
    package func excess(of owner: String?) -> String? {
        guard let owner, let share = shares[owner] else { return nil }
        guard share.sessions.count > limits.count || share.bytes > limits.bytes else { return nil }
        return share.sessions.first?.name
    }

    /// Returns whether another session of a visitor can be kept beside those that are there.
    package func hasRoom(for bytes: Int, of owner: String?) -> Bool {
        guard let owner else { return true }
        let share = shares[owner] ?? Share()
        return share.sessions.count < limits.count && share.bytes + bytes <= limits.bytes
    }
}
