// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the parts of a person's name: titles by a list, the others by their places.
///
/// - Complexity: Linear in the length of the text.
enum PersonNameParser {
    /// Returns the parts of a name; `nil` for a text without letters.
    static func parse(_ text: String) -> PersonNameComponents? {
        let plain = Self.plain(text)
        guard plain.contains(where: \.isLetter) else { return nil }
        var parts = plain.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
            .filter { !$0.isEmpty }
        var suffix: [String] = []
        // "Thomas Clark, Esq."
        while parts.count > 1, let last = parts.last, last.allSatisfy({ isSuffix($0) }) {
            suffix = last + suffix
            parts.removeLast()
        }
        // "Clark, Thomas"
        let isInverted = parts.count > 1
        var family = isInverted ? parts.removeFirst() : []
        var given = parts.flatMap { $0 }
        let prefix = takePrefix(&family) + takePrefix(&given)
        suffix = takeSuffix(&family) + takeSuffix(&given) + suffix
        if !isInverted { family = takeFamily(&given) }

        var name = PersonNameComponents()
        name.namePrefix = joined(prefix)
        name.givenName = given.first
        name.middleName = joined(Array(given.dropFirst()))
        name.familyName = joined(family)
        name.nameSuffix = joined(suffix)
        return name
    }

    /// The text without what stands in brackets, and without signs that are in no name.
    private static func plain(_ text: String) -> String {
        var depth = 0
        var plain = ""
        for character in text {
            switch character {
            case "(", "[", "{", "（": depth += 1
            case ")", "]", "}", "）": depth = max(0, depth - 1)
            default:
                if depth == 0, isOfNames(character) { plain.append(character) }
            }
        }
        return plain
    }

    private static func isOfNames(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character.isWhitespace || ".,'’-‐‑".contains(character)
    }

    private static func joined(_ words: [String]) -> String? {
        words.isEmpty ? nil : words.joined(separator: " ")
    }

    // MARK: - Titles

    /// Takes the titles before a name; one word stays.
    private static func takePrefix(_ words: inout [String]) -> [String] {
        var count = 0
        while count < words.count - 1, prefixes.contains(words[count].lowercased()) { count += 1 }
        let taken = Array(words.prefix(count))
        words.removeFirst(count)
        return taken
    }

    /// Takes what follows a name; one word stays.
    private static func takeSuffix(_ words: inout [String]) -> [String] {
        var count = 0
        while count < words.count - 1, isSuffix(words[words.count - 1 - count]) { count += 1 }
        let taken = Array(words.suffix(count))
        words.removeLast(count)
        return taken
    }

    private static func isSuffix(_ word: String) -> Bool {
        ["II", "III", "IV"].contains(word) || suffixes.contains(word.lowercased().filter { $0 != "." })
    }

    private static let prefixes: Set<String> = [
        "dr", "dr.", "doctor", "prof", "prof.", "professor", "mr", "mr.", "mrs", "mrs.", "ms", "ms.", "mx", "mx.",
        "miss", "sir", "dame", "lord", "lady", "rev.", "reverend", "hon.", "fr.", "capt.", "captain", "col.", "gen.",
        "lt.", "maj.", "sgt.", "sr.", "sra.", "srta.", "señor", "señora", "señorita", "herr", "frau", "monsieur",
        "madame", "mme", "mme.", "mlle", "mlle.",
    ]

    private static let suffixes: Set<String> = ["jr", "sr", "esq", "phd", "md", "dds", "mba", "cpa"]

    // MARK: - Families

    /// Takes the family name from the words of a name; one word is a given name.
    private static func takeFamily(_ words: inout [String]) -> [String] {
        if words.allSatisfy({ $0.unicodeScalars.allSatisfy(PersonNameComponents.FormatStyle.isEastAsian) }) {
            return takeEastAsianFamily(&words)
        }
        guard words.count > 1 else { return [] }
        // "CLARK Thomas"
        let capitals = words.prefix(while: { isInCapitals($0) }).count
        if capitals > 0, capitals < words.count, !words[capitals...].contains(where: { isInCapitals($0) }) {
            defer { words.removeFirst(capitals) }
            return Array(words.prefix(capitals))
        }
        let start = startOfFamily(words)
        defer { words.removeSubrange(start...) }
        return Array(words[start...])
    }

    /// The place of the family name: the last word's, or that of a particle before it, as in "van Beethoven".
    private static func startOfFamily(_ words: [String]) -> Int {
        let inside = 1..<max(1, words.count - 1)
        guard let particle = inside.first(where: { particles.contains(words[$0]) }) else { return words.count - 1 }
        // "López y García"
        let start = words[particle] == "y" ? max(1, particle - 1) : particle
        // "José Ramiro Martín González de Rivera": two given names, and then all that is the family's.
        return ["de", "del", "da", "das", "dos", "y"].contains(words[particle]) ? min(start, 2) : start
    }

    private static func isInCapitals(_ word: String) -> Bool {
        word.count > 2 && word.allSatisfy { $0.isUppercase || !$0.isLetter } && word.contains(where: \.isLetter)
    }

    private static let particles: Set<String> = [
        "de", "del", "della", "di", "da", "das", "dos", "do", "du", "le", "la", "van", "von", "der", "den", "ten",
        "ter", "zu", "af", "av", "bin", "ibn", "al", "el", "y", "De", "Del", "Di", "Du", "Van", "Von",
    ]

    /// Takes the first word, or the first characters: two of a family name that is known to have two, or where as many
    /// follow.
    private static func takeEastAsianFamily(_ words: inout [String]) -> [String] {
        guard words.count == 1, let name = words.first else { return words.isEmpty ? [] : [words.removeFirst()] }
        guard name.count > 1 else { return [] }
        let isOfTwo = name.count > 3 || name.count == 3 && familiesOfTwo.contains(String(name.prefix(2)))
        let length = isOfTwo ? 2 : 1
        words = [String(name.dropFirst(length))]
        return [String(name.prefix(length))]
    }

    private static let familiesOfTwo: Set<String> = [
        "欧阳", "歐陽", "司马", "司馬", "诸葛", "諸葛", "上官", "夏侯", "皇甫", "尉迟", "尉遲", "公孙", "公孫", "慕容",
        "司徒", "令狐", "남궁", "황보", "제갈", "선우", "독고",
    ]
}
