// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The words of a language, one in a line of a file, as Debian's packages of words have them.
///
/// The bytes of the file and one number for each word are kept: 1.4 MB for the 104,000 words of `wamerican`. A look-up is a
/// binary search.
final class WordList: Sendable {
    private let bytes: [UInt8]
    /// The offsets in `bytes` at which the words begin, in the order of their bytes.
    private let starts: [UInt32]

    /// The blocks of Unicode that the words have letters of.
    private let blocks: Set<UInt32>

    /// Creates a list of the lines of a file; in UTF-8 or, as older packages are, in ISO Latin 1.
    init(contents: Data) {
        let text = String(data: contents, encoding: .utf8) ?? String(data: contents, encoding: .isoLatin1) ?? ""
        // The order of composed strings is that of their bytes.
        let words = WordList.written(text).split(separator: "\n").sorted()
        var starts: [UInt32] = []
        starts.reserveCapacity(words.count)
        var start = 0
        for word in words {
            starts.append(UInt32(start))
            start += word.utf8.count + 1
        }
        self.starts = starts
        // Each word ends with a line feed, the last one too.
        let joined = words.joined(separator: "\n") + "\n"
        bytes = Array(joined.utf8)
        blocks = Set(words.compactMap { $0.unicodeScalars.first.map(WordList.block) })
    }

    /// Returns a text as the lists write it: with composed letters and with the apostrophe of keyboards.
    private static func written(_ text: String) -> String {
        text.precomposedStringWithCanonicalMapping.replacingOccurrences(of: "\u{2019}", with: "'")
    }

    /// Returns a number for the letters of a script: Latin ones are of one block, others are by their part of Unicode.
    private static func block(_ scalar: Unicode.Scalar) -> UInt32 {
        scalar.value < 0x300 || (0x1E00..<0x1F00).contains(scalar.value) ? 0 : scalar.value >> 8
    }

    // MARK: - Files

    /// The files of languages, by Debian's names of them.
    private static let files: [(language: String, names: [String])] = [
        ("en_US", ["american-english"]), ("en_GB", ["british-english"]), ("en_CA", ["canadian-english"]),
        ("en", ["american-english", "british-english", "canadian-english"]), ("de", ["ngerman", "ogerman"]),
        ("de_CH", ["swiss"]), ("fr", ["french"]), ("es", ["spanish"]), ("it", ["italian"]), ("pt_BR", ["brazilian"]),
        ("pt", ["portuguese", "brazilian"]), ("nl", ["dutch"]), ("da", ["danish"]), ("sv", ["swedish"]),
        ("nb", ["bokmaal"]), ("nn", ["nynorsk"]), ("fo", ["faroese"]), ("pl", ["polish"]), ("uk", ["ukrainian"]),
        ("bg", ["bulgarian"]), ("ca", ["catalan"]), ("ga", ["irish"]), ("gl", ["galician-minimos"]),
    ]
    private static let loaded = Mutex<[URL: WordList]>([:])

