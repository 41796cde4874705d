// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// The horizontal alignment of the label and the cells in a column of a table.
nonisolated public struct TableColumnAlignment: Hashable, Sendable {
    private enum Kind { case automatic, leading, center, trailing, numeric }
    private let kind: Kind

    /// The default: at the leading edge.
    public static var automatic: TableColumnAlignment { TableColumnAlignment(kind: .automatic) }
    /// At the leading edge.
    public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
    /// In the middle.
    public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
    /// At the trailing edge.
    public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }
    /// For numbers, whose last digits are below each other: at the trailing edge.
    public static var numeric: TableColumnAlignment { TableColumnAlignment(kind: .numeric) }

    /// For numbers in the digits of a numbering system: at the trailing edge.
    ///
    /// - Parameter numberingSystem: The numbering system.
    /// - Returns: The alignment.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { .numeric }

    /// The alignment in the frame of a cell.
    var inCell: Alignment {
        switch kind {
        case .automatic, .leading: .leading
        case .center: .center
        case .trailing, .numeric: .trailing
        }
    }
}
