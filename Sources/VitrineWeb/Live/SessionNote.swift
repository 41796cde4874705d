// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A note of a session on input that it refused or dropped, or on how it was continued; reported as a diagnostic.
package struct SessionNote: Hashable, Sendable {
    package enum Code: String, Hashable, Sendable, CaseIterable {
        /// A message that is no message of this protocol.
        case malformedMessage = "web.message.malformed"
        /// An event for a layer that left while the event was on its way.
        case staleEvent = "web.event.stale"
        /// An event that no page of ours can have sent.
        case forgedEvent = "web.event.forged"
        /// The scene did not take the event.
        case ignoredEvent = "web.event.ignored"
        case tooManyEvents = "web.event.rate"
        /// Batches stayed without acknowledgement.
        case slowClient = "web.client.slow"
        /// A client missed a batch.
        case resync = "web.client.resync"
        /// Events came with a gap between their numbers.
        case missingEvent = "web.event.missing"
        /// A page came back and its session went on.
        case resumed = "web.session.resumed"
        /// A page came back, or woke up, and its scene was built anew from its states; or a first page's scene began anew
        /// in the time zone of its browser.
        case restored = "web.session.restored"
        /// A capsule that was not restored: why.
        case refusedCapsule = "web.capsule.refused"
        /// A value that no capsule holds, because it is not `Codable`: it starts anew in another process. Once for each
        /// name.
        case unkeptValue = "web.capsule.unkept"
        /// Sessions that a process could not write before it ended: how many.
        case unwrittenSessions = "web.capsule.unwritten"
        /// A path that the app does not know.
        case unknownRoute = "web.route.unknown"
        /// An address of a value that does not open for its visitor, or of what the app has no more.
        case closedAddress = "web.address.closed"
        /// A token that is used up, too old, or another visitor's.
        case badToken = "web.token.refused"
        /// A page was refused: why, and what can be done about it. Once in a minute for each reason.
        case refusedPage = "web.page.refused"
        /// The process uses more memory than it may, or no more.
        case memory = "web.memory"
    }

    package var code: Code
    package var detail: String
    /// The session's name in logs (`LogText.name`); nil for what is no session's.
    package var session: String?

    package init(_ code: Code, _ detail: String, session: String? = nil) {
        self.code = code
        self.detail = detail
        self.session = session
    }
}

extension SessionNote: CustomStringConvertible {
    /// One line, whatever the client said.
    package var description: String { LogText.line("[\(code.rawValue)] \(detail)", showsValues: true) }
}
