// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What assets are called in Swift, as Xcode has it.
///
/// A name is split into words at what is neither letter nor digit, at capitals, and between letters and digits. "Color"
/// or "Image" at its end is left out. The words run together, each but the first with a capital; a name without small
/// letters keeps its capitals, and underscores separate its words.
enum AssetSymbolNames {
    /// The name of a constant: "Brand Accent" is `brandAccent`, "URL-icon" `urlIcon`, "AccentColor" `accent`, "BMW"
    /// `BMW`, "292C38" `_292_C_38`.
    static func constant(_ name: String) -> String {
        var words = words(of: name)
        if words.count > 1, let last = words.last?.lowercased(), last == "color" || last == "image" {
            words.removeLast()
        }
        guard let first = words.first else { return "_" }
        if !words.contains(where: { $0.contains { $0.isLowercase } }) { return safe(words.joined(separator: "_")) }
        return safe(first.lowercased() + words.dropFirst().map(raised).joined())
    }

    /// The name of a namespace: "brand icons" is `BrandIcons`.
    static func namespace(_ name: String) -> String {
        safe(words(of: name).map(raised).joined())
    }

    /// The words of a name: "descentURLIcon-2" has four.
    private static func words(of name: String) -> [String] {
        let characters = Array(name)
        var words: [String] = []
        var isInWord = false
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                isInWord = false
                continue
            }
            if isInWord, !begins(characters, at: index) {
                words[words.count - 1].append(character)
            } else {
                words.append(String(character))
            }
            isInWord = true
        }
        return words
    }

    /// Whether a word begins at a character that follows a letter or a digit.
    private static func begins(_ characters: [Character], at index: Int) -> Bool {
        let (before, character) = (characters[index - 1], characters[index])
        if before.isNumber != character.isNumber { return true }
        guard character.isUppercase else { return false }
        // Of several capitals the last one begins the next word.
        return !before.isUppercase || index + 1 < characters.count && characters[index + 1].isLowercase
    }

    private static func raised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func safe(_ name: String) -> String {
        if name.isEmpty { return "_" }
        if name.first?.isNumber == true { return "_" + name }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    private static let keywords = Set(
        """
        actor as associatedtype break case catch class continue default defer deinit do else enum extension \
        fallthrough false fileprivate for func guard if import in init inout internal is let nil operator \
        precedencegroup private protocol public repeat rethrows return self static struct subscript super \
        switch throw throws true try typealias var where while Any Self Type Protocol
        """.split(separator: " ").map(String.init))
}
