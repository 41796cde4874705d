// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

extension String.StandardComparator {
    /// Compares texts as the Finder does.
    ///
    /// - Support: partial: where the comparator itself is asked, it knows numbers, but neither case nor language; sort
    ///   descriptors and key path comparators that are made with it know all three. It cannot be decoded.
    public static let localizedStandard: String.StandardComparator = LocalizedOrder.standard.comparator

    /// Compares texts as dictionaries do.
    ///
    /// - Support: partial: where the comparator itself is asked, it knows neither case nor language; sort descriptors and
    ///   key path comparators that are made with it know both. It cannot be decoded.
    public static let localized: String.StandardComparator = LocalizedOrder.dictionary.comparator
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

extension SortDescriptor {
    /// Returns what `SortDescriptor(_:comparator:order:)` of an app makes.
    public static func _sorting(
        by path: any KeyPath<Compared, String> & Sendable, _ comparator: String.StandardComparator, _ order: SortOrder
    ) -> SortDescriptor {
        guard let localized = LocalizedOrder(comparator.forward) else {
            return SortDescriptor(path, comparator: comparator, order: order)
        }
        return SortDescriptor(sendable(path.appending(path: localized.path)), order: order)
    }

    /// Returns what `SortDescriptor(_:comparator:order:)` of an app makes of a text that may be missing.
    public static func _sorting(
        by path: any KeyPath<Compared, String?> & Sendable, _ comparator: String.StandardComparator, _ order: SortOrder
    ) -> SortDescriptor {
        guard let localized = LocalizedOrder(comparator.forward) else {
            return SortDescriptor(path, comparator: comparator, order: order)
        }
        return SortDescriptor(sendable(path.appending(path: localized.optionalPath)), order: order)
    }

    /// A path of another one and a literal is as sendable as they are, which the compiler does not know.
    private static func sendable<Value>(
        _ path: KeyPath<Compared, Value>
    ) -> any KeyPath<Compared, Value> & Sendable {
        unsafeBitCast(path, to: (any KeyPath<Compared, Value> & Sendable).self)
    }
}

extension String.StandardComparator {
    /// The comparator without its direction, which is said beside it.
    fileprivate var forward: Self {
        var forward = self
        forward.order = .forward
        return forward
    }
}
