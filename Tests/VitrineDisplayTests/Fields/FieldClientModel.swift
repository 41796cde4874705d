// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// The browser's side of a field, as `Client/field.js` has it: what the engine's side is tested against, and what the
/// browser's own is compared with step by step.
struct FieldClientModel {
    struct Sent {
        var splices: [TextSplice]
        var text: [UInt16]
        var said: [UInt16]
    }

    struct Answer {
        var revision: Int
        var edition: Int
        /// `nil` is what was said.
        var text: [UInt16]?
    }

    var text: [UInt16]
    var base: [UInt16]
    var revision = 0
    var edition = 0
    var sent: Sent?
    var pending: [TextSplice] = []
    /// Of each pending edit: how many other things the user had done by then.
    var turns: [Int] = []
    var isComposing = false
    var held: [Answer] = []

    init(_ text: [UInt16]) {
        self.text = text
        base = text
    }

    mutating func edit(_ new: [UInt16], turn: Int) {
        let splice = TextSplice(from: text, to: new)
        text = new
        guard !splice.isEmpty else { return }
        if let last = pending.last, turns.last == turn, splice.deleted == 0,
            splice.start == last.start + last.inserted.count
        {
            pending[pending.count - 1].inserted += splice.inserted
        } else {
            pending.append(splice)
            turns.append(turn)
        }
    }

    func waits(_ turn: Int) -> Bool { turns.first.map { $0 <= turn } ?? false }

    var isFree: Bool { sent == nil && held.isEmpty }

    mutating func take(_ turn: Int, caret: Int) -> FieldEdit {
        let count = turns.firstIndex { $0 > turn } ?? turns.count
        let splices = Array(pending[..<count])
        pending.removeFirst(count)
        turns.removeFirst(count)
        revision += 1
        let text = splices.reduce(base) { $1.applied(to: $0)! }
        let place = min(caret, text.count)
        sent = Sent(splices: splices, text: text, said: text)
        return FieldEdit(
            revision: revision, edition: edition, splices: splices, length: text.count, selection: place..<place)
    }

    mutating func receive(_ answer: Answer) {
        guard held.isEmpty else { return held.append(answer) }
        let answers = sent != nil && answer.revision >= revision
        let theirs = answer.text ?? (answers ? sent!.said : base)
        var under = (splices: [TextSplice](), text: theirs)
        if let sent, !answers { under = TextRebase.carry(sent.splices, from: base, to: theirs)! }
        let over = TextRebase.carry(pending, from: sent?.text ?? base, to: under.text)!
        if isComposing, over.text != text { return held.append(answer) }
        if answers {
            sent = nil
        } else if sent != nil {
            sent!.splices = under.splices
            sent!.text = under.text
        }
        pending = over.splices
        text = over.text
        base = theirs
        edition = answer.edition
        if sent == nil { revision = max(revision, answer.revision) }
    }

    mutating func endComposition() {
        isComposing = false
        let answers = held
        held = []
        for answer in answers { receive(answer) }
    }
}
