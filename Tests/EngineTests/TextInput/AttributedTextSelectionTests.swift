// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay

@MainActor
@Suite("A selection of attributed text")
struct AttributedTextSelectionTests {
    /// "One two", of which "two" is red.
    private func styledText() -> AttributedString {
        var text = AttributedString("One two")
        text[text.index(text.startIndex, offsetByCharacters: 4)..<text.endIndex].foregroundColor = .red
        return text
    }

    private func range(_ from: Int, _ to: Int, in text: AttributedString) -> Range<AttributedString.Index> {
        text.index(text.startIndex, offsetByCharacters: from)..<text.index(text.startIndex, offsetByCharacters: to)
    }

    private func string(_ text: AttributedString) -> String { String(text.characters) }

    @Test("is at the end of the text at first")
    func starts() {
        let (text, empty) = (styledText(), AttributedString())
        let selection = AttributedTextSelection()
        #expect(selection.indices(in: text) == .insertionPoint(text.endIndex))
        #expect(selection.indices(in: empty) == .insertionPoint(empty.endIndex))
        #expect(selection.typingAttributes(in: text).foregroundColor == .red)
    }

    @Test("is what its text has there")
    func subscripts() {
        let text = styledText()
        let selection = AttributedTextSelection(range: range(2, 6, in: text))
        #expect(string(AttributedString(text[selection])) == "e tw")
        #expect(string(AttributedString(text[AttributedTextSelection()])).isEmpty)
        let colors = Array(selection.attributes(in: text)[\.foregroundColor])
        #expect(colors == [nil, .red])
        #expect(selection.typingAttributes(in: text).foregroundColor == nil)
    }

    @Test("is replaced with the attributes of its first character, and lies behind what is new")
    func replaces() {
        var text = styledText()
        var selection = AttributedTextSelection(range: range(4, 7, in: text))
        text.replaceSelection(&selection, withCharacters: "**two**")
        #expect(string(text) == "One **two**")
        #expect(text.runs.map { string(AttributedString(text[$0.range])) } == ["One ", "**two**"])
        #expect(selection.indices(in: text) == .insertionPoint(text.endIndex))
        var start = AttributedTextSelection(insertionPoint: text.startIndex)
        text.replaceSelection(&start, with: AttributedString("Zero "))
        #expect(string(text) == "Zero One **two**")
        #expect(start.utf16Range(in: text) == 5..<5)
    }

    @Test("of several ranges is replaced as a whole")
    func replacesSeveral() {
        var text = styledText()
        var selection = AttributedTextSelection(
            ranges: RangeSet([range(0, 1, in: text), range(4, 5, in: text)]))
        text.replaceSelection(&selection, withCharacters: "x")
        #expect(string(text) == "xne wo")
        #expect(selection.utf16Range(in: text) == 1..<1)
    }

    @Test("has its attributes changed run by run, or those of what is typed next")
    func transforms() {
        var text = styledText()
        var selection = AttributedTextSelection(range: range(2, 6, in: text))
        var calls = 0
        text.transformAttributes(in: &selection) {
            calls += 1
            $0.underlineStyle = .single
        }
        #expect(calls == 2)
        let underlined = text.runs.filter { $0.underlineStyle != nil }
            .map { string(AttributedString(text[$0.range])) }
        #expect(underlined == ["e ", "tw"])
        var point = AttributedTextSelection(insertionPoint: text.endIndex)
        text.transformAttributes(in: &point) { $0.foregroundColor = .blue }
        #expect(string(text) == "One two")
        text.replaceSelection(&point, withCharacters: "!")
        #expect(text.runs.last?.foregroundColor == .blue)
    }

