// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A session and who may speak for it.
///
/// Invariants: at most one socket speaks for a session, that of the latest hello. A token names one session; the newest
/// one replaces those before it as soon as the page has shown that it has it, so that a welcome that is lost on its way
/// does not lock the page out.
@MainActor final class SessionSeat {
    let session: LiveSession
    let visitor: String
    let group: PeerGroup
    /// The token that the page was loaded with.
    let pageToken: String
    /// Oldest first.
    var tokens: [String]
    /// The page's last hello.
    var attempt: Int
    weak var connection: LiveConnection?

    init(session: LiveSession, visitor: String, group: PeerGroup, token: String, attempt: Int) {
        self.session = session
        self.visitor = visitor
        self.group = group
        pageToken = token
        tokens = [token]
        self.attempt = attempt
    }
}
