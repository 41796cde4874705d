// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A button that toggles the edit mode; disabled where there is no edit mode.
nonisolated public struct EditButton: View {
    @Environment(\.editMode) private var mode

    /// Creates an edit button.
    public nonisolated init() {}

    /// A button titled with the system's word for editing or for being done.
    @MainActor public var body: some View {
        let mode = mode
        let isEditing = mode?.wrappedValue.isEditing == true
        Button {
            withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            Text(isEditing ? SystemWord.done : .edit)
        }
        .disabled(mode == nil)
    }
}
