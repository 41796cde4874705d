// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// The button of a bar that opens the menu of seldom needed actions.
struct SecondaryMenu: View {
    let items: AnyView?

    var body: some View {
        if let items {
            Menu {
                items
            } label: {
                Image(systemName: "ellipsis")
            }
            .accessibilityLabel(Text(SystemWord.moreActions))
            .modifier(ToolbarPositionModifier(position: ToolbarItemPlacement.secondaryAction.position))
        }
    }
}

/// The button beside a title that opens its menu: a chevron in a circle.
///
/// A rename button in it changes the page's title, if the app has given a binding to that and no action of its own.
nonisolated struct TitleMenu<Content: View>: View {
    private let content: Content
    @Environment(\.titleEditing) private var editing
    @Environment(\.rename) private var rename

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor var body: some View {
        Menu {
            if rename == nil, let editing, editing.isPossible {
                content.renameAction { editing.isActive = true }
            } else {
                content
            }
        } label: {
            Image(systemName: "chevron.down.circle.fill")
                .font(.system(size: 17))
                .foregroundStyle(Color(.system(.secondary)))
        }
        .menuStyle(.button)
        .buttonStyle(.plain)
        .accessibilityLabel(Text(SystemWord.titleMenu))
    }
}
