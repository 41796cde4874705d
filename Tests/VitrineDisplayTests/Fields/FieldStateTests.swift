// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineDisplay

@Suite("The app's side of a field")
struct FieldStateTests {
    private func edit(
        _ revision: Int, _ start: Int, _ deleted: Int, _ inserted: String, length: Int, edition: Int = 0
    ) -> FieldEdit {
        FieldEdit(
            revision: revision, edition: edition,
            splices: [TextSplice(start: start, deleted: deleted, inserted: Array(inserted.utf16))], length: length,
            selection: length..<length)
    }

    private func text(_ state: FieldState) -> String { String(decoding: state.text, as: UTF16.self) }

    @Test("a text that the app takes as it is is only acknowledged")
    func echoes() {
        var state = FieldState("ab")
        #expect(state.receive(edit(1, 2, 0, "c", length: 3)) == .propose("abc"))
        state.settle("abc")
        #expect(state.isEcho && state.revision == 1 && state.edition == 0 && state.value == "abc")
    }

    @Test("a text grows by edits up to a limit, and one of the app's that is longer can be edited")
    func lengths() {
        let limit = FieldState.lengthLimit
        var state = FieldState("")
        let whole = String(repeating: "a", count: limit)
        let first = state.receive(edit(1, 0, 0, whole, length: limit))
        #expect(first == .propose(whole))
        state.settle(whole)
        let more = state.receive(edit(2, 0, 0, "b", length: limit + 1))
        #expect(more == .unknown)
        #expect(state.edition == 1 && state.revision == 2 && state.text.count == limit)
        let written = whole + "abc"
        state.settle(written)
        let edition = state.edition
        let shorter = state.receive(edit(3, 0, 1, "", length: limit + 2, edition: edition))
        #expect(shorter == .propose(String(written.dropFirst())))
        state.settle(String(written.dropFirst()))
        let longer = state.receive(edit(4, 0, 0, "b", length: limit + 3, edition: edition))
        #expect(longer == .unknown)
    }

    @Test("a text that the app changes is an edition of its own")
    func rewrites() {
        var state = FieldState("")
        _ = state.receive(edit(1, 0, 0, "a", length: 1))
        state.settle("A")
        #expect(!state.isEcho && state.revision == 1 && state.edition == 1 && text(state) == "A")
    }

    @Test("a secure field that a surface shows anew, without its text, takes what is typed there")
    func secureAnew() {
        var state = FieldState("", isSecure: true)
        #expect(state.receive(edit(1, 0, 0, "1234", length: 4)) == .propose("1234"))
        state.settle("1234")
        // The new surface has an empty field.
        #expect(state.receive(edit(2, 0, 0, "9", length: 1)) == .propose("9"))
        state.settle("9")
        #expect(state.isEcho && state.value == "9")
        #expect(state.receive(edit(3, 1, 0, "8", length: 2)) == .propose("98"))
    }

    @Test("an edit of a text that was replaced meanwhile is carried over")
    func carriesOver() {
        var state = FieldState("hello")
        state.settle("")
        #expect(state.edition == 1)
        #expect(state.receive(edit(1, 5, 0, "w", length: 6)) == .propose("w"))
        state.settle("w")
        #expect(text(state) == "w" && !state.isEcho && state.edition == 2)
    }

    @Test("the same edit twice counts once, one that fits nothing gets the app's text")
    func refuses() {
        var state = FieldState("ab")
        _ = state.receive(edit(1, 0, 1, "", length: 1))
        state.settle("b")
        #expect(state.receive(edit(1, 0, 1, "", length: 1)) == .duplicate)
        #expect(state.receive(edit(2, 9, 0, "x", length: 10)) == .unknown)
        #expect(state.revision == 2 && state.edition == 1 && text(state) == "b")
        #expect(state.receive(edit(3, 0, 0, "x", length: 7, edition: 1)) == .unknown)
        #expect(state.receive(edit(4, 0, 0, "x", length: 2, edition: 99)) == .unknown)
    }

    @Test("a field that takes nothing answers with its text")
    func answersRefusals() {
        var state = FieldState("ab")
        state.refuse(edit(1, 0, 0, "x", length: 3))
        #expect(state.revision == 1 && state.edition == 1 && text(state) == "ab" && !state.isEcho)
    }

    @Test(
        "a secure field that the app shortens says which parts to take away, in the answer or later",
        arguments: [
            ("12345", "1234", [4, 1]), ("1a2b", "12", [1, 1, 3, 1]), ("  ab", "ab", [0, 2]), ("aab", "ab", [1, 1]),
            ("abc", "b", [0, 1, 2, 1]),
        ])
    func cuts(typed: String, left: String, cuts: [Int]) {
        for isLater in [false, true] {
            var state = FieldState("", isSecure: true)
            #expect(state.receive(edit(1, 0, 0, typed, length: typed.count)) == .propose(typed))
            if isLater { state.settle(typed) }
            state.settle(left)
            #expect(!state.isEcho && state.edition == 1 && state.cuts == cuts && text(state) == left)
            // Typing goes on in what is left.
            let next = edit(2, left.count, 0, "9", length: left.count + 1, edition: 1)
            #expect(state.receive(next) == .propose(left + "9"))
            state.settle(left + "9")
            #expect(state.isEcho && state.cuts == nil && text(state) == left + "9")
        }
    }

    @Test("a secure field shortened twice before it is shown says both in what was typed")
    func cutsTwice() {
        var state = FieldState("", isSecure: true)
        _ = state.receive(edit(1, 0, 0, "a1b2", length: 4))
        state.settle("a1b")
        state.settle("1b")
        #expect(state.cuts == [0, 1, 3, 1] && text(state) == "1b")
        state.settle("")
        #expect(state.cuts == nil && state.text.isEmpty)
    }

    @Test("a secure field says nothing but that it was emptied")
    func keepsSecrets() {
        var state = FieldState("stored", isSecure: true)
        #expect(state.text.isEmpty)
        #expect(state.receive(edit(1, 0, 0, "pass", length: 4)) == .propose("pass"))
        state.settle("PASS")
        #expect(state.isEcho && text(state) == "pass" && state.value == "PASS")
        state.settle("another")
        #expect(state.isEcho && state.edition == 0)
        state.settle("")
        #expect(!state.isEcho && state.edition == 1 && state.text.isEmpty)
    }
}
