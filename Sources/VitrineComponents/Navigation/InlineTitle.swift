// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay

/// A title in a bar's row, with a subtitle.
nonisolated struct InlineTitle: View {
    let heading: Text
    let subtitle: Text?
    var alignment = HorizontalAlignment.center
    /// Whether it is hidden from assistive technology, which reads another copy.
    var isCopy = false

    @MainActor var body: some View {
        if let subtitle {
            VStack(alignment: alignment, spacing: 0) {
                title
                subtitle.font(.system(size: 12)).foregroundStyle(Color.secondary).lineLimit(1)
                    .accessibilityHidden(isCopy)
            }
        } else {
            title
        }
    }

    @MainActor private var title: some View {
        let isCopy = isCopy
        return heading.lineLimit(1)
            .modifier(SemanticsModifier { if isCopy { $0.isHidden = true } else { $0.role = .heading(level: 1) } })
    }
}

/// An inline title that the user can change, through a menu beside it.
struct EditableTitle: View {
    let text: Binding<String>
    let heading: Text
    let subtitle: Text?
    @State private var isEditing = false
    @FocusState private var isFocused: Bool

    var body: some View {
        if isEditing {
            TextField(text: text) { Text(SystemWord.rename) }
                .font(.system(size: 17, weight: .semibold))
                .multilineTextAlignment(.center)
                .frame(minWidth: 120, maxWidth: 280)
                .focused($isFocused)
                .onAppear { isFocused = true }
                .onSubmit { isEditing = false }
                .onChange(of: isFocused) { was, _ in if was { isEditing = false } }
        } else {
            HStack(spacing: 4) {
                InlineTitle(heading: heading, subtitle: subtitle)
                TitleMenu { RenameButton().renameAction { isEditing = true } }
            }
        }
    }
}
