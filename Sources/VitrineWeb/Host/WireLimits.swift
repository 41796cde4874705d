// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The limits of what one client can send; a byte or an event more ends the connection.
package enum WireLimits {
    /// Bytes of any message from a client; the server closes 1009 above it.
    package static let message = 262_144
    /// Bytes of the first message.
    package static let hello = 4_096
    /// Bytes of any later message.
    package static let event = 65_536
    /// Nesting of JSON arrays and objects.
    package static let depth = 8
    /// Splices of one edit of a field, each of which costs as much as the field's text is long.
    package static let splices = 256
    /// Batches that a client has not acknowledged.
    package static let window = 4
    /// Events a second, sustained, and the burst above it.
    package static let eventsPerSecond = 50.0
    package static let eventBurst = 200.0
    /// Edits of fields, keys and movements a second, sustained, and the burst above it: a client says one edit per
    /// answer.
    package static let editsPerSecond = 150.0
    package static let editBurst = 400.0
    /// Forged events within ten seconds that end a session.
    package static let forgedEvents = 50
    /// Seconds after which a silent server gives a sign of life, told to the client in the welcome.
    package static let heartbeat = 15
    /// Styles that a page and its session hold before both start anew.
    package static let styles = 4_096
    /// Bytes of batches kept for a socket that takes over; above it a snapshot is sent instead.
    package static let replay = 1 << 20
}
