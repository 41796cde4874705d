// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An order of texts in the language of the session that runs.
nonisolated package enum LocalizedOrder: String, CaseIterable, Sendable {
    /// The order of the Finder: numbers by their value, and case only where the texts are the same otherwise.
    case standard
    /// The order of words in a dictionary of the language.
    case dictionary

    /// The order that a comparator of Foundation stands for; `nil` for another one, as `lexical`.
    package init?(_ comparator: String.StandardComparator) {
        guard let order = Self.allCases.first(where: { $0.comparator == comparator }) else { return nil }
        self = order
    }

    /// The language whose order it is.
    package static var locale: Locale { SessionContext.current?.locale ?? Locale.current }

    /// Compares two texts.
    package func compare(_ one: String, _ other: String) -> ComparisonResult {
        one.compare(other, options: options, range: nil, locale: Self.locale)
    }

    private var options: String.CompareOptions {
        self == .standard ? [.numeric, .caseInsensitive, .widthInsensitive, .forcedOrdering] : []
    }

    /// The path from a text to one in this order.
    package var path: KeyPath<String, LocalizedText> {
        switch self {
        case .standard: \.inStandardOrder
        case .dictionary: \.inDictionaryOrder
        }
    }

    /// The path from a text that may be missing to one in this order.
    package var optionalPath: KeyPath<String?, LocalizedText?> {
        switch self {
        case .standard: \.inStandardOrder
        case .dictionary: \.inDictionaryOrder
        }
    }

    // MARK: - Comparators of Foundation

    /// The comparator of Foundation that stands for the order. It knows neither case nor language where it is asked itself.
    package var comparator: String.StandardComparator { self == .standard ? Self.standardOne : Self.dictionaryOne }

    private static let standardOne = made(by: [.numeric, .forcedOrdering])
    private static let dictionaryOne = made(by: [.forcedOrdering])

    /// The stored properties of Foundation's comparator, in this order (Swift 6.3).
    private struct Stored {
        let options: String.CompareOptions
        let isLocalized: Bool
        let order: SortOrder
    }

    // Foundation on Linux has the type and compares by its options, but offers only `lexical`, and no way to say others.
    // Most options end the process ("not implemented yet"); those here do not.
    private static func made(by options: String.CompareOptions) -> String.StandardComparator {
        unsafeBitCast(
            Stored(options: options, isLocalized: true, order: .forward), to: String.StandardComparator.self)
    }
}

/// A text whose order is that of the user's language.
nonisolated package struct LocalizedText: Comparable, Sendable {
    fileprivate let text: String
    fileprivate let order: LocalizedOrder

    /// Whether a text comes before another one.
    package static func < (one: Self, other: Self) -> Bool {
        one.order.compare(one.text, other.text) == .orderedAscending
    }
}

nonisolated extension String {
    fileprivate var inStandardOrder: LocalizedText { LocalizedText(text: self, order: .standard) }
    fileprivate var inDictionaryOrder: LocalizedText { LocalizedText(text: self, order: .dictionary) }
}

nonisolated extension String? {
    fileprivate var inStandardOrder: LocalizedText? { self?.inStandardOrder }
    fileprivate var inDictionaryOrder: LocalizedText? { self?.inDictionaryOrder }
}
