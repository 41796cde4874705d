// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux has the type and compares by its options, but offers only `lexical`, and no way to say others.
// Its comparison knows no language: the options here are those that come nearest to one.

extension String.StandardComparator {
    /// Compares texts as the Finder does: numbers by their value; case, accents and widths of letters count only where
    /// the texts are the same otherwise.
    ///
    /// - Support: partial: letters have the same order in all languages, and a comparator cannot be decoded.
    public static let localizedStandard: String.StandardComparator = made(
        by: [.numeric, .caseInsensitive, .diacriticInsensitive, .widthInsensitive, .forcedOrdering])

    /// Compares texts as dictionaries do: case and accents count only where the texts are the same otherwise.
    ///
    /// - Support: partial: letters have the same order in all languages, and a comparator cannot be decoded.
    public static let localized: String.StandardComparator = made(
        by: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive, .forcedOrdering])

    /// What Foundation keeps in a comparator, in this order (Swift 6.3).
    private struct Stored {
        let options: String.CompareOptions
        let isLocalized: Bool
        let order: SortOrder
    }

    private static func made(by options: String.CompareOptions) -> String.StandardComparator {
        unsafeBitCast(
            Stored(options: options, isLocalized: true, order: .forward), to: String.StandardComparator.self)
    }
}

extension SortComparator where Self == _LocalizedComparator {
    /// Compares texts as the Finder does, in the user's language: numbers by their value, and case only where the texts
    /// are the same otherwise.
    public static var localizedStandard: Self { Self(isStandard: true) }
    /// Compares texts as the user's language does.
    public static var localized: Self { Self(isStandard: false) }
}

// For what names the type, as it is on Apple's platforms. Foundation's own comparator knows no language here.
extension SortComparator where Self == String.Comparator {
    /// Compares texts as the Finder does: numbers by their value, and case only where the texts are the same otherwise.
    @_disfavoredOverload
    public static var localizedStandard: Self { String.Comparator(String.StandardComparator.localizedStandard) }
    /// Compares texts as dictionaries do.
    @_disfavoredOverload
    public static var localized: Self { String.Comparator(String.StandardComparator.localized) }
}
