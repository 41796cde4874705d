// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The place of a stack in a split view.
nonisolated struct SplitPlace: Equatable {
    let columns: SplitColumns
    /// The number of the column; in compact widths the stack of all columns is that of the first one.
    let column: Int
    /// Whether the columns are beside each other.
    let isRegular: Bool

    static func == (a: SplitPlace, b: SplitPlace) -> Bool {
        a.columns === b.columns && a.column == b.column && a.isRegular == b.isRegular
    }
}

private struct SplitViewKey: EnvironmentKey {
    static var defaultValue: SplitPlace? { nil }
}

private struct SplitContentKey: EnvironmentKey {
    static var defaultValue: SplitPlace? { nil }
}

extension EnvironmentValues {
    /// The place of the next stack, which is a split view's own.
    var splitView: SplitPlace? {
        get { self[SplitViewKey.self] }
        set { self[SplitViewKey.self] = newValue }
    }

    /// The place of the next stack, which an app has put into a column.
    var splitContent: SplitPlace? {
        get { self[SplitContentKey.self] }
        set { self[SplitContentKey.self] = newValue }
    }
}
