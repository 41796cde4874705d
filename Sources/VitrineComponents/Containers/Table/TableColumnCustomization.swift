// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// Which columns of a table are shown.
///
/// - Support: partial: apps change it; users cannot move or hide columns.
nonisolated public struct TableColumnCustomization<RowValue>: Equatable, Sendable, Codable
where RowValue: Identifiable {
    var visibilities: [String: Visibility] = [:]

    /// Creates a customization without changes.
    public init() {}

    private enum CodingKeys: CodingKey { case hidden, visible }

    /// Reads a customization.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        for name in try container.decode([String].self, forKey: .hidden) { visibilities[name] = .hidden }
        for name in try container.decode([String].self, forKey: .visible) { visibilities[name] = .visible }
    }

    /// Writes the customization.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        let names = { (wanted: Visibility) in visibilities.filter { $0.value == wanted }.keys.sorted() }
        try container.encode(names(.hidden), forKey: .hidden)
        try container.encode(names(.visible), forKey: .visible)
    }

    /// The visibility of the column with an identifier.
    public subscript(visibility id: String) -> Visibility {
        get { visibilities[id] ?? .automatic }
        set { visibilities[id] = newValue == .automatic ? nil : newValue }
    }

    /// Shows columns as the table has them, in its order.
    public mutating func resetOrder() {}
}

extension TableColumnContent {
    /// Gives the columns an identifier, by which a customization knows them.
    public func customizationID(_ id: String) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { $0.identifier = id }
    }

    /// Sets whether the columns are shown unless a customization says otherwise.
    public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { $0.visibility = visibility }
    }

    /// Sets where the labels and the cells of the columns are in the columns' widths.
    ///
    /// - Parameter alignment: The alignment.
    /// - Returns: The columns with the alignment.
    public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { $0.alignment = alignment }
    }

    /// Sets what the user cannot change of the columns: nothing that they could, as on an iPhone.
    public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        self
    }

    private func changed(
        _ change: @escaping (inout TableColumnItem<TableRowValue, TableColumnSortComparator>) -> Void
    ) -> TableColumnList<TableRowValue, TableColumnSortComparator> {
        TableColumnList {
            TableColumnList<TableRowValue, TableColumnSortComparator>.columns(of: self).map { item in
                var item = item
                change(&item)
                return item
            }
        }
    }
}

extension AppStorage {
    /// Creates a property that stores the customization of a table.
    ///
    /// - Parameters:
    ///   - wrappedValue: The customization until another one is stored.
    ///   - key: The key in the store.
    ///   - store: The store; the user's defaults for `nil`.
    public init<RowValue>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
        self.init(json: wrappedValue, key, store: store)
    }
}

extension SceneStorage {
    /// Creates a property that keeps the customization of a table with its scene.
    public init<RowValue>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
    ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
        self.init(json: wrappedValue, key)
    }
}
