// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The words of "vitrine.1". The client's copy is `Client/protocol.js`; a test holds the two together.
package enum WireProtocol {
    /// The WebSocket subprotocol.
    package static let name = "vitrine.1"
    /// The path at which the server accepts WebSocket connections.
    package static let socketPath = "/_vitrine/socket"
    /// The fragment of an address that was led to because one below it does not open.
    package static let aboveFragment = "vitrine-above"

    /// First element of a message to a client.
    package enum Server: String, CaseIterable, Sendable {
        /// `["W", protocol, epoch, mode, {heartbeat, window, event, resume}]`
        case welcome = "W"
        /// `["B", sequence, eventHandled, [operation, …]]`
        case batch = "B"
        /// Like a batch, applied to an empty page.
        case snapshot = "S"
        /// `["N", sequence, eventHandled, [step, …]]`: `["p", key, depth, path, title]`, `["r", key, depth, path,
        /// title]`, `["g", n]`
        case history = "N"
        /// `["D", afterMilliseconds, jitterMilliseconds]`
        case drain = "D"
        /// `["F", layer or 0]`: the app moves the keyboard's focus.
        case focus = "F"
        /// `["U", 0, address]`: go there; `["U", 1, text]`: copy it; `["U", 2, [milliseconds, …]]`: vibrate;
        /// `["U", 3, path]`: save what is there; `["U", 4, address]`: open it in a tab of its own; `["U", 5, text]`:
        /// have screen readers speak it.
        case request = "U"
        /// `["G", language, direction, words]`: the document's language changed.
        case language = "G"
        /// `["P", eventHandled, sequence]`: a sign of life, and how far each side has come.
        case alive = "P"
        /// `["J", milliseconds]`: the page is to tell when its clock says so; -1 for never.
        case alarm = "J"
        /// `["K", question, 1 if taken]`: whether the app took a key; what it does by itself waits for this.
        case key = "K"
        /// `["T", eventHandled]`: an event is missing; send again what came after this one.
        case takeUp = "T"
        /// `["E", report]`: the app failed over this page; the report is empty where no developer looks.
        case fault = "E"
    }

    /// First element of a message from a client.
    package enum Client: String, CaseIterable, Sendable {
        /// `["H", protocol, build, token, epoch, lastSequence, lastEvent, environment, depth, [path, …],
        /// attempt]`
        case hello = "H"
        /// `["V", eventSequence, baseSequence, layer, kind]`
        case event = "V"
        /// `["A", sequence, applyMilliseconds]`
        case acknowledge = "A"
        /// `["R", environment]`
        case environment = "R"
        /// `["L", layer, x, y, width, height]`
        case scroll = "L"
        /// `["O", eventSequence, lastN, key or null, depth, path]`: the user used Back or Forward.
        case popState = "O"
        /// `["I", eventSequence, baseSequence, layer, revision, edition, [start, deleted, inserted, …], length,
        /// selectionStart, selectionEnd]`: a user typed.
        case edit = "I"
        /// `["T", eventSequence, baseSequence, layer, revision, edition, choice, length, selectionStart,
        /// selectionEnd]`: the selection of a field that the app has asked for.
        case select = "T"
        /// `["F", eventSequence, baseSequence, layer or 0]`: the keyboard's focus moved.
        case focus = "F"
        /// `["C", eventSequence, baseSequence, layer, revision, value, done]`: a user changed a control's value; done
        /// is 0 while the hand is on it.
        case adjust = "C"
        /// `["P", eventSequence, baseSequence, layer, [kind, pointer, x, y, milliseconds, …]]`: what pointers did.
        case point = "P"
        /// `["Y", eventSequence, baseSequence, layer, phase, key, modifiers, question?]`: a key, while the focus is in the
        /// layer. A question is answered (`Server.key`).
        case press = "Y"
        /// `["X", eventSequence, baseSequence, layer, text or 0 or 1]`: what a user copied, where a tap brings it; 0:
        /// the browser refuses, 1: it is too long.
        case paste = "X"
        /// `["U", eventSequence, baseSequence, layer, [[upload, name, mediaType, bytes], …]]`: the files that a user chose,
        /// whose contents follow as requests (`FilePath`); none where the user cancelled.
        case choose = "U"
        /// `["D", eventSequence, baseSequence, layer, phase, x, y, …]`: a drag from outside of the page, in points of the
        /// window. Phase 0: it has left, 1: it has come, with a list of media types, 2: it has moved, 3: it was dropped,
        /// with a list of files as in `choose` and a text.
        case drag = "D"
        /// `["M", eventSequence, baseSequence, layer, word, value, …]`: what happened in what the browser shows or does by
        /// itself (`EmbedReport`).
        case report = "M"
        /// `["Q", lastSequence]`: a message is missing; send a snapshot.
        case resync = "Q"
        /// `["K"]`: asks for a sign of life.
        case probe = "K"
        /// `["Z"]`: the page goes away.
        case bye = "Z"
    }

    /// How a welcomed page goes on.
    package enum Mode: String, Sendable {
        /// The page's own elements are adopted. What cannot be adopted or resumed is refused with
        /// `Close.unauthorized`, and the client loads the page again.
        case adopted = "new"
        /// The same session goes on: what the page lacks follows.
        case resumed = "resumed"
        /// The same session goes on, but not all that the page lacks was kept: a snapshot follows.
        case snapshot = "snapshot"
        /// The scene was parked and is built anew from its states: a snapshot follows.
        case restored = "restored"
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
        /// `[18, layer]`: an exit; answered by an event when it is over.
        case exit = 18
        /// `[20, layer, [[source, property, from, to, valueFrom, valueTo], …]]`
        case links = 20
        /// `[22, layer, [property, [value, …], …], duration, easing, delay, iterations, alternates]`: properties are on
        /// their way; without times they end at once.
        case animate = 22
        /// `[24, family, address, weights]`: a font of the app's own, once.
        case font = 24
    }

    /// The kinds of events of a layer.
    package enum EventKind: Int, CaseIterable, Sendable {
        case tap = 0
        case imageError = 1
        /// An exit is over.
        case exitEnded = 2
        /// The return key in a field.
        case submit = 3
        /// The key that leaves something presented.
        case dismiss = 4
        /// The secondary button, a long press or the menu key.
        case menu = 5
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
        /// The page is of another build of the client: load it again, not all at once.
        case stale = 4406
        /// Another socket took this session over.
        case superseded = 4409
        /// Too many events.
        case tooMany = 4429
        /// The session is over.
        case ended = 4410
        /// The client does not acknowledge, or its session is not to be had here for the moment: it comes back.
        case slow = 1013
        /// A message is too large.
        case tooLarge = 1009
    }
}
