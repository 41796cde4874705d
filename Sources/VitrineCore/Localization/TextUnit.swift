// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import _FoundationICU

/// The units that a text is split into at boundaries of its language (UAX 29), by the ICU that Foundation includes.
nonisolated package enum TextUnit: Hashable, Sendable {
    /// Words and numbers, without spaces and punctuation.
    case word
    /// Sentences, each with the spaces that follow it.
    case sentence

    /// The unit that options of an enumeration name; `nil` for those that Foundation knows itself.
    package init?(_ options: NSString.EnumerationOptions) {
        switch options.rawValue & 0xFF {
        case NSString.EnumerationOptions.byWords.rawValue: self = .word
        case NSString.EnumerationOptions.bySentences.rawValue: self = .sentence
        default: return nil
        }
    }

    /// Returns the places of the units in a text, from its beginning to its end; linear in its length.
    ///
    /// - Parameters:
    ///   - text: The text in UTF-16.
    ///   - language: The identifier of the language; `nil` for the boundaries that all languages share.
    /// - Returns: The places in UTF-16 units, in ascending order, without overlaps.
    package func places(in text: [UInt16], language: String?) -> [Range<Int>] {
        guard !text.isEmpty, let length = Int32(exactly: text.count) else { return [] }
        return text.withUnsafeBufferPointer { text in
            var status = U_ZERO_ERROR
            let type = self == .word ? UBRK_WORD : UBRK_SENTENCE
            let iterator = swift_ubrk_open(type, language ?? "", text.baseAddress, length, &status)
            guard let iterator, status.rawValue <= U_ZERO_ERROR.rawValue else { return [] }
            defer { swift_ubrk_close(iterator) }
            var places: [Range<Int>] = []
            var start = Int(swift_ubrk_first(iterator))
            while true {
                let end = Int(swift_ubrk_next(iterator))
                // -1, which is no boundary, is the end.
                guard end > start else { return places }
                // Below the limit lie the kinds of spaces and punctuation.
                if self == .sentence || swift_ubrk_getRuleStatus(iterator) >= Self.limitOfSpaces {
                    places.append(start..<end)
                }
                start = end
            }
        }
    }

    /// ICU's `UBRK_WORD_NONE_LIMIT`.
    private static let limitOfSpaces: Int32 = 100

    /// Calls a closure with each unit of a text, until it says to stop.
    ///
    /// - Parameters:
    ///   - text: The text in UTF-16.
    ///   - options: Whether from the end, and whether in the language of the session.
    ///   - body: A closure that gets the place of a unit and that of the unit with what follows it, up to the next one;
    ///     that of the first one has also what comes before it. It returns whether to go on.
    package func enumerate(
        in text: [UInt16], options: NSString.EnumerationOptions, _ body: (Range<Int>, Range<Int>) -> Bool
    ) {
        let isLocalized = options.contains(.localized)
        let language = isLocalized ? LocalizedLookup.currentLocale.identifier : nil
        let places = places(in: text, language: language)
        let order = places.indices
        func visit(_ index: Int) -> Bool {
            let start = index == 0 ? 0 : places[index].lowerBound
            let end = index + 1 < places.count ? places[index + 1].lowerBound : text.count
            return body(places[index], start..<end)
        }
        if options.contains(.reverse) {
            for index in order.reversed() where !visit(index) { return }
        } else {
            for index in order where !visit(index) { return }
        }
    }
}

// Foundation on Linux has these two marked as unavailable, and the compiler takes what is available. SwiftUI's module
// has the functions that heed them.
extension NSString.EnumerationOptions {
    /// Words and numbers, without spaces and punctuation.
    public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }
    /// Sentences, each with the spaces that follow it.
    public static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }
}