    private static func file(of language: String, in folder: URL) -> URL? {
        files.first { $0.language == language }?.names.map { folder.appendingPathComponent($0) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Returns the languages that there are files of in a folder.
    static func languages(in folder: URL) -> [String] {
        files.map(\.language).filter { file(of: $0, in: folder) != nil }
    }

    /// Returns the words of a language, that of the region if there is one; `nil` without a file. Each file is read once.
    static func of(_ language: String, in folder: URL) -> WordList? {
        let name = language.replacingOccurrences(of: "-", with: "_")
        let base = String(name.prefix { $0 != "_" })
        guard let file = file(of: name, in: folder) ?? file(of: base, in: folder) else { return nil }
        return loaded.withLock { loaded in
            if let known = loaded[file] { return known }
            guard let contents = try? Data(contentsOf: file) else { return nil }
            let list = WordList(contents: contents)
            loaded[file] = list
            return list
        }
    }

    // MARK: - Words

    /// Returns whether a word is in the list, or may be anything: capital letters are those of a sentence or a heading, and
    /// nothing is said of words with digits and of those in other scripts.
    func accepts(_ word: String) -> Bool {
        let word = WordList.written(word)
        if word.contains(where: \.isNumber) || contains(word) { return true }
        let lower = word.lowercased()
        if contains(lower) || word == word.uppercased() && contains(lower.capitalized) { return true }
        return !word.unicodeScalars.contains { blocks.contains(WordList.block($0)) }
    }

    private func contains(_ word: String) -> Bool {
        let word = Array(word.utf8)
        let index = position(of: word[...])
        return starts.indices.contains(index) && WordList.word(at: Int(starts[index]), of: bytes) == word[...]
    }

    /// Returns the words and names that begin with some letters, with the capitals of these.
    func words(from part: String, limit: Int) -> [String] {
        let part = WordList.written(part)
        let lower = part.lowercased()
        let found = entries(from: lower, limit: limit) + entries(from: WordList.capitalized(lower), limit: limit)
        let cased = Set(found.map { WordList.cased($0, as: part) })
        return Array(cased.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }.prefix(limit))
    }

    /// Returns the words that begin with some letters as they are.
    private func entries(from part: String, limit: Int) -> [String] {
        let letters = Array(part.utf8)
        return starts[position(of: letters[...])...].prefix(limit)
            .map { WordList.word(at: Int($0), of: bytes) }.prefix { $0.starts(with: letters) }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the words and names that two exchanged letters, or a letter or an apostrophe more, less or other than the
    /// word's, make: with the word's capitals, and the likely ones first.
    func neighbors(of word: String) -> [String] {
        let word = WordList.written(word)
        let letters = Array(word.lowercased())
        let alphabet = Set("abcdefghijklmnopqrstuvwxyz'").union(letters)
        var ranks: [String: Int] = [:]
        func take(_ candidate: [Character], isExchange: Bool = false) {
            let text = String(candidate)
            let rank = isExchange ? 0 : candidate.first == letters.first ? 1 : 2
            for (known, rank) in [(text, rank), (WordList.capitalized(text), rank + 3)] where contains(known) {
                let found = WordList.cased(known, as: word)
                ranks[found] = min(ranks[found] ?? rank, rank)
            }
        }
        for index in letters.indices {
            var shorter = letters
            shorter.remove(at: index)
            take(shorter)
            if index > 0 {
                var exchanged = letters
                exchanged.swapAt(index, index - 1)
                take(exchanged, isExchange: true)
            }
            for letter in alphabet {
                var other = letters
                other[index] = letter
                take(other)
            }
        }
        for index in 0...letters.count {
            for letter in alphabet {
                var longer = letters
                longer.insert(letter, at: index)
                take(longer)
            }
        }
        return ranks.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// Returns a word of the list with the capitals of a text: of its first letter, or of all.
    private static func cased(_ word: String, as text: String) -> String {
        guard let first = text.first, first.isUppercase else { return word }
        return text.count > 1 && text == text.uppercased() ? word.uppercased() : capitalized(word)
    }

    /// Returns the index of the first word that is not before some bytes.
    private func position(of word: ArraySlice<UInt8>) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if WordList.isWord(at: Int(starts[middle]), of: bytes, before: word) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    private static func word(at start: Int, of bytes: [UInt8]) -> ArraySlice<UInt8> {
        bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
    }

    private static func isWord(at start: Int, of bytes: [UInt8], before other: ArraySlice<UInt8>) -> Bool {
        word(at: start, of: bytes).lexicographicallyPrecedes(other)
    }
}

/// The ranges of the words in a part of a text: letters, and apostrophes and digits among them.
struct WordRanges {
    let ranges: [NSRange]

    init(in text: String, range: NSRange) {
        let units = Array(text.utf16)
        let (first, last) = (max(range.location, 0), min(NSMaxRange(range), units.count))
        var ranges: [NSRange] = []
        var start: Int?
        for index in first..<max(first, last) {
            let isInside =
                WordRanges.isLetter(units[index])
                || start != nil && (WordRanges.isMark(units[index]) || WordRanges.isJoint(units, index, last))
            if isInside {
                start = start ?? index
            } else if let begin = start {
                ranges.append(NSRange(location: begin, length: index - begin))
                start = nil
            }
        }
        if let start { ranges.append(NSRange(location: start, length: last - start)) }
        self.ranges = ranges
    }

    /// Returns the text of a range, or `nil` if the range is not in it.
    static func word(at range: NSRange, of text: String) -> String? {
        guard range.location >= 0, range.length > 0, NSMaxRange(range) <= text.utf16.count else { return nil }
        return (text as NSString).substring(with: range)
    }

    private static func isLetter(_ unit: UInt16) -> Bool {
        guard let scalar = Unicode.Scalar(unit) else { return false }
        return scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
    }

    /// Whether a unit is the accent of the letter before it.
    private static func isMark(_ unit: UInt16) -> Bool {
        Unicode.Scalar(unit)?.properties.generalCategory == .nonspacingMark
    }

    /// Whether an apostrophe stands between letters.
    private static func isJoint(_ units: [UInt16], _ index: Int, _ end: Int) -> Bool {
        (units[index] == 0x27 || units[index] == 0x2019) && index + 1 < end && isLetter(units[index + 1])
    }
}
