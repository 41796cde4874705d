// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The letters that are drawn as capitals slightly taller than lowercase letters.
///
/// The families have no glyphs for small capitals, so they are capitals of a smaller size with strokes as thick as
/// those of the letters around. Every surface uses these numbers, since browsers would choose different sizes.
package struct SmallCapitals: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let lowercase = SmallCapitals(rawValue: 1)
    package static let uppercase = SmallCapitals(rawValue: 2)

    /// The size of small capitals as a fraction of the font's size: slightly more than the height of an x (0.75 of a
    /// capital's).
    ///
    /// It is in 64ths, because browsers round font sizes to these: a whole size is drawn exactly.
    package static let scale = 49.0 / 64

    /// Returns the weight whose strokes at the smaller size are as thick as a weight's at the full size: along the
    /// weight axis of the families thickness grows in proportion.
    package static func weight(_ weight: Int) -> Int { min(Int((Double(weight) / scale).rounded()), 900) }

    /// Returns the capital that is drawn for a character; `nil` if the character is not changed.
    ///
    /// Only Latin, Greek and Cyrillic: other scripts with two cases have no small capitals.
    package func capital(of character: Character) -> String? {
        guard let first = character.unicodeScalars.first, Self.covers(first) else { return nil }
        let properties = first.properties
        if contains(.lowercase), properties.isLowercase, properties.changesWhenUppercased {
            // Combining marks are kept.
            return properties.uppercaseMapping + String(String.UnicodeScalarView(character.unicodeScalars.dropFirst()))
        }
        return contains(.uppercase) && properties.isUppercase ? String(character) : nil
    }

    private static func covers(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x41...0x52F, 0x1E00...0x1FFF: true
        default: false
        }
    }

    /// A run of characters with the same capitalisation.
    package struct Piece: Hashable, Sendable {
        /// The text that is drawn.
        package var text: String
        /// The UTF-8 length of the original text.
        package var length: Int
        package var isSmall: Bool
        /// Whether several capitals represent one letter, and share the tracking after it.
        package var isSeveralForOne: Bool
    }

    /// Returns the pieces of a string, split where small capitals begin and end; small pieces are capitals already.
    package func pieces(_ string: some StringProtocol) -> [Piece] {
        var pieces: [Piece] = []
        for character in string {
            let capital = capital(of: character)
            let piece = Piece(
                text: capital ?? String(character), length: character.utf8.count, isSmall: capital != nil,
                isSeveralForOne: capital.map { $0.count > 1 } ?? false)
            if let last = pieces.last, last.isSmall == piece.isSmall, !last.isSeveralForOne, !piece.isSeveralForOne {
                pieces[pieces.count - 1].text += piece.text
                pieces[pieces.count - 1].length += piece.length
            } else {
                pieces.append(piece)
            }
        }
        return pieces
    }
}
