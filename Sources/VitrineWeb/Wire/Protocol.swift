// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The words of "vitrine.1". The client's copy is `Client/protocol.js`; a test holds the two together.
package enum WireProtocol {
    /// The WebSocket subprotocol.
    package static let name = "vitrine.1"
    /// Where the server takes sockets.
    package static let socketPath = "/_vitrine/socket"

    /// First element of a message to a client.
    package enum Server: String, CaseIterable, Sendable {
        /// `["W", protocol, epoch, mode, {heartbeat, window}]`
        case welcome = "W"
        /// `["B", sequence, eventHandled, [operation, …]]`
        case batch = "B"
        /// Like a batch, applied to an empty page.
        case snapshot = "S"
        /// `["N", number, eventHandled, [step, …]]`: `["p", key, depth, path, title]`, `["r", key, depth, path, title]`,
        /// `["g", n]`
        case history = "N"
        /// `["D", afterMilliseconds, jitterMilliseconds]`
        case drain = "D"
        /// `["F", layer or 0]`: the app moves the keyboard's focus.
        case focus = "F"
        /// `["G", language, direction]`: the document's language changed.
        case language = "G"
    }

    /// First element of a message from a client.
    package enum Client: String, CaseIterable, Sendable {
        /// `["H", protocol, build, token, epoch, lastSequence, lastEvent, environment, depth, [path, …]]`
        case hello = "H"
        /// `["V", eventSequence, baseSequence, layer, kind]`
        case event = "V"
        /// `["A", sequence, applyMilliseconds]`
        case acknowledge = "A"
        /// `["R", environment]`
        case environment = "R"
        /// `["L", layer, x, y, width, height]`
        case scroll = "L"
        /// `["O", eventSequence, lastN, key or null, depth, path]`: the person used Back or Forward.
        case popState = "O"
        /// `["I", eventSequence, baseSequence, layer, revision, edition, [start, deleted, inserted, …], length,
        /// selectionStart, selectionEnd]`: a person typed.
        case edit = "I"
        /// `["F", eventSequence, baseSequence, layer or 0]`: the keyboard's focus moved.
        case focus = "F"
        /// `["Q"]`: a batch is missing; send a snapshot.
        case resync = "Q"
        /// `["Z"]`: the page goes away.
        case bye = "Z"
    }

    /// How a welcomed page goes on.
    package enum Mode: String, Sendable {
        /// The page's own elements are adopted. (Resumed sessions come with the "Live" issue; what cannot be adopted
        /// is refused with `Close.unauthorized`, and the client loads the page again.)
        case adopted = "new"
        /// A snapshot follows.
    }

    package enum Operation: Int, CaseIterable, Sendable {
        /// `[0, slot, style, declarations, pressed declarations]`
        case style = 0
        /// `[1, template, skeleton]`
        case template = 1
        /// `[2, symbol, box, path data]`
        case symbol = 2
        /// `[3, template, parent, before or 0, count, ids, column, …]`
        case stamp = 3
        /// `[4, layer, …]`
        case remove = 4
        /// `[6, parent, before or 0, layer, …]`
        case move = 6
        /// `[7, layer, x, y, width or null, height]`
        case place = 7
        /// `[8, parent, first, last, dx, dy]`
        case shift = 8
        /// `[9, layer, content style, kind, payload]`
        case content = 9
        /// `[10, layer, slot, style]`
        case restyle = 10
        /// `[11, layer, tag, [attribute, value, …]]`
        case describe = 11
        /// `[12, layer, events]`
        case listen = 12
        /// `[16, layer, 1 for a vertical run]`
        case arrange = 16
        /// `[18, layer]`: an exit; answered by a ghost event.
        case ghost = 18
        /// `[20, layer, [[source, property, from, to, valueFrom, valueTo], …]]`
        case links = 20
    }

    /// What a person did with a layer.
    package enum EventKind: Int, CaseIterable, Sendable {
        case tap = 0
        case imageError = 1
        /// An exit is over.
        case ghostGone = 2
        /// The return key in a field.
        case submit = 3
    }

    package enum HistoryStep: String, Sendable {
        case push = "p"
        case replace = "r"
        /// `["g", n]`: back or forward.
        case go = "g"
    }

    /// Close codes of ours; 4000 to 4999 are the application's.
    package enum Close: UInt16, Sendable {
        /// Broken messages or too many forged events.
        case misuse = 4400
        /// The token is not good (any more): load the page again.
        case unauthorized = 4401
        /// Another socket took this session over.
        case superseded = 4409
        /// Too many events.
        case tooMany = 4429
        /// The session is over.
        case ended = 4410
        /// The client does not acknowledge.
        case slow = 1013
        /// A message is too large.
        case tooLarge = 1009
    }
}
