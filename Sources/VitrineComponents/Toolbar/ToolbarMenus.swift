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

    /// The app's own action, or else the one that lets the user change the page's title.
    @MainActor private var action: RenameAction? {
        if let rename { return rename }
        guard let editing, editing.isPossible else { return nil }
        return RenameAction { editing.isActive = true }
    }

    @MainActor var body: some View {
        Menu {
            content.environment(\.rename, action)
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
