// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// A large title that the user can change.
nonisolated struct LargeTitle<Heading: View>: View {
    let text: Binding<String>
    let editing: TitleEditing
    /// The title while it is not changed.
    let heading: Heading

    @MainActor var body: some View {
        if editing.isActive {
            TitleField(text: text, editing: editing).font(.largeTitle.bold())
        } else {
            heading
        }
    }
}
