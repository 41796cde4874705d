// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import VitrineDisplay

@Suite("The selection of a field")
struct FieldSelectionTests {
    private func report(
        _ range: Range<Int>, length: Int, revision: Int = 0, edition: Int = 0, choice: Int = 0
    ) -> FieldSelectionReport {
        FieldSelectionReport(revision: revision, edition: edition, choice: choice, length: length, range: range)
    }

    private func typed(
        _ text: String, at start: Int, revision: Int, edition: Int = 0, length: Int, selection: Range<Int>
    ) -> FieldEdit {
        FieldEdit(
            revision: revision, edition: edition,
            splices: [TextSplice(start: start, deleted: 0, inserted: Array(text.utf16))], length: length,
            selection: selection)
    }

    @Test("is where the surface reports it, if the report is about the newest text and selection")
    func reports() {
        var state = FieldState("hello", followsSelection: true)
        let answer1 = state.receive(report(1..<3, length: 5))
        #expect(answer1)
        #expect(state.selection == 1..<3)
        for stale in [
            report(0..<1, length: 5, revision: 1), report(0..<1, length: 5, edition: 1),
            report(0..<1, length: 5, choice: 1), report(0..<1, length: 4), report(4..<6, length: 5),
            report(-2..<1, length: 5),
        ] {
            let answer2 = state.receive(stale)
            #expect(!answer2)
        }
        #expect(state.selection == 1..<3)
    }

    @Test("is not followed where nobody asks for it")
    func follows() {
        var state = FieldState("hello")
        let answer3 = state.receive(report(1..<3, length: 5))
        #expect(!answer3)
        #expect(state.selection == 0..<0)
    }

    @Test("that the app sets is awaited until a report names it, and lies in the text")
    func chooses() {
        var state = FieldState("hello", followsSelection: true)
        state.choose(2..<99)
        #expect(state.selection == 2..<5 && state.choice == 1 && state.awaitsSelection)
        // The user moved the caret before the surface had it.
        let answer4 = state.receive(report(0..<0, length: 5))
        #expect(!answer4)
        #expect(state.selection == 2..<5 && state.awaitsSelection)
        let answer5 = state.receive(report(2..<5, length: 5, choice: 1))
        #expect(answer5)
        #expect(!state.awaitsSelection)
    }

    @Test("follows an edit into what the app makes of it")
    func carries() {
        var state = FieldState("", followsSelection: true)
        _ = state.receive(typed("abcd", at: 0, revision: 1, length: 4, selection: 3..<3))
        #expect(state.selection(in: Array("abcd".utf16)) == 3..<3)
        #expect(state.selection(in: Array("ab-cd".utf16)) == 4..<4)
        state.settle("ab-cd")
        #expect(state.selection == 4..<4)
        // The report crossed the app's text.
        let answer6 = state.receive(report(3..<3, length: 4, revision: 1))
        #expect(!answer6)
        let answer7 = state.receive(report(4..<4, length: 5, revision: 1, edition: 1))
        #expect(answer7)
    }

    @Test("follows an edit that is carried over to a newer text")
    func carriesOver() {
        var state = FieldState("bc", followsSelection: true)
        state.settle("abc")
        _ = state.receive(typed("x", at: 1, revision: 1, length: 3, selection: 2..<2))
        state.settle("abxc")
        #expect(state.text == Array("abxc".utf16) && state.selection == 3..<3)
    }

    @Test("follows the app's own text, and stays in it")
    func followsApp() {
        var state = FieldState("hello", followsSelection: true)
        _ = state.receive(report(5..<5, length: 5))
        state.settle("oh hello")
        #expect(state.selection == 8..<8)
        state.settle("")
        #expect(state.selection == 0..<0)
    }

    /// Whatever a surface reports, nothing traps, and the selection lies in the text.
    @Test("lies in the text after any sequence of edits", arguments: 0..<60 as Range<UInt64>)
    func sequences(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        var state = FieldState("hello 👨‍👩‍👧", followsSelection: true)
        for _ in 0..<60 {
            let length = state.text.count
            let (from, to) = (numbers.below(length + 4) - 2, numbers.below(length + 4) - 2)
            let range = min(from, to)..<max(from, to)
            switch numbers.below(4) {
            case 0:
                _ = state.receive(
                    report(
                        range, length: length, revision: state.revision, edition: state.edition - numbers.below(2),
                        choice: state.choice - numbers.below(2)))
            case 1: state.choose(range)
            case 2: state.settle(String(decoding: state.text.dropLast(numbers.below(3)), as: UTF16.self) + "z")
            default:
                let edit = typed(
                    "é", at: min(max(from, 0), length), revision: state.revision + 1, edition: state.edition,
                    length: length + 1, selection: min(max(range.lowerBound, 0), length)..<(length + 1))
                if case .propose(let text) = state.receive(edit) { state.settle(text) }
            }
            #expect(state.selection.lowerBound >= 0 && state.selection.upperBound <= state.text.count)
        }
    }
}
