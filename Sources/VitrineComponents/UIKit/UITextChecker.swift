// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// A checker of the spelling of words, with the word lists of the server.
///
/// - Support: partial: Debian's word lists in `/usr/share/dict` (`wamerican`, `wngerman`, …) are what is spelled right;
///   without the list of a language a diagnostic says so, and nothing is misspelled. Learned words last as long as the
///   session.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
    /// The folder of the word lists.
    nonisolated private static let systemWords = URL(fileURLWithPath: "/usr/share/dict", isDirectory: true)
    private let folder: URL

    /// Creates a checker.
    nonisolated public override convenience init() {
        self.init(words: UITextChecker.systemWords)
    }

    /// Creates a checker with word lists of a folder.
    nonisolated package init(words folder: URL) {
        self.folder = folder
        super.init()
    }

    /// The languages whose words the server has.
    open class var availableLanguages: [String] { WordList.languages(in: systemWords) }

    // MARK: - Words

    /// Returns the range of the first word that is misspelled, or one whose location is `NSNotFound`.
    ///
    /// Words with digits, and words in scripts that the list has no letters of, are not checked.
    ///
    /// - Parameters:
    ///   - stringToCheck: The text.
    ///   - range: The range to check.
    ///   - startingOffset: Where to begin in the range.
    ///   - wrapFlag: Whether to go on at the beginning of the range.
    ///   - language: The language of the words, such as "en" or "en_GB".
    /// - Returns: The range, in UTF-16 units of the text.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let list = list(of: language) else { return none }
        let wrong = WordRanges(in: stringToCheck, range: range).ranges.filter { word in
            !isRight((stringToCheck as NSString).substring(with: word), in: list)
        }
        return wrong.first { $0.location >= startingOffset } ?? (wrapFlag ? wrong.first : nil) ?? none
    }

    /// Returns words that a misspelled word may stand for: those of the list that differ by one letter, with the word's
    /// capitals; `nil` without a list.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let list = list(of: language), let word = WordRanges.word(at: range, of: string) else { return nil }
        return list.neighbors(of: word)
    }

    /// Returns the words that begin with a part of one, with its capitals, at most twenty; `nil` without a list.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let list = list(of: language), let part = WordRanges.word(at: range, of: string) else { return nil }
        return list.words(from: part, limit: 20)
    }

    private func isRight(_ word: String, in list: WordList) -> Bool {
        list.accepts(word) || ignoredWords?.contains(word) == true || UITextChecker.hasLearnedWord(word)
    }

    private func list(of language: String) -> WordList? {
        let list = WordList.of(language, in: folder)
        if list == nil {
            DeveloperNotes.report(
                .missingWordList, "The words of the language \"\(language)\" are not on this server.",
                remedy: "Install a word list, for English: apt-get install wamerican.", saysPlace: false)
        }
        return list
    }

    // MARK: - Ignored and learned words

    /// The words that this checker takes as spelled right.
    open var ignoredWords: [String]?

    /// Makes this checker take a word as one that is spelled right.
    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

    /// The words that the session has learned.
    private final class Learned: SessionService {
        var words: Set<String> = []
    }

    private static var learned: Learned? { SessionContext.current?.service(Learned.self) }

    /// Makes all checkers of the session take a word as one that is spelled right.
    open class func learnWord(_ word: String) { learned?.words.insert(word) }

    /// Returns whether the session has learned a word.
    open class func hasLearnedWord(_ word: String) -> Bool { learned?.words.contains(word) == true }

    /// Makes the session forget a word that it has learned.
    open class func unlearnWord(_ word: String) { learned?.words.remove(word) }
}
