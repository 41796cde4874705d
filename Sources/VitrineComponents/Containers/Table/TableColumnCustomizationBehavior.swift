// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The changes of a column that a table allows its user; without effect here, as on an iPhone.
nonisolated public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
    /// The bits of the behaviours.
    public let rawValue: Int

    /// Creates behaviours from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Moving the column.
    public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
    /// Changing the width of the column.
    public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
    /// Showing or hiding the column.
    public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
    /// All of it.
    public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }
}
