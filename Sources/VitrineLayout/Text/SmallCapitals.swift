// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Letters that are drawn as capitals hardly higher than small letters.
///
/// The families have no glyphs of their own for them, so they are capitals of a smaller size whose strokes are as thick
/// as those of the letters around. Every surface makes them from these numbers: browsers that made them themselves
/// would each take another size.
package struct SmallCapitals: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let lowercase = SmallCapitals(rawValue: 1)
    package static let uppercase = SmallCapitals(rawValue: 2)

    /// Of the font's size: their height is a little more than that of an x (0.75 of a capital's). In 64ths, because
    /// browsers cut sizes of fonts to these: what a whole size comes to is drawn exactly so.
    package static let scale = 49.0 / 64

    /// The weight that makes strokes at the smaller size as thick as a weight's at the full one: along the axis of our
    /// families thickness and weight grow alike.
    package static func weight(_ weight: Int) -> Int { min(Int((Double(weight) / scale).rounded()), 900) }

    /// What is drawn small in place of a character; `nil` where it stands as it is.
    ///
    /// Of Latin, Greek and Cyrillic only: other scripts with two cases have no small capitals.
    package func capital(of character: Character) -> String? {
        guard let first = character.unicodeScalars.first, Self.covers(first) else { return nil }
        let properties = first.properties
        if contains(.lowercase), properties.isLowercase, properties.changesWhenUppercased {
            // Marks stay: a capital has the same.
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

    /// Characters that are set in one go.
    package struct Piece: Hashable, Sendable {
        /// What is drawn.
        package var text: String
        /// UTF-8 length of what it stands for.
        package var length: Int
        package var isSmall: Bool
        /// Whether several capitals stand for one letter, and share the tracking behind it.
        package var isSeveralForOne: Bool
    }

    /// A string cut where small capitals begin and end; what is small is capitals already.
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
