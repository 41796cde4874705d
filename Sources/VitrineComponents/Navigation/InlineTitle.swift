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
            .withTextAttributesOfBars()
        } else {
            title.withTextAttributesOfBars()
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
    let alignment: HorizontalAlignment
    let editing: TitleEditing
    /// Whether the app has a menu for the title, which is shown beside this view.
    let hasMenu: Bool

    var body: some View {
        if editing.isActive {
            TitleField(text: text, editing: editing)
                .font(.system(size: 17, weight: .semibold))
                .multilineTextAlignment(.center)
                .frame(minWidth: 120, maxWidth: 280)
        } else {
            HStack(spacing: 4) {
                InlineTitle(heading: heading, subtitle: subtitle, alignment: alignment)
                if !hasMenu {
                    TitleMenu { RenameButton().renameAction { editing.isActive = true } }
                }
            }
        }
    }
}
