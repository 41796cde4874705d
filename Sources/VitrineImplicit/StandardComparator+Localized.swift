// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux has the type and compares by its options, but offers only `lexical`, and no way to say others. Most
// options end the process ("not implemented yet"); those here do not.

extension String.StandardComparator {
    /// Compares texts as the Finder does.
    ///
    /// - Support: partial: where the comparator itself is asked, it knows numbers, but neither case nor language; sort
    ///   descriptors and key path comparators that are made with it know all three. It cannot be decoded.
    public static let localizedStandard: String.StandardComparator = made(by: [.numeric, .forcedOrdering])

    /// Compares texts as dictionaries do.
    ///
    /// - Support: partial: where the comparator itself is asked, it knows neither case nor language; sort descriptors and
    ///   key path comparators that are made with it know both. It cannot be decoded.
    public static let localized: String.StandardComparator = made(by: [.forcedOrdering])

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
    /// Compares texts as the Finder does.
    @_disfavoredOverload
    public static var localizedStandard: Self { String.Comparator(String.StandardComparator.localizedStandard) }
    /// Compares texts as dictionaries do.
    @_disfavoredOverload
    public static var localized: Self { String.Comparator(String.StandardComparator.localized) }
}

// MARK: - Sort descriptors

/// A text whose order is that of the user's language.
public struct _LocalizedText: Comparable, Sendable {
    fileprivate let text: String
    fileprivate let comparator: _LocalizedComparator

    /// Whether a text comes before another one.
    public static func < (one: Self, other: Self) -> Bool {
        one.comparator.compare(one.text, other.text) == .orderedAscending
    }
}

extension String {
    /// The text in the order of the Finder.
    public var _inStandardOrder: _LocalizedText { _LocalizedText(text: self, comparator: .localizedStandard) }
    /// The text in the order of dictionaries.
    public var _inLocalizedOrder: _LocalizedText { _LocalizedText(text: self, comparator: .localized) }
}

extension String? {
    /// The text in the order of the Finder.
    public var _inStandardOrder: _LocalizedText? { self?._inStandardOrder }
    /// The text in the order of dictionaries.
    public var _inLocalizedOrder: _LocalizedText? { self?._inLocalizedOrder }
}

extension SortDescriptor {
    /// Returns what `SortDescriptor(_:comparator:order:)` of an app makes.
    public static func _sorting(
        by path: any KeyPath<Compared, String> & Sendable, _ comparator: String.StandardComparator, _ order: SortOrder
    ) -> SortDescriptor {
        switch comparator {
        case .localizedStandard: SortDescriptor(sendable(path.appending(path: \String._inStandardOrder)), order: order)
        case .localized: SortDescriptor(sendable(path.appending(path: \String._inLocalizedOrder)), order: order)
        default: SortDescriptor(path, comparator: comparator, order: order)
        }
    }

    /// Returns what `SortDescriptor(_:comparator:order:)` of an app makes of a text that may be missing.
    public static func _sorting(
        by path: any KeyPath<Compared, String?> & Sendable, _ comparator: String.StandardComparator, _ order: SortOrder
    ) -> SortDescriptor {
        switch comparator {
        case .localizedStandard: SortDescriptor(sendable(path.appending(path: \String?._inStandardOrder)), order: order)
        case .localized: SortDescriptor(sendable(path.appending(path: \String?._inLocalizedOrder)), order: order)
        default: SortDescriptor(path, comparator: comparator, order: order)
        }
    }

    /// A path of another one and a literal is as sendable as they are, which the compiler does not know.
    private static func sendable<Value>(
        _ path: KeyPath<Compared, Value>
    ) -> any KeyPath<Compared, Value> & Sendable {
        unsafeBitCast(path, to: (any KeyPath<Compared, Value> & Sendable).self)
    }
}
