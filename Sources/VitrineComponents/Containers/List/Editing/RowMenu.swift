// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) import VitrineCore

/// The menu of the rows of lists and tables for what is selected, and the action that opens it.
nonisolated struct RowMenu {
    /// Whether an identifier has the type that the menu is for.
    let accepts: (AnyHashable) -> Bool
    /// Adds the menu to a row, for the identifiers that it is opened for.
    let attach: @MainActor (_ row: AnyView, _ identifiers: Set<AnyHashable>) -> AnyView
    /// Called when a row is tapped outside of edit mode; `nil` for nothing.
    let primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?
}

private struct RowMenuKey: EnvironmentKey {
    static var defaultValue: RowMenu? { nil }
}

extension EnvironmentValues {
    /// The menu of rows of the lists and tables in the view.
    var rowMenu: RowMenu? {
        get { self[RowMenuKey.self] }
        set { self[RowMenuKey.self] = newValue }
    }
}
