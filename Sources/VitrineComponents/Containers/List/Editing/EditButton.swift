// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A button that switches a page between editing and not.
nonisolated public struct EditButton: View {
    @Environment(\.editMode) private var mode

    public nonisolated init() {}

    @MainActor public var body: some View {
        let mode = mode
        let isEditing = mode?.wrappedValue.isEditing == true
        Button {
            mode?.wrappedValue = isEditing ? .inactive : .active
        } label: {
            Text(isEditing ? SystemWord.done : .edit)
        }
        .disabled(mode == nil)
    }
}
