// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column with a localized title that is sorted by an optional value.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - value: The key path to the value that rows are sorted by.
    ///   - content: A view builder of a row's cell.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V: Comparable {
        self.init(label: Text(titleKey), comparator: .byValue(at: value), cell: content)
    }

    /// Creates a column with a text as its title that is sorted by an optional value.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - value: The key path to the value that rows are sorted by.
    ///   - content: A view builder of a row's cell.
    public init<V>(
        _ text: Text, value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V: Comparable {
        self.init(label: text, comparator: .byValue(at: value), cell: content)
    }

    /// Creates a column with a title that is sorted by an optional value.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - value: The key path to the value that rows are sorted by.
    ///   - content: A view builder of a row's cell.
    @_disfavoredOverload
    public init<S, V>(
        _ title: S, value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where S: StringProtocol, V: Comparable {
        self.init(label: Text(title), comparator: .byValue(at: value), cell: content)
    }

    /// Creates a column with a localized title that is sorted by a value and its comparator.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - value: The key path to the value that rows are sorted by.
    ///   - comparator: The comparator of values.
    ///   - content: A view builder of a row's cell.
    public init<V, C>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared, C: SortComparator {
        self.init(label: Text(titleKey), comparator: .byValue(at: value, with: comparator), cell: content)
    }

    /// Creates a column with a text as its title that is sorted by a value and its comparator.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - value: The key path to the value that rows are sorted by.
    ///   - comparator: The comparator of values.
    ///   - content: A view builder of a row's cell.
    public init<V, C>(
        _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared, C: SortComparator {
        self.init(label: text, comparator: .byValue(at: value, with: comparator), cell: content)
    }

    /// Creates a column with a title that is sorted by a value and its comparator.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - value: The key path to the value that rows are sorted by.
    ///   - comparator: The comparator of values.
    ///   - content: A view builder of a row's cell.
    @_disfavoredOverload
    public init<S, V, C>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where S: StringProtocol, V == C.Compared, C: SortComparator {
        self.init(label: Text(title), comparator: .byValue(at: value, with: comparator), cell: content)
    }

    /// Creates a column with a localized title that is sorted by an optional value and its comparator.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - value: The key path to the value that rows are sorted by.
    ///   - comparator: The comparator of values.
    ///   - content: A view builder of a row's cell.
    public init<V, C>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared, C: SortComparator {
        self.init(label: Text(titleKey), comparator: .byValue(at: value, with: comparator), cell: content)
    }

    /// Creates a column with a text as its title that is sorted by an optional value and its comparator.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - value: The key path to the value that rows are sorted by.
    ///   - comparator: The comparator of values.
    ///   - content: A view builder of a row's cell.
    public init<V, C>(
        _ text: Text, value: KeyPath<RowValue, V?>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared, C: SortComparator {
        self.init(label: text, comparator: .byValue(at: value, with: comparator), cell: content)
    }

    /// Creates a column with a title that is sorted by an optional value and its comparator.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - value: The key path to the value that rows are sorted by.
    ///   - comparator: The comparator of values.
    ///   - content: A view builder of a row's cell.
    @_disfavoredOverload
    public init<S, V, C>(
        _ title: S, value: KeyPath<RowValue, V?>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where S: StringProtocol, V == C.Compared, C: SortComparator {
        self.init(label: Text(title), comparator: .byValue(at: value, with: comparator), cell: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// Creates a sortable column of texts with a localized title and a comparator.
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    ) {
        self.init(label: Text(titleKey), comparator: .byValue(at: value, with: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }

    /// Creates a sortable column of texts with a text as its title and a comparator.
    public init(
        _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    ) {
        self.init(label: text, comparator: .byValue(at: value, with: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }

    /// Creates a sortable column of texts with a title and a comparator.
    @_disfavoredOverload
    public init<S>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    ) where S: StringProtocol {
        self.init(label: Text(title), comparator: .byValue(at: value, with: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }
}
