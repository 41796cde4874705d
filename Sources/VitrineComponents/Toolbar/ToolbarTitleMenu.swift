// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// Commands behind the title of a page's bar.
nonisolated public struct ToolbarTitleMenu<Content>: ToolbarContent where Content: View {
    public typealias Body = Never
    private let content: Content

    /// The commands.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The commands that the system has for the page's document: none.
    public init() where Content == EmptyView {
        content = EmptyView()
    }
}

extension ToolbarTitleMenu: PrimitiveToolbarContent {
    package var elements: some View {
        TitleMenu { content }.modifier(ToolbarPositionModifier(position: .titleMenu))
    }
}

extension View {
    /// Puts commands behind the title of the page's bar.
    public nonisolated func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View where C: View {
        let menu = ToolbarTitleMenu(content: content)
        return toolbar { menu }
    }
}

/// The button beside a title: a chevron in a circle.
nonisolated struct TitleMenu<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor var body: some View {
        Menu {
            content
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
