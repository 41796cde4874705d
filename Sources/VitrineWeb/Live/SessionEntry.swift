// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A session in the table of its process (`SessionTable`), and who may speak for it.
///
/// Invariants: at most one socket speaks for a session, that of the latest hello. A token names one session; the newest
/// one replaces those before it as soon as the page has shown that it has it, so that a welcome that is lost on its way
/// does not lock the page out.
@MainActor final class SessionEntry {
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
    /// Names the session in every process that may have it.
    let name: SessionName
    /// Which owner of the session this process is, from 0 on.
    var generation: Int
    /// The numbers of the oldest token that may be good, and of the newest one.
    var oldestToken: Int
    var tokenNumber: Int
    /// How often the session was lost with its process, and since when this one has it.
    var losses: Int
    let began: Duration

    init(
        session: LiveSession, visitor: String, group: PeerGroup, token: String, attempt: Int,
        name: SessionName = SessionName(), generation: Int = 0, tokens numbers: ClosedRange<Int> = 0...0,
        losses: Int = 0,
        began: Duration
    ) {
        self.name = name
        self.generation = generation
        oldestToken = numbers.lowerBound
        tokenNumber = numbers.upperBound
        self.losses = losses
        self.began = began
        self.session = session
        self.visitor = visitor
        self.group = group
        pageToken = token
        tokens = [token]
        self.attempt = attempt
    }
}
