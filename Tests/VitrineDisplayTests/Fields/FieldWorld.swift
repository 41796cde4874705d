// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// One field, its app and its page, and what is under way between them: every delivery is a step of its own, so that a
/// test decides what happens before what.
struct FieldWorld {
    enum Message {
        case edit(FieldEdit)
        case submit
    }

    /// What a user does, and what waits for its turn.
    enum Step: Hashable {
        /// Types at the caret.
        case type(String)
        case backspace
        /// Puts the caret somewhere, in hundredths of the text.
        case move(Int)
        case submit
        case beginComposition
        case endComposition
        /// The app writes a text of its own.
        case write(String)
        case toServer
        /// The app's display is sent, as it is by now.
        case send
        case toClient
    }

    var client: FieldClientModel
    var server: FieldState
    var caret: Int
    let format: (String) -> String
    let clearsOnSubmit: Bool
    private(set) var value: String
    private(set) var submissions: [String] = []
    private(set) var faults: [String] = []
    /// What the page's side did, for the browser's own to do again: a JSON array for each call, with the text and the
    /// caret afterwards.
    private(set) var trace: [String] = []
    private(set) var toServer: [Message] = []
    private(set) var toClient: [FieldClientModel.Answer] = []
    /// The turns of return keys that wait for what was typed before them.
    private var waiting: [Int] = []
    private var turn = 0
    private var shown: FieldState

    init(_ value: String = "", clearsOnSubmit: Bool = false, format: @escaping (String) -> String = { $0 }) {
        self.value = value
        self.format = format
        self.clearsOnSubmit = clearsOnSubmit
        server = FieldState(value)
        shown = server
        client = FieldClientModel(server.text)
        caret = client.text.count
    }

    var clientText: String { String(decoding: client.text, as: UTF16.self) }
    var serverText: String { String(decoding: server.text, as: UTF16.self) }
    var isDirty: Bool { server != shown }
    var isQuiet: Bool { toServer.isEmpty && toClient.isEmpty && !isDirty && client.pending.isEmpty && waiting.isEmpty }

    mutating func perform(_ step: Step) {
        switch step {
        case .type(let string): insert(Array(string.utf16))
        case .backspace:
            guard caret > 0 else { break }
            var text = client.text
            let width = caret > 1 && UTF16.isTrailSurrogate(text[caret - 1]) ? 2 : 1
            text.removeSubrange((caret - width)..<caret)
            caret -= width
            client.edit(text, turn: turn)
            note("edit", [turn])
        case .move(let share):
            caret = client.text.count * share / 100
            if caret < client.text.count, caret > 0, UTF16.isTrailSurrogate(client.text[caret]) { caret -= 1 }
            note("move")
        case .submit:
            waiting.append(turn)
            turn += 1
        case .beginComposition:
            client.isComposing = true
            note("compose")
        case .endComposition:
            show { $0.endComposition() }
            note("end")
        case .write(let text): write(text)
        case .toServer: deliverToServer()
        case .send: send()
        case .toClient:
            if !toClient.isEmpty {
                let answer = toClient.removeFirst()
                let before = client.text
                let isComposing = client.isComposing
                show { $0.receive(answer) }
                note("receive", [answer.revision, answer.edition], answer.text.map(Self.json) ?? "null")
                if isComposing, client.text != before { faults.append("a composition was interrupted") }
            }
        }
        say()
    }

    /// Delivers everything, to the end.
    mutating func settle() {
        perform(.endComposition)
        for _ in 0..<1_000 where !isQuiet {
            perform(.toServer)
            perform(.send)
            perform(.toClient)
        }
        if !isQuiet { faults.append("it never ends") }
    }

    private mutating func insert(_ units: [UInt16]) {
        var text = client.text
        text.insert(contentsOf: units, at: caret)
        caret += units.count
        client.edit(text, turn: turn)
        note("edit", [turn])
    }

    private mutating func show(_ change: (inout FieldClientModel) -> Void) {
        let old = client.text
        change(&client)
        if old != client.text { caret = TextCorrespondence(from: old, to: client.text)(caret) }
    }

    /// What can be said, in order: an event after what was typed before it, an edit without what was typed after one.
    private mutating func say() {
        while true {
            let limit = waiting.first ?? turn
            var isBlocked = false
            if client.waits(limit) {
                if client.isFree { take(limit) } else { isBlocked = true }
            }
            guard !waiting.isEmpty, !isBlocked else { return }
            waiting.removeFirst()
            toServer.append(.submit)
        }
    }

    private mutating func take(_ limit: Int) {
        let edit = client.take(limit, caret: caret)
        toServer.append(.edit(edit))
        let splices = edit.splices.map { "\($0.start),\($0.deleted),\(Self.json($0.inserted))" }
        note(
            "take", [limit],
            "[\(edit.revision),\(edit.edition),[\(splices.joined(separator: ","))],\(edit.length)]")
    }

    private mutating func note(_ call: String, _ numbers: [Int] = [], _ more: String? = nil) {
        let items = ["\"\(call)\""] + numbers.map(String.init) + (more.map { [$0] } ?? [])
        trace.append("[\(items.joined(separator: ",")),\(Self.json(client.text)),\(caret)]")
    }

    private static func json(_ units: [UInt16]) -> String {
        "\"" + String(decoding: units, as: UTF16.self) + "\""
    }

    private mutating func deliverToServer() {
        guard !toServer.isEmpty else { return }
        switch toServer.removeFirst() {
        case .edit(let edit):
            switch server.receive(edit) {
            case .propose(let text):
                value = format(text)
                server.settle(value)
            case .duplicate: faults.append("a duplicate")
            case .unknown: faults.append("an edit of a text that was never there")
            }
        case .submit:
            submissions.append(value)
            if clearsOnSubmit { write("") }
        }
    }

    private mutating func write(_ text: String) {
        value = text
        server.settle(text)
    }

    private mutating func send() {
        guard isDirty else { return }
        shown = server
        toClient.append(
            FieldClientModel.Answer(
                revision: server.revision, edition: server.edition, text: server.isEcho ? nil : server.text))
    }
}
