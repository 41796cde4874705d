// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The field in which the user changes the title of a page.
struct TitleField: View {
    let text: Binding<String>
    let editing: TitleEditing
    @FocusState private var isFocused: Bool

    var body: some View {
        TextField(text: text) { Text(SystemWord.rename) }
            .focused($isFocused)
            .onAppear { isFocused = true }
            .onSubmit { editing.isActive = false }
            .onChange(of: isFocused) { was, _ in if was { editing.isActive = false } }
    }
}
