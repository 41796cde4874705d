// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Pseudo-languages, which reveal problems of translations.
///
/// The tags are ICU's.
nonisolated package enum PseudoLanguage: String, CaseIterable, Sendable {
    /// Accented letters, a third more of them, with brackets around: text that stays plain is not localised, and text
    /// that loses a bracket is truncated.
    case accented = "en-XA"
    /// The texts of the app's own language, laid out from right to left.
    case mirrored = "ar-XB"

    package init?(tag: String) {
        guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == tag.lowercased() }) else {
            return nil
        }
        self = found
    }

    /// Creates the pseudo-language of a locale; `nil` for a real language.
    package init?(_ locale: Locale) {
        let identifier = locale.identifier
        // Every look-up comes here, so real locales return before anything is allocated.
        guard identifier.utf8.count == 5, identifier.utf8.dropFirst(3).first == UInt8(ascii: "X") else { return nil }
        self.init(tag: identifier.replacing("_", with: "-"))
    }

    package var locale: Locale { Locale(identifier: rawValue.replacing("-", with: "_")) }

    package var isRightToLeft: Bool { self == .mirrored }

    /// Returns a translation's format string in this language; specifiers stay unchanged.
    package func transform(_ template: String) -> String {
        guard self == .accented else { return template }
        var result = ""
        var letters = 0
        var rest = template[...]
        while let character = rest.first {
            if character == "%", let specifier = Self.specifier(at: rest) {
                result += specifier
                rest = rest.dropFirst(specifier.count)
                continue
            }
            rest = rest.dropFirst()
            result.append(Self.accents[character] ?? character)
            if character.isLetter { letters += 1 }
        }
        let padding = (letters + 2) / 3
        return "[" + result + String(repeating: "·", count: padding) + "]"
    }

    /// Returns a doubled percent sign, a format specifier or the name of a substitution at the start of a text.
    private static func specifier(at text: Substring) -> Substring? {
        let after = text.dropFirst()
        if after.first == "%" { return text.prefix(2) }
        if after.hasPrefix("#@"), let end = after.dropFirst(2).firstIndex(of: "@") { return text[...end] }
        if after.hasPrefix("arg") { return text.prefix(4) }
        var rest = after
        guard FormatTemplate.Specifier(&rest) != nil else { return nil }
        return text[..<rest.startIndex]
    }

    private static let accents: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
            "áƀçďéƒĝĥíĵķĺɱñóþɋŕšťúṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶĹḾÑÓÞɊŔŠŤÚṼŴẊÝŽ"))
}
