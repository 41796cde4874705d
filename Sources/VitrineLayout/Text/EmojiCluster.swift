// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The characters that are drawn as pictures, in boxes of one size on every surface.
package enum EmojiCluster {
    /// Em of an emoji, whatever font draws it.
    package static let advance = 1.25

    /// Whether a character is shown as an emoji: by default, or because a variation selector asks for it.
    package static func contains(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        if scalar.properties.isEmojiPresentation { return !character.unicodeScalars.contains("\u{FE0E}") }
        return scalar.properties.isEmoji && character.unicodeScalars.contains("\u{FE0F}")
    }

    /// Whether a string has any; quick for all text in Latin, Greek and Cyrillic.
    package static func occurs(in string: String) -> Bool {
        // Keycaps and the signs of U+00A9 and U+00AE need a variation selector, whose first byte is above this, too.
        string.utf8.contains { $0 >= 0xE2 } && string.contains(where: contains)
    }

    /// A string cut where emoji begin and end, every emoji by itself.
    package static func pieces(_ string: String) -> [(text: String, isEmoji: Bool)] {
        guard occurs(in: string) else { return string.isEmpty ? [] : [(string, false)] }
        var pieces: [(text: String, isEmoji: Bool)] = []
        for character in string {
            let isEmoji = contains(character)
            if !isEmoji, let last = pieces.last, !last.isEmoji {
                pieces[pieces.count - 1].text.append(character)
            } else {
                pieces.append((String(character), isEmoji))
            }
        }
        return pieces
    }
}
