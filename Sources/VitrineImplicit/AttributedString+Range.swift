// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux searches attributed texts by itself, and ends the process ("_caseFoldMapping is not implemented yet")
// where case does not count and a letter is not ASCII. It searches strings as Apple's does. The compiler prefers a method of
// a type to one of its protocol.

extension AttributedString {
    /// Returns where a text is found first.
    ///
    /// - Parameters:
    ///   - stringToFind: The text.
    ///   - options: How letters are compared, and from which end.
    ///   - locale: The language by which letters are compared; `nil` for none.
    /// - Returns: The range of the text; `nil` if it is not there.
    /// - Complexity: Linear in the length.
    public func range<T>(
        of stringToFind: T, options: String.CompareOptions = [], locale: Locale? = nil
    ) -> Range<AttributedString.Index>? where T: StringProtocol {
        searched(for: stringToFind, options, locale)
    }
}

extension AttributedSubstring {
    /// Returns where a text is found first.
    ///
    /// - Parameters:
    ///   - stringToFind: The text.
    ///   - options: How letters are compared, and from which end.
    ///   - locale: The language by which letters are compared; `nil` for none.
    /// - Returns: The range of the text; `nil` if it is not there.
    /// - Complexity: Linear in the length.
    public func range<T>(
        of stringToFind: T, options: String.CompareOptions = [], locale: Locale? = nil
    ) -> Range<AttributedString.Index>? where T: StringProtocol {
        searched(for: stringToFind, options, locale)
    }
}

extension AttributedStringProtocol {
    fileprivate func searched<T>(
        for text: T, _ options: String.CompareOptions, _ locale: Locale?
    ) -> Range<AttributedString.Index>? where T: StringProtocol {
        let scalars = unicodeScalars
        let string = String(String.UnicodeScalarView(scalars))
        guard let found = string.range(of: text, options: options, range: nil, locale: locale) else { return nil }
        let (before, count) = (
            string.unicodeScalars.distance(from: string.startIndex, to: found.lowerBound),
            string.unicodeScalars.distance(from: found.lowerBound, to: found.upperBound)
        )
        let start = scalars.index(scalars.startIndex, offsetBy: before)
        return start..<scalars.index(start, offsetBy: count)
    }
}
