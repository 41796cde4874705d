// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The selection state of a row.
nonisolated struct RowSelection {
    var isSelected: Bool
    var isMultiple: Bool
    /// Whether only the app can select the row, and not the user.
    var isDisabled: Bool
    /// The row's identifier or tag.
    var tag: AnyHashable
    /// The rows that a context menu of the row applies to: all selected rows if it is one of them, else the row alone.
    var identifiers: Set<AnyHashable>
    /// Whether a tap selects the row outside of edit mode.
    var isChosenByTap: Bool
    /// Whether what is selected is shown in place of the list.
    var opensInPlace: Bool
    /// Whether the row is a navigation link, which takes its taps outside of edit mode.
    var isLink: Bool
    /// Selects the row in addition to others, or no longer.
    var toggle: @MainActor () -> Void
    /// Selects the row alone.
    var choose: @MainActor () -> Void
    /// Selects the rows from the one that was chosen last to this one, or adds the row where rows have no order.
    var extend: @MainActor () -> Void
}
