// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Automatic grammar agreement: `^[3 apple](inflect: true)` is read as "3 apples".
///
/// Supports English only, and only the number of a noun: the noun is the word before "of", or else the last one. In
/// other languages the words stay as they are; their catalogues have plural forms.
nonisolated enum Inflection {
    /// Returns the template without its marks, with nouns in agreement with their numbers; `text` returns the text of a
    /// value.
    static func applied(to template: String, locale: Locale, text: (Unicode.Scalar) -> String?) -> String {
        var result = ""
        var rest = template[...]
        while let mark = next(in: rest) {
            result += rest[..<mark.whole.lowerBound]
            let words = String(rest[mark.words])
            let isEnglish = locale.language.languageCode?.identifier == "en"
            result += isEnglish ? agreeing(words, text: text) : words
            rest = rest[mark.whole.upperBound...]
        }
        return result + rest
    }

    /// Returns the first `^[words](inflect: true)` of a text.
    private static func next(in text: Substring) -> (whole: Range<String.Index>, words: Range<String.Index>)? {
        var start = text.startIndex
        while let open = text.range(of: "^[", range: start..<text.endIndex) {
            start = open.upperBound
            guard let middle = text.range(of: "](", range: start..<text.endIndex),
                let close = text.range(of: ")", range: middle.upperBound..<text.endIndex),
                text[middle.upperBound..<close.lowerBound].filter({ !$0.isWhitespace }) == "inflect:true"
            else { continue }
            return (open.lowerBound..<close.upperBound, open.upperBound..<middle.lowerBound)
        }
        return nil
    }

    private static func agreeing(_ words: String, text: (Unicode.Scalar) -> String?) -> String {
        var parts = words.components(separatedBy: " ")
        // The words with the values that stand in them.
        let read = parts.map { part in part.unicodeScalars.map { text($0) ?? String($0) }.joined() }
        let number = read.first { $0.first?.isNumber == true || $0.first == "-" }
        guard let number, number != "1", number != "-1" else { return words }
        let noun = parts.firstIndex(of: "of").map { $0 - 1 } ?? parts.count - 1
        guard parts.indices.contains(noun), read[noun].last?.isLetter == true else { return words }
        // A value that only gets an ending keeps its place, with the look that it has there.
        let plural = plural(of: read[noun])
        parts[noun] = plural.hasPrefix(read[noun]) ? parts[noun] + plural.dropFirst(read[noun].count) : plural
        return parts.joined(separator: " ")
    }

    /// Returns the plural of an English noun.
    static func plural(of noun: String) -> String {
        let small = noun.lowercased()
        if let known = irregular[small] {
            return noun.first?.isUppercase == true ? known.prefix(1).uppercased() + known.dropFirst() : known
        }
        if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) {
            return noun.dropLast() + "ies"
        }
        if ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) { return noun + "es" }
        return noun + "s"
    }

    private static let irregular = [
        "person": "people", "man": "men", "woman": "women", "child": "children", "foot": "feet", "tooth": "teeth",
        "mouse": "mice", "goose": "geese", "ox": "oxen", "leaf": "leaves", "life": "lives", "knife": "knives",
        "wife": "wives", "half": "halves", "shelf": "shelves", "loaf": "loaves", "thief": "thieves", "wolf": "wolves",
        "hero": "heroes", "potato": "potatoes", "tomato": "tomatoes", "echo": "echoes", "quiz": "quizzes",
        "series": "series", "species": "species", "sheep": "sheep", "fish": "fish", "deer": "deer",
        "aircraft": "aircraft", "analysis": "analyses", "crisis": "crises", "criterion": "criteria",
    ]
}
