// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore

@testable import VitrineComponents

/// `UITextChecker` with a list of words.
@MainActor
@Suite("A text checker")
struct TextCheckerTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("words-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let words = ["silk", "worm", "silkworm", "silo", "sill", "don't", "Paris", "NASA", "cat", "Äpfel", "naïve"]
        try Data(words.joined(separator: "\n").utf8).write(to: folder.appendingPathComponent("american-english"))
        // ISO Latin 1, as older packages are.
        try Data([0xC4, 0x70, 0x66, 0x65, 0x6C, 0x0A]).write(to: folder.appendingPathComponent("ngerman"))
    }

    private var checker: UITextChecker { UITextChecker(words: folder) }

    /// The first misspelled word of a text.
    private func wrong(_ text: String, at start: Int = 0, wrap: Bool = false, _ language: String = "en") -> String? {
        let range = NSRange(location: 0, length: text.utf16.count)
        let found = checker.rangeOfMisspelledWord(
            in: text, range: range, startingAt: start, wrap: wrap, language: language)
        return found.location == NSNotFound ? nil : (text as NSString).substring(with: found)
    }

    @Test(
        "finds the first word that is not in the list",
        arguments: [
            ("silkworm", nil), ("silkwrom", "silkwrom"), ("A cat", "A"), ("Silk, worm! CAT", nil), ("don't", nil),
            ("dont", "dont"),
            ("paris", "paris"), ("PARIS", nil), ("NASA", nil), ("cat 4th v2", nil), ("naïve 🐛 bug", "bug"),
            ("'cat'", nil), ("", nil), ("don\u{2019}t", nil), ("nai\u{308}ve", nil), ("Привет κόσμε cat", nil),
        ] as [(String, String?)])
    func words(text: String, misspelled: String?) {
        #expect(wrong(text) == misspelled)
    }

    @Test("starts at an offset, and continues at the beginning if it wraps")
    func start() {
        #expect(wrong("xx cat yy", at: 3) == "yy")
        #expect(wrong("xx cat", at: 3) == nil)
        #expect(wrong("xx cat", at: 3, wrap: true) == "xx")
        let part = checker.rangeOfMisspelledWord(
            in: "xx cat yy", range: NSRange(location: 3, length: 3), startingAt: 0, wrap: true, language: "en")
        #expect(part.location == NSNotFound)
        let outside = checker.rangeOfMisspelledWord(
            in: "xx", range: NSRange(location: 5, length: 9), startingAt: 0, wrap: true, language: "en")
        #expect(outside.location == NSNotFound)
    }

    @Test("takes the list of a language, or of one of its regions")
    func languages() {
        #expect(wrong("silk", "en_US") == nil && wrong("silk", "en-AU") == nil)
        #expect(wrong("Äpfel", "de") == nil && wrong("silk", "de_AT") == "silk")
        #expect(wrong("anything", "fr") == nil)
        #expect(checker.guesses(forWordRange: NSRange(location: 0, length: 2), in: "ab", language: "fr") == nil)
    }

    private func wrong(_ text: String, _ language: String) -> String? { wrong(text, at: 0, wrap: false, language) }

    @Test("guesses words that differ by a letter, and completes others")
    func guesses() {
        func guesses(_ word: String) -> [String]? {
            let range = NSRange(location: 0, length: word.utf16.count)
            return checker.guesses(forWordRange: range, in: word, language: "en")
        }
        #expect(guesses("slik") == ["silk"])
        #expect(guesses("sil") == ["silk", "sill", "silo"])
        #expect(guesses("siilk") == ["silk"])
        #expect(guesses("sild") == ["silk", "sill", "silo"])
        #expect(guesses("dont") == ["don't"])
        #expect(guesses("Slik") == ["Silk"] && guesses("SLIK") == ["SILK"])
        #expect(guesses("pariss") == ["Paris"] && guesses("Pariss") == ["Paris"])
        let range = NSRange(location: 0, length: 3)
        #expect(
            checker.completions(forPartialWordRange: range, in: "Silly", language: "en")
                == ["Silk", "Silkworm", "Sill", "Silo"])
        #expect(
            checker.completions(forPartialWordRange: NSRange(location: 0, length: 3), in: "par", language: "en")
                == ["Paris"])
        #expect(
            checker.completions(forPartialWordRange: NSRange(location: 4, length: 9), in: "Silly", language: "en")
                == nil)
    }

    @Test("puts exchanged letters before other letters, and those before other beginnings and names")
    func likely() throws {
        let words = ["Eh", "Tech", "tea", "the", "meh", "Tel"].joined(separator: "\n")
        let list = WordList(contents: Data(words.utf8))
        #expect(list.neighbors(of: "teh") == ["the", "tea", "meh", "Tech", "Tel", "Eh"])
        #expect(list.neighbors(of: "Teh") == ["The", "Tea", "Meh", "Tech", "Tel", "Eh"])
    }

    @Test("ignores words for itself, and learns them for the session")
    func learning() {
        let session = SessionContext.fixture()
        SessionContext.$current.withValue(session) {
            let one = checker
            one.ignoreWord("vitrine")
            let range = NSRange(location: 0, length: 7)
            @MainActor func isWrong(_ checker: UITextChecker) -> Bool {
                checker.rangeOfMisspelledWord(in: "vitrine", range: range, startingAt: 0, wrap: false, language: "en")
                    .location == 0
            }
            #expect(!isWrong(one) && isWrong(checker))
            UITextChecker.learnWord("vitrine")
            #expect(!isWrong(checker) && UITextChecker.hasLearnedWord("vitrine"))
            SessionContext.$current.withValue(.fixture()) { #expect(isWrong(checker)) }
            UITextChecker.unlearnWord("vitrine")
            #expect(isWrong(checker))
        }
    }
}