    @Test("stays at its characters while the text is transformed")
    func tracks() {
        var text = styledText()
        var selection = AttributedTextSelection(range: range(4, 7, in: text))
        text.transform(updating: &selection) { text in
            text.foregroundColor = .green
            text.insert(AttributedString("Zero "), at: text.startIndex)
        }
        #expect(string(AttributedString(text[selection])) == "two")
        var replaced = selection
        var other = text
        other.transform(updating: &replaced) { $0 = AttributedString("another") }
        #expect(replaced.indices(in: other) == .insertionPoint(other.endIndex))
        struct Failure: Error {}
        #expect(throws: Failure.self) {
            try text.transform(updating: &selection) { _ in throw Failure() }
        }
        #expect(string(AttributedString(text[selection])) == "two")
    }

    @Test("with indices of a longer text lies in the text")
    func foreignIndices() {
        let long = AttributedString("a much longer text 👨‍👩‍👧 that was")
        var short = AttributedString("é👍")
        for selection in [
            AttributedTextSelection(range: long.startIndex..<long.endIndex),
            AttributedTextSelection(insertionPoint: long.endIndex),
            AttributedTextSelection(range: range(3, 12, in: long)),
        ] {
            var selection = selection
            let range = selection.utf16Range(in: short)
            #expect(range.lowerBound >= 0 && range.upperBound <= short.utf16.count, "\(range)")
            _ = short[selection]
            _ = selection.attributes(in: short)
            short.replaceSelection(&selection, withCharacters: "é👍")
        }
    }

    // MARK: - Edits

    @Test("what is typed between equal letters has the attributes of the one before it")
    func equalLetters() {
        var text = AttributedString("oo")
        text[range(0, 1, in: text)].foregroundColor = .red
        let typed = text.edited(to: "ooo", caret: 2)
        #expect(typed.runs.map { string(AttributedString(typed[$0.range])) } == ["oo", "o"])
        #expect(typed.runs.first?.foregroundColor == .red)
        let atEnd = text.edited(to: "ooo", caret: 3)
        #expect(atEnd.runs.map { string(AttributedString(atEnd[$0.range])) } == ["o", "oo"])
    }

    @Test("typing attributes of the selection are those of what is typed")
    func typingAttributes() {
        var blue = AttributeContainer()
        blue.foregroundColor = .blue
        let typed = styledText().edited(to: "One two!", caret: 8, attributes: blue)
        #expect(typed.runs.last?.foregroundColor == .blue)
        #expect(AttributedString().edited(to: "a", caret: 1).runs.first?.foregroundColor == nil)
    }

    /// After any edit the characters are those that were wanted, and each that was left has its attributes.
    @Test("an edit keeps the attributes of what it leaves", arguments: 0..<200 as Range<UInt64>)
    func edits(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let letters = ["a", "b", "é", "e\u{301}", "👍", "👨‍👩‍👧", "\n", "o"]
        var text = AttributedString()
        for _ in 0..<numbers.below(8) {
            var part = AttributedString(letters[numbers.below(letters.count)])
            if numbers.chance(50) { part.foregroundColor = numbers.chance(50) ? .red : .green }
            text += part
        }
        for _ in 0..<10 {
            let scalars = Array(string(text).unicodeScalars)
            let from = numbers.below(scalars.count + 1)
            let to = from + numbers.below(scalars.count - from + 1)
            let inserted = (0..<numbers.below(3)).map { _ in letters[numbers.below(letters.count)] }.joined()
            func units(_ part: some Sequence<Unicode.Scalar>) -> Int {
                part.reduce(0) { $0 + UTF16.width($1) }
            }
            let splice = TextSplice(
                start: units(scalars[..<from]), deleted: units(scalars[from..<to]),
                inserted: Array(inserted.utf16))
            let old = colors(text)
            let edited = text.applying(splice)
            let wanted = splice.applied(to: Array(string(text).utf16)) ?? []
            #expect(Array(string(edited).utf16) == wanted)
            let new = colors(edited)
            let end = splice.start + splice.deleted
            #expect(Array(new[..<splice.start]) == Array(old[..<splice.start]))
            #expect(Array(new.suffix(old.count - end)) == Array(old[end...]))
            let diffed = text.edited(to: string(edited), caret: splice.start + splice.inserted.count)
            #expect(string(diffed) == string(edited))
            text = edited
        }
    }

    /// The colour of each UTF-16 unit.
    private func colors(_ text: AttributedString) -> [Color?] {
        text.runs.flatMap { run in
            Array(
                repeating: run.foregroundColor,
                count: text[run.range].unicodeScalars.reduce(0) { $0 + UTF16.width($1) })
        }
    }
}
