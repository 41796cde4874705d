// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore

@Suite("Words and sentences of a text")
struct TextUnitTests {
    private func parts(_ text: String, _ unit: TextUnit, language: String? = nil) -> [String] {
        let characters = Array(text.utf16)
        return unit.places(in: characters, language: language).map { String(decoding: characters[$0], as: UTF16.self) }
    }

    @Test("words are without spaces and punctuation")
    func words() {
        #expect(parts("Hello, wide world! It's 3.5 km.", .word) == ["Hello", "wide", "world", "It's", "3.5", "km"])
        #expect(parts("Łódź — Ünïcödé", .word, language: "pl") == ["Łódź", "Ünïcödé"])
        #expect(parts("\n- [ ] **bold**\n", .word) == ["bold"])
    }

    @Test("sentences include the spaces behind them, and are the whole text together")
    func sentences() {
        let text = "Hello there. How are you?  Fine."
        #expect(parts(text, .sentence) == ["Hello there. ", "How are you?  ", "Fine."])
        #expect(parts(text, .sentence, language: "en").joined() == text)
    }

    @Test("a text without any has none", arguments: ["", " ", "...!"])
    func none(text: String) {
        #expect(parts(text, .word) == [])
    }

    @Test("what encloses the words is the whole text, in either direction")
    func enclosing() {
        let characters = Array("  one, two 3!".utf16)
        func ranges(_ options: NSString.EnumerationOptions) -> [Range<Int>] {
            var all: [Range<Int>] = []
            TextUnit.word.enumerate(in: characters, options: options) { place, range in
                #expect(range.lowerBound <= place.lowerBound && place.upperBound <= range.upperBound)
                all.append(range)
                return true
            }
            return all
        }
        #expect(ranges([]) == [0..<7, 7..<11, 11..<13])
        #expect(ranges(.reverse) == ranges([]).reversed())
    }

    @Test("only words and sentences are told apart by their options")
    func options() {
        #expect(TextUnit([.byWords, .localized, .reverse]) == .word)
        #expect(TextUnit(.bySentences) == .sentence)
        #expect(TextUnit(.byLines) == nil)
        #expect(TextUnit([.byParagraphs, .substringNotRequired]) == nil)
        #expect(TextUnit(.byComposedCharacterSequences) == nil)
    }
}
