// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The characters that are drawn as emoji images, in boxes of the same size on every surface.
package enum EmojiCluster {
    /// The advance of an emoji in em, whatever font draws it.
    package static let advance = 1.25

    /// Returns whether a character is shown as an emoji: by default, or because of a variation selector.
    package static func contains(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        if scalar.properties.isEmojiPresentation { return !character.unicodeScalars.contains("\u{FE0E}") }
        return scalar.properties.isEmoji && character.unicodeScalars.contains("\u{FE0F}")
    }

    /// Returns whether a string contains emoji; fast for all text in Latin, Greek and Cyrillic.
    package static func occurs(in string: String) -> Bool {
        // Keycaps and the characters U+00A9 and U+00AE need a variation selector, whose first byte is above this too.
        string.utf8.contains { $0 >= 0xE2 } && string.contains(where: contains)
    }

    /// Returns the parts of a string, split where emoji begin and end, every emoji on its own.
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
