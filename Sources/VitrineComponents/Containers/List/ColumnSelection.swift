// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// What follows from the selection of a list in a column of a split view.
///
/// The next column is shown when the app selects a row, as when the user does; not while rows are being chosen, and not for
/// what is left of several. Where the next column takes the list's place, choosing begins without what was last opened.
nonisolated struct ColumnSelection: ViewModifier {
    /// The selection; `nil` for a list elsewhere.
    let selection: ListSelection?
    @Environment(\.splitColumn) private var splitColumn
    @Environment(\.editMode) private var editMode

    @MainActor func body(content: Content) -> some View {
        let isEditing = editMode?.wrappedValue.isEditing == true
        content
            .onChange(of: selection?.current ?? []) { old, chosen in
                guard let selection, !chosen.isEmpty else { return }
                if selection.isMultiple, isEditing || chosen.isSubset(of: old) { return }
                splitColumn?.show()
            }
            .onChange(of: isEditing) {
                guard isEditing, let selection, selection.isMultiple, selection.opensInPlace else { return }
                selection.clear()
            }
    }
}

/// The background of a row that was opened in the list's place: it is marked only while rows are being chosen.
nonisolated struct OpenedRowBackground<Mark: View, Plain: View>: View {
    let mark: Mark
    let plain: Plain
    @Environment(\.editMode) private var editMode

    @MainActor @ViewBuilder var body: some View {
        if editMode?.wrappedValue.isEditing == true { mark } else { plain }
    }
}
