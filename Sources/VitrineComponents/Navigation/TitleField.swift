// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The field in which the user changes the title of a page; the whole title is selected at first.
struct TitleField: View {
    let text: Binding<String>
    let editing: TitleEditing
    @State private var selection: TextSelection?
    @FocusState private var isFocused: Bool

    var body: some View {
        TextField(text: text, selection: $selection) { Text(SystemWord.rename) }
            .focused($isFocused)
            .onAppear {
                isFocused = true
                let title = text.wrappedValue
                selection = TextSelection(range: title.startIndex..<title.endIndex)
            }
            .onSubmit { editing.isActive = false }
            .onChange(of: isFocused) { was, _ in if was { editing.isActive = false } }
    }
}
