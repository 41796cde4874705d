// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct NoteEditor: View {
    @Bindable var note: Note
    @FocusState private var isFocused: Bool

    private var words: Int { note.text.split { $0.isWhitespace }.count }

    var body: some View {
        TextEditor(text: $note.text)
            .accessibilityLabel("Text")
            .focused($isFocused)
            .padding(.horizontal)
            .safeAreaInset(edge: .bottom) {
                Text(words == 1 ? "1 word" : "\(words) words")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .padding(8)
                    .frame(maxWidth: .infinity)
                    .background(.bar)
            }
            .navigationTitle(note.title)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Toggle("Pin", systemImage: "pin", isOn: $note.isPinned)
                }
                ToolbarItem {
                    ShareLink(item: note.text)
                }
            }
            .onAppear {
                isFocused = note.text.isEmpty
            }
    }
}
